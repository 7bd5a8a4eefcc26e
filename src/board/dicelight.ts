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
layout(location = 6) in vec4 iLook;  // gold, still, dim
out vec3 vPlace; out vec3 vNormal; out vec3 vRight; out vec2 vFace; out float vLow;
flat out float vLabel; flat out vec4 vLook;
void main() {
  vec3 p = turned(iTurn, aPlace) * iPlace.w;
  vPlace = p + iPlace.xyz;
  vNormal = turned(iTurn, aNormal);
  vRight = turned(iTurn, aRight);
  vFace = aFace.xy;
  vLabel = aFace.z;
  vLook = iLook;
  vLow = vPlace.z;
  gl_Position = onScreen(vPlace);
}`

export const DICE_FRAGMENT = `${HEAD}
in vec3 vPlace; in vec3 vNormal; in vec3 vRight; in vec2 vFace; in float vLow;
flat in float vLabel; flat in vec4 vLook;
uniform sampler2DArray uInk; // ink, slope to the right, slope upwards
uniform vec3 uLight;
out vec4 oColor;
void main() {
  float gold = vLook.x, still = vLook.y, dim = vLook.z;
  vec3 N = normalize(vNormal);
  float up = N.z;
  float ink = 0.0;
  if (vFace.x > -2.0) {
    vec4 print = texture(uInk, vec3(vFace * 0.5 + 0.5, vLabel - 1.0));
    ink = print.r;
    vec2 slope = print.gb * 2.0 - 1.0;
    // The pips are bowls, and no face is quite flat.
    slope = slope * 0.85 + vFace * 0.05;
    N = normalize(N + vRight * slope.x + cross(N, vRight) * slope.y);
  }
  ink *= mix(1.0, mix(0.25, 1.0, smoothstep(0.9, 0.985, up)), still);

  vec3 V = normalize(vec3((uEye.xy - vPlace.xy) / (uEye.z - vPlace.z), 1.0));
  // A lamp and not the sun: it stands over the upper left, about three trays away.
  vec3 L = normalize(uLight * 3.2 + vec3((uEye.xy - vPlace.xy) / (uEye.x * 1.6), 0.0));
  vec3 H = normalize(L + V);
  float lit = dot(N, L);
  float wrap = clamp(lit * 0.66 + 0.34, 0.0, 1.0);
  float shine = max(dot(N, H), 0.0);
  float rim = pow(1.0 - clamp(dot(N, V), 0.0, 1.0), 3.0);

  vec3 ivory = mix(vec3(0.955, 0.910, 0.815), vec3(1.0, 0.76, 0.30), gold);
  vec3 dark = mix(vec3(0.085, 0.055, 0.045), vec3(0.20, 0.085, 0.02), gold);
  vec3 base = mix(ivory, dark, ink * 0.97);
  // Sky from above, felt from below.
  vec3 around = mix(vec3(0.13, 0.20, 0.155), vec3(0.36, 0.355, 0.37), N.z * 0.5 + 0.5);
  // Bone lets a little light through where it turns away.
  vec3 through = vec3(0.075, 0.042, 0.016) * (1.0 - wrap) * (1.0 - ink);
  float ground = mix(0.58, 1.0, smoothstep(0.0, 9.0, vLow));
  vec3 color = base * (around + vec3(0.70, 0.665, 0.605) * wrap) * ground + through;
  float gloss = mix(0.26, 0.55, gold) * (1.0 - 0.5 * ink);
  color += vec3(1.0, 0.97, 0.90) * (pow(shine, 70.0) * gloss + pow(shine, 10.0) * 0.06);
  color += mix(vec3(0.10, 0.11, 0.12), vec3(0.30, 0.18, 0.03), gold) * rim * (1.0 - ink);
  color = mix(color, vec3(dot(color, vec3(0.3, 0.55, 0.15))) * vec3(0.64, 0.67, 0.63), dim * 0.62);
  oColor = vec4(color, 1.0);
}`

/** Each die casts a shadow from each of a few lights: soft where it is high, sharp where it touches. */
export const SHADOW_VERTEX = `${HEAD}
layout(location = 0) in vec3 aPlace;
layout(location = 4) in vec4 iPlace;
layout(location = 5) in vec4 iTurn;
uniform vec2 uLamps[LAMPS];
void main() {
  vec3 p = turned(iTurn, aPlace) * iPlace.w + iPlace.xyz;
  p.z = max(p.z, 0.0);
  gl_Position = onScreen(vec3(p.xy + uLamps[gl_InstanceID % LAMPS] * p.z, 0.0));
}`

export const SHADOW_FRAGMENT = `${HEAD}
uniform float uDark;
out vec4 oColor;
void main() { oColor = vec4(vec3(0.01, 0.03, 0.02) * uDark, uDark); }`

export const GLOW_VERTEX = `${HEAD}
layout(location = 0) in vec2 aCorner;
layout(location = 1) in vec4 iPlace; // place, radius
layout(location = 2) in vec2 iLook;  // strength, ring
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
  float disc = pow(max(0.0, 1.0 - r), 2.0);
  float ring = smoothstep(0.22, 0.0, abs(r - 0.78)) * 0.6;
  float s = mix(disc, ring, vLook.y) * vLook.x;
  // No alpha: over the felt it adds light.
  oColor = vec4(vec3(1.0, 0.74, 0.28) * s, 0.0);
}`
