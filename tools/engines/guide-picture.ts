import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The map that the guide shows in each engine. */
export const GUIDE_MAP = 'everything';

/** The size of the part of its middle that is shown, in pixels. */
const SIZE = { width: 480, height: 320 };

/** Writes the picture of an engine that the guide has. */
export async function writeGuidePicture(adapter: string, picture: Uint8Array): Promise<void> {
	const image = await loadImage(picture);
	const canvas = createCanvas(SIZE.width, SIZE.height);
	canvas.getContext('2d').drawImage(image, Math.round((SIZE.width - image.width) / 2), Math.round((SIZE.height - image.height) / 2));
	writeFileSync(new URL(`../../docs/pictures/engine-${adapter}.png`, import.meta.url), canvas.toBuffer('image/png'));
}
