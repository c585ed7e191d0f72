// The sun going down over a calm sea.

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    float horizon = 0.42;
    vec2 sun = vec2(1.31, 0.475);
    float rise = smoothstep(horizon, 0.95, p.y);
    vec3 sky = mix(vec3(0.86, 0.42, 0.26), vec3(0.50, 0.23, 0.36), smoothstep(0.0, 0.35, rise));
    sky = mix(sky, vec3(0.10, 0.12, 0.30), smoothstep(0.2, 0.9, rise));
    float band = clouds(vec2(p.x * 1.4 + time * 0.008, p.y * 7.0));
    sky = mix(sky, vec3(0.30, 0.14, 0.28), smoothstep(0.52, 0.75, band) * 0.65 * smoothstep(0.42, 0.6, p.y));
    // The glow begins at the sun's rim with nearly the sun's own light, so that both are one.
    float beyond = max(length((p - sun) * vec2(0.92, 1.0)) - 0.050, 0.0);
    sky = mix(sky, vec3(1.0, 0.66, 0.34), 0.62 * exp(-beyond * 4.2));
    sky = mix(sky, vec3(1.0, 0.83, 0.55), 0.90 * exp(-beyond * 21.0));
    // Thin clouds lie before the sun as well.
    sky = mix(sky, vec3(0.80, 0.42, 0.32), smoothstep(0.50, 0.70, band) * 0.28 * exp(-beyond * 9.0));
    vec3 color = sky;
    if (p.y < horizon) {
        float depth = horizon - p.y;
        float far = 1.0 / (depth + 0.035);
        vec2 wave = vec2(p.x * far * 0.55, far * 1.6 + time * 0.22);
        float swell = noise(wave * 2.0) * 0.6 + noise(wave * vec2(5.0, 4.0) + vec2(time * 0.25, 0.0)) * 0.4;
        color = mix(vec3(0.42, 0.22, 0.30), vec3(0.03, 0.05, 0.13), smoothstep(0.0, 0.34, depth));
        color += vec3(0.30, 0.13, 0.14) * (swell - 0.5) * exp(-depth * 3.0);
        float across = (p.x - sun.x) / (0.06 + depth * 0.42);
        float path = exp(-across * across);
        // At the horizon the path is as bright as the sky above it, and breaks up towards the shore.
        color = mix(color, vec3(0.98, 0.66, 0.38), path * 0.85 * exp(-depth * 13.0));
        color += vec3(0.90, 0.56, 0.28) * smoothstep(0.56, 0.80, swell) * path * (0.85 - depth * 1.3);
    }
    gl_FragColor = vec4(framed(color * 0.78), 1.0);
}
