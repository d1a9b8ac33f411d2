import type { Look, PictureFile } from '@tilewright/play/scene';
import { blendFormula } from '@tilewright/play/scene';
import type { BlendingDstFactor, BlendingSrcFactor } from 'three';
import {
	CustomBlending,
	DoubleSide,
	DstColorFactor,
	MeshBasicMaterial,
	OneFactor,
	OneMinusDstColorFactor,
	OneMinusSrcAlphaFactor,
	OneMinusSrcColorFactor,
} from 'three';
import type { Backdrop } from './backdrop.ts';
import { seeBackdrop } from './backdrop.ts';
import type { PictureTexture, TextureStore } from './texture-store.ts';

/** A material that shows a picture. */
export interface PictureMaterial extends PictureTexture {
	readonly material: MeshBasicMaterial;
}

/** The materials of pictures that look the same. */
export interface Materials {
	readonly of: (file: PictureFile) => PictureMaterial;
	readonly dispose: () => void;
}

/** The modes that graphics cards blend by themselves: the factors for what is drawn, and for what is below it. Colors come multiplied with their alpha. */
const BLENDING: Partial<Record<Look['blend'], readonly [BlendingSrcFactor, BlendingDstFactor]>> = {
	add: [OneFactor, OneFactor],
	multiply: [DstColorFactor, OneMinusSrcAlphaFactor],
	screen: [OneFactor, OneMinusSrcColorFactor],
	exclusion: [OneMinusDstColorFactor, OneMinusSrcColorFactor],
};

/** Whether graphics cards lack a mode, so that materials blend by themselves. */
export const isBlendedWithBackdrop = (blend: Look['blend']): boolean => blend !== 'normal' && BLENDING[blend] === undefined;

/** Makes a material for each texture, when it is needed. */
export function createMaterials(textures: TextureStore, look: Look, repeats = false): Materials {
	const known = new Map<string, PictureMaterial>();
	return {
		of(file) {
			let found = known.get(file.key);
			if (found === undefined) {
				found = pictureMaterial(textures.of(file, look.tint, repeats), look, textures.backdrop);
				known.set(file.key, found);
			}
			return found;
		},
		dispose() {
			for (const { material } of known.values()) material.dispose();
			known.clear();
		},
	};
}

/** The material of a texture whose colors are shown as they are. */
export function pictureMaterial(picture: PictureTexture, { opacity, blend }: Look, backdrop: Backdrop): PictureMaterial {
	const [blendSrc, blendDst] = BLENDING[blend] ?? [OneFactor, OneMinusSrcAlphaFactor];
	const material = new MeshBasicMaterial({
		...{ map: picture.texture, opacity, transparent: true, premultipliedAlpha: true, depthWrite: false, toneMapped: false, fog: false },
		// Tiles that are flipped show their other side; three.js would draw both, one after the other.
		...{ side: DoubleSide, forceSinglePass: true },
		...{ blending: CustomBlending, blendSrc, blendDst, blendSrcAlpha: OneFactor, blendDstAlpha: OneMinusSrcAlphaFactor },
	});
	if (isBlendedWithBackdrop(blend)) seeBackdrop(material, blendFormula(blend), backdrop);
	return { ...picture, material };
}
