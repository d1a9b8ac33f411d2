import type { Look } from '@tilewright/play/scene';
import { blendFormula } from '@tilewright/play/scene';
import type { ExcaliburGraphicsContext, Material } from 'excalibur';
import { ExcaliburGraphicsContextWebGL } from 'excalibur';

/** Graphics of Excalibur have one way to blend, but materials see what is below them. They are programs of a graphics card: each is made once. */
const known = new WeakMap<ExcaliburGraphicsContext, Map<string, Material>>();

/**
 * The material that draws in a blend mode, with a tint, because images with a material have no tint.
 *
 * @returns `undefined` for `normal`, and without WebGL
 */
export function blendMaterial(context: ExcaliburGraphicsContext, { blend, tint }: Look): Material | undefined {
	if (blend === 'normal' || !(context instanceof ExcaliburGraphicsContextWebGL)) return undefined;
	const materials = known.get(context) ?? new Map<string, Material>();
	known.set(context, materials);
	const name = `${blend} ${tint.toString(16)}`;
	const material = materials.get(name) ?? context.createMaterial({ name, fragmentSource: programOf(blend, tint) });
	materials.set(name, material);
	return material;
}

/** Colors come and go multiplied with their alpha. What is drawn with an alpha of 0 is added. */
function programOf(blend: Exclude<Look['blend'], 'normal'>, tint: number): string {
	const tints = [tint >> 16, (tint >> 8) & 0xff, tint & 0xff].map((channel) => (channel / 255).toFixed(6));
	const head = `#version 300 es
precision highp float;
in vec2 v_uv;
uniform sampler2D u_graphic;
uniform float u_opacity;
out vec4 result;
const vec3 TINT = vec3(${tints.join(', ')});
`;
	if (blend === 'add') return `${head}void main() { result = vec4(texture(u_graphic, v_uv).rgb * TINT * u_opacity, 0.); }`;
	return `${head}uniform sampler2D u_screen_texture;
float blended(float s, float d) { return ${blendFormula(blend)}; }
void main() {
	vec4 drawn = texture(u_graphic, v_uv);
	if (drawn.a == 0.) discard;
	vec3 s = drawn.rgb / drawn.a * TINT;
	vec3 d = texelFetch(u_screen_texture, ivec2(gl_FragCoord.xy), 0).rgb;
	float alpha = drawn.a * u_opacity;
	result = vec4(vec3(blended(s.r, d.r), blended(s.g, d.g), blended(s.b, d.b)) * alpha, alpha);
}`;
}
