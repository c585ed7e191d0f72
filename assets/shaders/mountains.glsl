// Ridges behind ridges in the morning mist.

float ridge(float x, float seed) {
    float sum = 0.0;
    float part = 0.5;
    for (int i = 0; i < 4; i++) {
        sum += part * (1.0 - abs(2.0 * noise(vec2(x, seed)) - 1.0));
        x = x * 2.1 + 5.0;
        part *= 0.48;
    }
    return sum;
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    vec3 color = mix(vec3(0.86, 0.62, 0.50), vec3(0.20, 0.32, 0.52), smoothstep(0.45, 1.0, p.y));
    float sun = length(p - vec2(0.42, 0.66));
    color += vec3(0.9, 0.6, 0.35) * exp(-sun * 4.5) * 0.55;
    color = mix(color, vec3(1.0, 0.94, 0.82), smoothstep(0.046, 0.040, sun));
    float veil = clouds(vec2(p.x * 1.2 - time * 0.01, p.y * 4.0));
    color = mix(color, vec3(0.93, 0.80, 0.74), smoothstep(0.5, 0.8, veil) * 0.35);
    for (int i = 0; i < 6; i++) {
        float near = float(i) / 5.0;
        float top = 0.60 - 0.105 * float(i) + 0.20 * (1.0 - 0.45 * near) * (ridge(p.x * (1.1 + near * 1.5) + float(i) * 7.0 + time * 0.0025 * (1.0 + near * 2.0), float(i)) - 0.4);
        vec3 rock = mix(vec3(0.50, 0.47, 0.58), vec3(0.045, 0.085, 0.12), near);
        float mist = smoothstep(0.0, 0.30, top - p.y) * (0.75 - 0.35 * near);
        mist *= 0.75 + 0.5 * clouds(vec2(p.x * 2.0 - time * (0.012 + 0.01 * near), p.y * 5.0 + float(i)));
        rock = mix(rock, mix(vec3(0.80, 0.65, 0.62), vec3(0.28, 0.38, 0.46), near), clamp(mist, 0.0, 0.85));
        color = mix(color, rock, smoothstep(top + 0.003, top - 0.003, p.y));
    }
    gl_FragColor = vec4(framed(color * 0.80), 1.0);
}
