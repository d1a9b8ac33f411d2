import type { Look } from '@tilewright/play/scene';
import type { ExcaliburGraphicsContext, Material } from 'excalibur';
import { ExcaliburGraphicsContextWebGL } from 'excalibur';

/** What a channel becomes: `s` is drawn onto `d`. Graphics of Excalibur have one way to blend, but materials see what is below them. */
const CHANNEL: Readonly<Record<Exclude<Look['blend'], 'normal' | 'add'>, string>> = {
	multiply: 's * d',
	screen: 's + d - s * d',
	overlay: 'd <= .5 ? 2. * s * d : 1. - 2. * (1. - s) * (1. - d)',
	darken: 'min(s, d)',
	lighten: 'max(s, d)',
	'color-dodge': 'd <= 0. ? 0. : s >= 1. ? 1. : min(1., d / (1. - s))',
	'color-burn': 'd >= 1. ? 1. : s <= 0. ? 0. : 1. - min(1., (1. - d) / s)',
	'hard-light': 's <= .5 ? 2. * s * d : 1. - 2. * (1. - s) * (1. - d)',
	'soft-light':
		's <= .5 ? d - (1. - 2. * s) * d * (1. - d) : d + (2. * s - 1.) * ((d <= .25 ? ((16. * d - 12.) * d + 4.) * d : sqrt(d)) - d)',
	difference: 'abs(s - d)',
	exclusion: 's + d - 2. * s * d',
};

/** Materials are programs of a graphics card: each is made once. */
const known = new WeakMap<ExcaliburGraphicsContext, Map<string, Material>>();

/**
 * The material that draws in a blend mode, with a tint, which images with a material have not.
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
float blended(float s, float d) { return ${CHANNEL[blend]}; }
void main() {
	vec4 drawn = texture(u_graphic, v_uv);
	if (drawn.a == 0.) discard;
	vec3 s = drawn.rgb / drawn.a * TINT;
	vec3 d = texelFetch(u_screen_texture, ivec2(gl_FragCoord.xy), 0).rgb;
	float alpha = drawn.a * u_opacity;
	result = vec4(vec3(blended(s.r, d.r), blended(s.g, d.g), blended(s.b, d.b)) * alpha, alpha);
}`;
}
