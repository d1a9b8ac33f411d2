import type { MeshBasicMaterial } from 'three';
import { FramebufferTexture, Vector2 } from 'three';

/** A copy of the picture drawn so far. It is as large as the canvas, so materials share it. */
export interface Backdrop {
	value: FramebufferTexture;
}

export const createBackdrop = (): Backdrop => ({ value: new FramebufferTexture(1, 1) });

/**
 * Lets a material blend with what was drawn before it, in ways that graphics cards cannot: it copies the picture so far each time. Only the
 * `WebGLRenderer` does; others draw as if the mode were `normal`. Two meshes must not share the material: three.js does not bind the picture
 * of a material again where it draws with the same as before, and to copy takes its place.
 *
 * @param formula - of GLSL, with `s` for a channel that is drawn, and `d` for what is below
 */
export function seeBackdrop(material: MeshBasicMaterial, formula: string, backdrop: Backdrop): void {
	const size = new Vector2();
	material.customProgramCacheKey = () => formula;
	material.onBeforeCompile = (shader) => {
		shader.uniforms['backdrop'] = backdrop;
		shader.fragmentShader = shader.fragmentShader
			.replace('void main() {', `uniform sampler2D backdrop;\nfloat blended(float s, float d) { return ${formula}; }\nvoid main() {`)
			// Here, colors are as the screen has them, and not yet multiplied with their alpha.
			.replace(
				'#include <premultiplied_alpha_fragment>',
				`vec3 s = gl_FragColor.rgb, d = texelFetch(backdrop, ivec2(gl_FragCoord.xy), 0).rgb;
				gl_FragColor.rgb = vec3(blended(s.r, d.r), blended(s.g, d.g), blended(s.b, d.b));
				#include <premultiplied_alpha_fragment>`,
			);
	};
	material.onBeforeRender = (renderer) => {
		if (!('isWebGLRenderer' in renderer)) return;
		const { width, height } = renderer.getRenderTarget() ?? renderer.getDrawingBufferSize(size);
		const { image } = backdrop.value;
		if (image.width !== width || image.height !== height) {
			backdrop.value.dispose();
			backdrop.value = new FramebufferTexture(width, height);
		}
		renderer.copyFramebufferToTexture(backdrop.value);
	};
}
