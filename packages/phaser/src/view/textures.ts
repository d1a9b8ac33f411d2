import type { Rect } from '@tilewright/geometry';
import type { PictureFile } from '@tilewright/play/scene';
import { clearColor } from '@tilewright/play/scene';
import type { Scene, Textures } from 'phaser';

/** Phaser's marker for pictures that are missing. */
export const MISSING = '__MISSING';

/** The frame that is a whole texture. Without a name, Phaser takes the first other frame. */
export const WHOLE = '__BASE';

/** How large a picture is; `undefined` if it is not loaded. */
export const sizeOf = ({ textures }: Scene, { source }: PictureFile): Textures.Frame | undefined =>
	textures.exists(source) ? textures.get(source).get(WHOLE) : undefined;

/** The key of the texture of a picture, in which the transparent color is clear; that of Phaser's marker if the picture is missing. */
export function textureKey(scene: Scene, file: PictureFile): string {
	const { source, transparent, key } = file;
	const { textures } = scene;
	if (textures.exists(key)) return key;
	const size = sizeOf(scene, file);
	if (transparent === undefined || size === undefined) return MISSING;
	const { width, height } = size;
	const cleared = textures.createCanvas(key, width, height);
	if (cleared === null) return MISSING;
	cleared.drawFrame(source, WHOLE);
	const pixels = cleared.getData(0, 0, width, height);
	clearColor(pixels.data, transparent);
	cleared.putData(pixels, 0, 0);
	cleared.refresh();
	return key;
}

/** The name of the frame that is a part of a texture; it is added if the texture lacks it. */
export function frameName({ textures }: Scene, key: string, { x, y, width, height }: Rect): string {
	const texture = textures.get(key);
	const name = `${x},${y},${width},${height}`;
	if (!texture.has(name)) texture.add(name, 0, x, y, width, height);
	return name;
}
