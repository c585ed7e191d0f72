// Northern lights and snowy hills, mirrored in a still lake.

float hill(float x, float height, float seed) {
    return height * (0.35 + 0.65 * noise(vec2(x * 2.2 + seed, seed))) + 0.03 * noise(vec2(x * 9.0, seed + 4.0));
}

vec3 sky(vec2 p) {
    vec3 color = mix(vec3(0.05, 0.16, 0.22), vec3(0.01, 0.02, 0.07), smoothstep(0.3, 1.0, p.y));
    color += stars(p, 70.0, 0.985) * smoothstep(0.4, 0.8, p.y);
    color += vec3(0.12, 0.85, 0.45) * curtain(p, 0.56, 0.06, 2.0) * 0.85;
    color += vec3(0.10, 0.55, 0.60) * curtain(p, 0.66, 0.045, 6.0) * 0.7;
    color += vec3(0.45, 0.18, 0.60) * curtain(p, 0.76, 0.035, 13.0) * 0.5;
    float far = 0.40 + hill(p.x, 0.20, 3.0);
    float near = 0.36 + hill(p.x, 0.14, 8.0);
    vec3 snow = mix(vec3(0.10, 0.17, 0.25), vec3(0.30, 0.45, 0.52), smoothstep(far - 0.12, far, p.y) * noise(p * vec2(26.0, 60.0)));
    color = mix(color, snow * 0.8, smoothstep(far + 0.003, far - 0.003, p.y));
    color = mix(color, vec3(0.02, 0.045, 0.06), smoothstep(near + 0.003, near - 0.003, p.y));
    return color;
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    float shore = 0.37;
    vec3 color;
    if (p.y > shore) {
        color = sky(p);
    } else {
        float depth = shore - p.y;
        vec2 ripple = vec2(noise(vec2(p.x * 14.0, p.y * 90.0 - time * 0.7)) - 0.5, noise(vec2(p.x * 9.0, p.y * 60.0 + time * 0.5)) - 0.5);
        vec2 mirrored = vec2(p.x, shore + depth * 1.35) + ripple * (0.012 + depth * 0.05);
        color = sky(mirrored) * (0.62 - depth * 0.7) + vec3(0.005, 0.02, 0.035);
        color += vec3(0.05, 0.10, 0.12) * smoothstep(0.012, 0.0, depth);
    }
    gl_FragColor = vec4(framed(color), 1.0);
}
