// The sun going down over a calm sea.

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    float horizon = 0.42;
    vec2 sun = vec2(1.12, 0.50);
    vec3 high = vec3(0.10, 0.12, 0.30);
    vec3 low = vec3(0.95, 0.46, 0.26);
    float rise = smoothstep(horizon, 0.95, p.y);
    vec3 sky = mix(low, vec3(0.55, 0.24, 0.38), smoothstep(0.0, 0.35, rise));
    sky = mix(sky, high, smoothstep(0.2, 0.9, rise));
    float band = clouds(vec2(p.x * 1.4 + time * 0.008, p.y * 7.0));
    sky = mix(sky, vec3(0.30, 0.14, 0.28), smoothstep(0.52, 0.75, band) * 0.65 * smoothstep(0.42, 0.6, p.y));
    float glow = length(p - sun);
    sky += vec3(1.0, 0.62, 0.25) * exp(-glow * 5.0) * 0.65;
    sky = mix(sky, vec3(1.0, 0.90, 0.66), smoothstep(0.064, 0.058, glow));
    vec3 color = sky;
    if (p.y < horizon) {
        float depth = horizon - p.y;
        float far = 1.0 / (depth + 0.035);
        vec2 wave = vec2(p.x * far * 0.55, far * 1.6 + time * 0.22);
        float swell = noise(wave * 2.0) * 0.6 + noise(wave * vec2(5.0, 4.0) + vec2(time * 0.25, 0.0)) * 0.4;
        color = mix(vec3(0.42, 0.22, 0.30), vec3(0.03, 0.05, 0.13), smoothstep(0.0, 0.34, depth));
        color += vec3(0.30, 0.13, 0.14) * (swell - 0.5) * exp(-depth * 3.0);
        float path = exp(-pow((p.x - sun.x) / (0.05 + depth * 0.45), 2.0));
        float glitter = smoothstep(0.56, 0.80, swell);
        color += vec3(1.0, 0.68, 0.34) * glitter * path * (1.0 - depth * 1.4);
        color += vec3(0.30, 0.16, 0.10) * path * exp(-depth * 9.0);
    }
    gl_FragColor = vec4(framed(color * 0.82), 1.0);
}
