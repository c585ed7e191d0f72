#version 100
// What all backgrounds share: the place on the picture, the time in seconds, and noise. Each of them is a main() put below this.
precision highp float;

varying vec2 uv;
uniform float time;

float hash(vec2 p) {
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float noise(vec2 p) {
    vec2 i = floor(p);
    vec2 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    float bottom = mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x);
    float top = mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x);
    return mix(bottom, top, f.y);
}


// Noise in several sizes: clouds, mist, waves.
float clouds(vec2 p) {
    float sum = 0.0;
    float part = 0.5;
    for (int i = 0; i < 4; i++) {
        sum += part * noise(p);
        p = p * 2.03 + vec2(17.3, 9.1);
        part *= 0.5;
    }
    return sum;
}

// A sky full of stars; size is their number across the picture.
float stars(vec2 p, float size, float rarity) {
    vec2 grid = p * size;
    vec2 cell = floor(grid);
    float lit = step(rarity, hash(cell));
    vec2 at = fract(grid) - 0.5 - 0.3 * (vec2(hash(cell + 3.0), hash(cell + 7.0)) - 0.5);
    float twinkle = 0.6 + 0.4 * sin(time * (0.4 + hash(cell + 11.0)) + hash(cell + 5.0) * 60.0);
    return lit * smoothstep(0.35, 0.0, length(at)) * twinkle;
}

// Darkens the corners a little.
vec3 framed(vec3 color) {
    vec2 centred = uv - 0.5;
    return color * (1.0 - 0.55 * dot(centred, centred));
}

// One curtain of light: bright at a wavering lower edge, fading upwards.
float curtain(vec2 p, float base, float speed, float seed) {
    float edge = base + 0.10 * (noise(vec2(p.x * 1.6 + seed, time * speed)) - 0.5)
        + 0.03 * (noise(vec2(p.x * 5.0 - time * speed * 2.0, seed)) - 0.5);
    float height = p.y - edge;
    float rays = 0.55 + 0.45 * noise(vec2(p.x * 22.0 + seed * 7.0, time * 0.25 + seed));
    return smoothstep(-0.02, 0.03, height) * exp(-height * 6.5) * rays;
}
