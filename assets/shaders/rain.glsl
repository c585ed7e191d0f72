// Street lights through a window on which rain runs down.

// Blurred lights of a street: warm and cool lamps, far ones small and close to the ground.
vec3 street(vec2 p) {
    vec3 color = mix(vec3(0.10, 0.11, 0.17), vec3(0.045, 0.07, 0.14), p.y);
    color += vec3(0.26, 0.17, 0.13) * exp(-abs(p.y - 0.30) * 4.5);
    for (int i = 0; i < 20; i++) {
        float n = float(i);
        vec2 seed = vec2(n * 1.37, n * 2.71);
        float height = hash(seed + 1.0);
        vec2 at = vec2(fract(hash(seed) + time * 0.004 * (hash(seed + 9.0) - 0.5)) * 1.9 - 0.15, 0.14 + 0.62 * height * height);
        float size = 0.030 + 0.055 * height + 0.02 * hash(seed + 2.0);
        // Light that fades towards its rim, with a glow around it, and no hard edge.
        float away = length(p - at) / size;
        float disc = smoothstep(1.15, 0.55, away) + 0.25 * exp(-away * away * 0.45);
        float pick = hash(seed + 4.0);
        vec3 lamp = pick < 0.55 ? vec3(0.95, 0.66, 0.36) : (pick < 0.80 ? vec3(0.42, 0.66, 0.90) : vec3(0.80, 0.82, 0.78));
        color += lamp * disc * (0.20 + 0.10 * sin(time * 0.3 + n * 2.0) * hash(seed + 6.0));
    }
    return color;
}

// Drops in a grid of one size: how the light is bent by them, and in z whether there is one.
vec3 drops(vec2 p, float size, float speed) {
    vec2 grid = p * vec2(size, size * 0.5);
    float column = floor(grid.x);
    grid.y += time * speed * (0.5 + hash(vec2(column, 1.0))) + hash(vec2(column, 5.0)) * 9.0;
    vec2 cell = floor(grid);
    vec2 at = fract(grid) - 0.5;
    vec2 center = (vec2(hash(cell), hash(cell + 17.0)) - 0.5) * vec2(0.6, 0.5);
    vec2 to = (at - center) * vec2(1.0, 2.0);
    float radius = 0.10 + 0.16 * hash(cell + 31.0);
    float drop = smoothstep(radius, radius * 0.7, length(to)) * step(0.35, hash(cell + 41.0));
    return vec3(to * drop, drop);
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    vec3 big = drops(p, 9.0, 0.10);
    vec3 small = drops(p + 3.1, 22.0, 0.02);
    vec2 bent = p + big.xy * 0.65 + small.xy * 0.3;
    vec3 color = street(bent);
    float fog = clouds(p * 3.0) * 0.06;
    color = color * (0.92 - fog) + vec3(0.05, 0.06, 0.075) * fog * 6.0;
    color += vec3(0.25, 0.32, 0.40) * (big.z * smoothstep(0.05, 0.22, big.y) + 0.5 * small.z * smoothstep(0.05, 0.2, small.y)) * 0.5;
    color *= 1.0 - 0.35 * big.z * smoothstep(-0.05, -0.25, big.y);
    gl_FragColor = vec4(framed(color), 1.0);
}
