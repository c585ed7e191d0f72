// Nothing but slow shades of blue and green.

void main() {
    vec2 p = vec2(uv.x * 1.6, uv.y);
    float slow = time * 0.02;
    float wave = sin(p.x * 1.7 + slow) + sin(p.y * 2.3 - slow * 0.8) + sin((p.x + p.y) * 1.3 + slow * 0.6);
    float shade = 0.5 + wave / 6.0;
    vec3 color = mix(vec3(0.035, 0.075, 0.15), vec3(0.04, 0.20, 0.24), shade);
    color += vec3(0.10, 0.05, 0.14) * smoothstep(0.6, 1.0, sin(p.x * 1.1 - slow * 0.5) * 0.5 + 0.5) * (1.0 - uv.y);
    // A trace of grain keeps the shades from showing steps.
    color += (hash(uv * 811.0) - 0.5) * 0.008;
    gl_FragColor = vec4(framed(color), 1.0);
}
