// Paper lanterns that rise over a river at night.

// One layer of lanterns of a size.
vec3 layer(vec2 p, float count, float speed, float seed) {
    vec2 grid = p * vec2(count, count * 0.62);
    float column = floor(grid.x);
    grid.y -= time * speed * (0.7 + 0.6 * hash(vec2(column, seed))) + hash(vec2(column, seed + 2.0)) * 7.0;
    vec2 cell = floor(grid);
    vec2 at = fract(grid) - 0.5;
    float sway = 0.10 * sin(time * 0.35 + hash(cell + seed) * 40.0);
    vec2 center = vec2((hash(cell + seed) - 0.5) * 0.45 + sway, (hash(cell + seed + 8.0) - 0.5) * 0.4);
    vec2 to = (at - center) / vec2(0.15, 0.155);
    float present = step(0.42, hash(cell + seed + 15.0));
    float waist = 1.0 - 0.22 * smoothstep(0.2, -1.0, to.y);
    float body = smoothstep(1.0, 0.86, max(abs(to.x) / waist, abs(to.y)));
    float flame = exp(-length(to - vec2(0.0, -0.7)) * 1.5);
    float flicker = 0.88 + 0.12 * sin(time * 1.1 + hash(cell) * 50.0);
    vec3 paper = mix(vec3(0.75, 0.26, 0.08), vec3(1.0, 0.78, 0.40), flame) * flicker;
    float halo = exp(-length(to) * 0.95) * 0.30;
    return present * (paper * body + vec3(0.9, 0.42, 0.14) * halo);
}

vec3 sky(vec2 p) {
    vec3 color = mix(vec3(0.16, 0.10, 0.20), vec3(0.02, 0.025, 0.08), smoothstep(0.2, 0.9, p.y));
    color += stars(p, 80.0, 0.988) * smoothstep(0.4, 0.8, p.y) * 0.8;
    color += layer(p, 13.0, 0.020, 5.0) * 0.45;
    color += layer(p + 0.37, 8.0, 0.028, 21.0) * 0.7;
    color += layer(p + 0.71, 4.6, 0.036, 43.0);
    return color;
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    float bank = 0.22;
    vec3 color;
    float roofs = bank + 0.03 + 0.05 * step(0.4, hash(vec2(floor(p.x * 9.0), 2.0))) + 0.02 * abs(fract(p.x * 9.0) - 0.5);
    if (p.y > bank) {
        color = sky(p);
        color = mix(color, vec3(0.025, 0.02, 0.04), smoothstep(roofs + 0.002, roofs - 0.002, p.y));
    } else {
        float depth = bank - p.y;
        float ripple = noise(vec2(p.x * 10.0, p.y * 110.0 - time * 0.8)) - 0.5;
        color = sky(vec2(p.x + ripple * 0.03, bank + depth * 1.9)) * (0.55 - depth);
        color += vec3(0.01, 0.012, 0.03);
    }
    gl_FragColor = vec4(framed(color), 1.0);
}
