/** The shaders of the dice, the shadows and the glows: GLSL ES 3.00. */

const HEAD = `#version 300 es
precision highp float;
precision highp sampler2DArray;
uniform vec4 uEye;  // x, y, height of the eye (mm); pixels per mm
uniform vec4 uPlan; // middle of the tray, size of the canvas (pixels)
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.yzw, cross(q.yzw, v) + q.x * v); }
vec4 onScreen(vec3 p) {
  vec2 at = uPlan.xy + (p.xy - uEye.xy) * (uEye.w * uEye.z / (uEye.z - p.z)) * vec2(1.0, -1.0);
  return vec4(at.x / uPlan.z * 2.0 - 1.0, 1.0 - at.y / uPlan.w * 2.0, -p.z / uEye.z, 1.0);
}
`

export const DICE_VERTEX = `${HEAD}
layout(location = 0) in vec3 aPlace;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec3 aRight;
layout(location = 3) in vec3 aFace;
layout(location = 4) in vec4 iPlace; // place, size
layout(location = 5) in vec4 iTurn;
layout(location = 6) in vec4 iLook;  // gold, still, dim, flare
layout(location = 7) in vec4 iTop;   // the upper print: its right, radius, how far up it is from the middle
layout(location = 8) in vec3 iKind;  // coat, upper print, how far that is swollen
out vec3 vPlace; out vec3 vOwn; out vec3 vNormal; out vec3 vRight; out vec2 vFace; out vec2 vTop;
flat out float vPrint; flat out vec4 vLook; flat out vec2 vAxis; flat out vec3 vKind;
void main() {
  vec3 p = turned(iTurn, aPlace);
  vPlace = p * iPlace.w + iPlace.xyz;
  vOwn = aPlace;
  vNormal = turned(iTurn, aNormal);
  vRight = turned(iTurn, aRight);
  vFace = aFace.xy;
  vPrint = aFace.z;
  vLook = iLook;
  vAxis = iTop.xy;
  vTop = (vec2(dot(p.xy, iTop.xy), dot(p.xy, vec2(-iTop.y, iTop.x))) - vec2(0.0, iTop.w)) / iTop.z;
  vKind = iKind;
  gl_Position = onScreen(vPlace);
}`

export const DICE_FRAGMENT = `${HEAD}
in vec3 vPlace; in vec3 vOwn; in vec3 vNormal; in vec3 vRight; in vec2 vFace; in vec2 vTop;
flat in float vPrint; flat in vec4 vLook; flat in vec2 vAxis; flat in vec3 vKind;
uniform sampler2DArray uInk; // ink, slope to the right, slope upwards
uniform vec3 uLight;
uniform vec3 uCoats[COATS];  // body, second tone, ink of ivory, of each seat, of each dye, of gold
uniform vec3 uSpent[2];      // body and ink of a die that does not count
out vec4 oColor;

// The seat's own pattern in a die's body, 0 to 1; nothing in it is round, as pips are.
float pattern(float kind, vec3 p) {
  // Dyed dice wear the lattice, and the waves.
  if (kind > 8.5) kind = kind > 9.5 ? 6.0 : 7.0;
  if (kind > 7.5) return 0.0;
  if (kind < 1.5) return smoothstep(-0.25, 0.25, sin(dot(p, vec3(0.42, 0.63, 0.65)) * 1.05));
  if (kind < 2.5) return 0.0;
  if (kind < 3.5) {
    float s = sin(p.x * 0.34 + p.y * 0.27 + 2.4 * sin(p.y * 0.23 - p.z * 0.31) + 1.3 * sin(p.z * 0.52 + p.x * 0.2));
    return 1.0 - smoothstep(0.12, 0.55, abs(s));
  }
  if (kind < 4.5) return smoothstep(-0.25, 0.25, dot(p, vec3(0.53, 0.41, 0.74)));
  // Rings of a tree whose heart is far outside.
  if (kind < 5.5) return smoothstep(0.25, 0.8, sin(length(p.xy * 1.1 + vec2(31.0, 17.0) + 0.35 * p.z) * 2.6));
  if (kind < 6.5) {
    float zig = abs(fract(p.x / 6.4) - 0.5) * 4.6;
    return smoothstep(0.05, 0.6, sin((p.y * 0.9 + p.z * 0.8 + zig) * 1.25));
  }
  vec2 w = abs(sin(vec2(dot(p, vec3(0.6, 0.55, -0.5)), dot(p, vec3(-0.55, 0.6, 0.57))) * 0.8));
  return 1.0 - smoothstep(0.1, 0.34, min(w.x, w.y));
}

void main() {
  float gold = vLook.x, still = vLook.y, dim = vLook.z, flare = vLook.w;
  vec3 N = normalize(vNormal);
  float up = N.z;
  float ink = 0.0;
  if (vFace.x > -7.0) {
    vec4 print = texture(uInk, vec3(vFace * 0.5 + 0.5, vPrint));
    // What is printed on the sides fades as a die lies still; the upper print is drawn below.
    float seen = mix(1.0, 0.24 * (1.0 - vKind.z), still) * (1.0 - step(0.001, still) * step(0.985, up));
    ink = print.r * seen;
    // Ink lies in shallow bowls, and no face is quite flat.
    vec2 slope = (print.gb * 2.0 - 1.0) * 0.85 * mix(1.0, seen, still) + clamp(vFace, -1.4, 1.4) * 0.04;
    N = normalize(N + vRight * slope.x + cross(N, vRight) * slope.y);
  }
  if (still > 0.0 && up > 0.12) {
    vec4 print = texture(uInk, vec3(vTop * 0.5 + 0.5, vKind.y));
    ink = max(ink, print.r);
    vec2 slope = (print.gb * 2.0 - 1.0) * 0.85;
    N = normalize(N + vec3(vAxis * slope.x + vec2(-vAxis.y, vAxis.x) * slope.y, 0.0));
  }

  vec3 V = normalize(vec3((uEye.xy - vPlace.xy) / (uEye.z - vPlace.z), 1.0));
  // A lamp and not the sun: it stands over the upper left, about three trays away.
  vec3 L = normalize(uLight * 3.2 + vec3((uEye.xy - vPlace.xy) / (uEye.x * 1.6), 0.0));
  vec3 H = normalize(L + V);
  float lit = dot(N, L);
  float wrap = clamp(lit * 0.66 + 0.34, 0.0, 1.0);
  float shine = max(dot(N, H), 0.0);
  float rim = pow(1.0 - clamp(dot(N, V), 0.0, 1.0), 3.0);

  int coat = int(vKind.x + 0.5) * 3;
  vec3 body = uCoats[coat];
  if (coat > 0) {
    // A swollen print lies on calmer ground.
    float calm = 1.0 - still * vKind.z * (1.0 - smoothstep(0.7, 1.1, length(vTop)));
    body = mix(body, uCoats[coat + 1], pattern(vKind.x, vOwn) * mix(0.25, 1.0, calm));
    // One seat's dice have inlaid edges.
    if (coat == 6 && vFace.x < -8.5) body = mix(body, uCoats[coat + 1], mix(0.15, 1.0, calm));
  }
  body = mix(mix(body, uCoats[COATS - 3], gold), uSpent[0], dim * DIMMED);
  vec3 dark = mix(mix(uCoats[coat + 2], uCoats[COATS - 1], gold), uSpent[1], dim * DIMMED);
  vec3 base = mix(body, dark, ink * 0.97);
  // Sky from above, felt from below.
  vec3 around = mix(vec3(0.13, 0.20, 0.155), vec3(0.41, 0.405, 0.42), N.z * 0.5 + 0.5);
  // Bone lets a little light through where it turns away.
  vec3 through = body * vec3(0.079, 0.046, 0.02) * (1.0 - wrap) * (1.0 - ink);
  float ground = mix(0.58, 1.0, smoothstep(0.0, 9.0, vPlace.z));
  vec3 color = base * (around + vec3(0.70, 0.665, 0.605) * wrap) * ground + through;
  float gloss = mix(coat > 0 ? 0.36 : 0.26, 0.55, gold) * (1.0 - 0.85 * ink);
  color += vec3(1.0, 0.97, 0.90) * (pow(shine, 70.0) * gloss + pow(shine, 10.0) * 0.06 * (1.0 - 0.8 * ink));
  color += mix(coat > 0 ? vec3(0.15, 0.16, 0.17) : vec3(0.10, 0.11, 0.12), vec3(0.30, 0.18, 0.03), gold) * rim * (1.0 - ink);
  // As it bursts it glows from within.
  color += vec3(1.0, 0.62, 0.14) * flare * (0.30 + 0.9 * rim) * (1.0 - 0.6 * ink);
  oColor = vec4(color, 1.0);
}`

/** Each die casts a shadow from each of a few lights: soft where it is high, sharp where it touches. */
export const SHADOW_VERTEX = `${HEAD}
layout(location = 0) in vec3 aPlace;
layout(location = 4) in vec4 iPlace;
layout(location = 5) in vec4 iTurn;
uniform vec2 uLamps[LAMPS];
uniform int uCount;
void main() {
  vec3 p = turned(iTurn, aPlace) * iPlace.w + iPlace.xyz;
  p.z = max(p.z, 0.0);
  gl_Position = onScreen(vec3(p.xy + uLamps[gl_InstanceID % uCount] * p.z, 0.0));
}`

export const SHADOW_FRAGMENT = `${HEAD}
uniform float uDark;
out vec4 oColor;
void main() { oColor = vec4(vec3(0.01, 0.03, 0.02) * uDark, uDark); }`

export const GLOW_VERTEX = `${HEAD}
layout(location = 0) in vec2 aCorner;
layout(location = 1) in vec4 iPlace; // place, radius
layout(location = 2) in vec2 iLook;  // strength, shape
out vec2 vAt; flat out vec2 vLook;
void main() {
  vAt = aCorner;
  vLook = iLook;
  gl_Position = onScreen(iPlace.xyz + vec3(aCorner * iPlace.w, 0.0));
}`

export const GLOW_FRAGMENT = `${HEAD}
in vec2 vAt; flat in vec2 vLook;
out vec4 oColor;
void main() {
  float r = length(vAt);
  float s = pow(max(0.0, 1.0 - r), 2.0);
  if (vLook.y > 1.5) {
    // Beams of uneven length, turning a little as they die away.
    float a = atan(vAt.y, vAt.x) + vLook.x * 0.5;
    float beam = pow(abs(sin(a * 4.0)), 6.0) + 0.6 * pow(abs(sin(a * 6.5 + 1.0)), 10.0);
    s *= beam * smoothstep(0.05, 0.3, r);
  } else if (vLook.y > 0.5) {
    // A sharp crest, and light behind it.
    float d = r - 0.86;
    s = smoothstep(0.13, 0.0, abs(d)) * 0.75 + smoothstep(-0.5, 0.0, d) * step(d, 0.0) * 0.22;
  }
  s *= vLook.x;
  vec3 color = mix(vec3(1.0, 0.46, 0.08), vec3(1.0, 0.86, 0.52), min(1.0, s));
  // Little alpha: over the felt it adds light, and takes some of the green away.
  oColor = vec4(color * s, min(0.5, s * 0.4));
}`
