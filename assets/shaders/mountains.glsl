// Ridges behind ridges in the morning haze. The nearer they are, the faster they pass.

// Noise along a line.
float wave(float x, float seed) {
    float i = floor(x);
    float f = x - i;
    f = f * f * (3.0 - 2.0 * f);
    return mix(hash(vec2(i, seed)), hash(vec2(i + 1.0, seed)), f);
}

// The height of a ridge, from 0 to 1: folded waves have sharp crests.
float ridge(float x, float seed) {
    float sum = 0.0;
    float part = 0.54;
    for (int i = 0; i < 4; i++) {
        sum += part * (1.0 - abs(2.0 * wave(x, seed) - 1.0));
        x = x * 2.13 + 5.0;
        part *= 0.46;
    }
    return sum;
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    vec2 sun = vec2(1.30, 0.68);
    vec3 color = mix(vec3(0.74, 0.52, 0.46), vec3(0.13, 0.23, 0.43), smoothstep(0.46, 1.02, p.y));
    float beyond = max(length(p - sun) - 0.034, 0.0);
    color = mix(color, vec3(0.98, 0.76, 0.56), 0.60 * exp(-beyond * 4.0));
    color = mix(color, vec3(1.0, 0.90, 0.74), 0.90 * exp(-beyond * 24.0));
    float veil = clouds(vec2(p.x * 1.3 - time * 0.006, p.y * 5.0));
    color = mix(color, vec3(0.82, 0.64, 0.60), smoothstep(0.48, 0.78, veil) * 0.32);
    // Mist drifts through all valleys alike.
    float drift = 0.7 + 0.6 * noise(vec2(p.x * 2.4 - time * 0.02, p.y * 7.0));
    float sunward = exp(-abs(p.x - sun.x) * 2.2);
    for (int i = 0; i < 7; i++) {
        float near = float(i) / 6.0;
        float x = p.x * (1.0 + near * 0.9) + time * (0.0006 + 0.010 * near * near) + float(i) * 17.0;
        float high = 0.30 - 0.07 * near;
        float top = 0.47 - 0.085 * float(i) + high * (ridge(x * 1.15, float(i)) - 0.30);
        // Firs on the ridges close by.
        top += 0.010 * smoothstep(0.55, 0.9, near) * wave(x * 46.0, float(i) + 20.0);
        vec3 haze = mix(vec3(0.70, 0.53, 0.51), vec3(0.17, 0.27, 0.36), smoothstep(0.0, 0.8, near));
        haze += vec3(0.20, 0.11, 0.03) * sunward * (1.0 - near) * (1.0 - near);
        vec3 rock = mix(haze, vec3(0.030, 0.060, 0.085), 0.20 + 0.80 * smoothstep(0.0, 1.0, near));
        float below = top - p.y;
        float mist = smoothstep(0.0, 0.26 - 0.06 * near, below) * (0.85 - 0.45 * near) * drift;
        rock = mix(rock, haze, clamp(mist, 0.0, 0.92));
        // The first light on the crests.
        rock += vec3(0.16, 0.09, 0.05) * exp(-max(below, 0.0) * 60.0) * sunward * (1.0 - near);
        color = mix(color, rock, smoothstep(0.0, 0.0045 - 0.002 * near, below));
    }
    gl_FragColor = vec4(framed(color * 0.84), 1.0);
}
