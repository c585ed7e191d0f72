// Northern lights over the lit windows of a city at night.

// One row of houses: their colour with lit windows, and in alpha whether p is inside one.
vec4 houses(vec2 p, float count, float ground, float rise, vec3 wall, float lit, float seed) {
    float x = p.x * count + seed;
    float house = floor(x);
    float top = ground + rise * (0.35 + 0.65 * hash(vec2(house, seed)));
    float inside = step(p.y, top);
    // A second, narrower storey on some houses.
    float inner = step(0.25, fract(x)) * step(fract(x), 0.7);
    inside = max(inside, inner * step(p.y, top + rise * 0.35 * step(0.55, hash(vec2(house, seed + 3.0)))));
    vec2 grid = vec2(fract(x) * 7.0, p.y * count * 7.0);
    vec2 pane = floor(grid);
    vec2 at = fract(grid);
    float light = step(1.0 - lit, hash(pane + vec2(house * 17.0, seed)));
    float blink = 0.85 + 0.15 * sin(time * (0.08 + hash(pane + house) * 0.15) + hash(pane) * 40.0);
    light *= step(0.25, at.x) * step(at.x, 0.75) * step(0.3, at.y) * step(at.y, 0.75);
    // Few lamps are bright: whoever looks at the board is not to look for them.
    float bright = 0.16 + 0.40 * pow(hash(pane + 5.0), 4.0);
    vec3 lamp = mix(vec3(1.0, 0.74, 0.42), vec3(0.62, 0.78, 0.95), step(0.78, hash(pane.yx + house)));
    return vec4(wall + lamp * light * blink * bright, inside);
}

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);

    vec3 color = mix(vec3(0.10, 0.16, 0.30), vec3(0.015, 0.025, 0.075), smoothstep(0.15, 0.95, p.y));
    color += vec3(0.30, 0.16, 0.22) * exp(-p.y * 4.5);

    color += stars(p, 90.0, 0.986) * smoothstep(0.3, 0.7, p.y);

    color += vec3(0.10, 0.62, 0.48) * curtain(p, 0.50, 0.04, 1.0) * 0.62;
    color += vec3(0.16, 0.36, 0.72) * curtain(p, 0.60, 0.03, 5.0) * 0.5;
    color += vec3(0.48, 0.20, 0.62) * curtain(p, 0.68, 0.025, 9.0) * 0.42;

    vec2 drift = vec2(time * 0.0012, 0.0);
    vec4 far = houses(p + drift, 14.0, 0.16, 0.22, vec3(0.050, 0.070, 0.13), 0.20, 3.0);
    color = mix(color, far.rgb + vec3(0.02, 0.03, 0.05), far.a);
    color += vec3(0.10, 0.10, 0.15) * exp(-abs(p.y - 0.16) * 14.0);
    vec4 near = houses(p + drift * 2.5, 8.0, 0.03, 0.24, vec3(0.022, 0.03, 0.065), 0.22, 11.0);
    color = mix(color, near.rgb, near.a);

    gl_FragColor = vec4(framed(color), 1.0);
}
