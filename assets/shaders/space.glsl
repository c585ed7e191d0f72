// Stars and coloured clouds between them, slowly turning.

void main() {
    vec2 p = vec2((uv.x - 0.5) * 1.6, uv.y - 0.5);
    float turn = time * 0.004;
    vec2 q = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * p;
    vec2 warp = vec2(clouds(q * 2.2 + 4.0), clouds(q * 2.2 + vec2(9.2, time * 0.006)));
    float gas = clouds(q * 2.6 + warp * 1.6);
    float lane = clouds(q * 4.5 - warp * 1.1 + 20.0);
    vec3 color = vec3(0.010, 0.012, 0.035);
    color += vec3(0.30, 0.12, 0.42) * smoothstep(0.35, 0.85, gas) * 0.9;
    color += vec3(0.05, 0.30, 0.45) * smoothstep(0.40, 0.90, warp.x) * 0.7;
    color += vec3(0.75, 0.32, 0.22) * smoothstep(0.58, 0.95, gas * (0.6 + warp.y * 0.8)) * 0.7;
    color *= 1.0 - 0.55 * smoothstep(0.50, 0.75, lane);
    color += stars(q + 2.0, 110.0, 0.975) * vec3(0.75, 0.85, 1.0);
    color += stars(q * 1.02 + 5.0, 48.0, 0.985) * vec3(1.0, 0.92, 0.8) * 1.3;
    float core = exp(-length(p - vec2(0.28, 0.12)) * 7.0);
    color += vec3(0.55, 0.45, 0.60) * core * 0.35;
    gl_FragColor = vec4(framed(color), 1.0);
}
