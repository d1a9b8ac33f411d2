import { markerPicture } from '@tilewright/play/scene';
import { BufferImageSource, Texture } from 'pixi.js';

/** The marker for missing pictures, scaled to their size. */
export function markerTexture(): Texture {
	const { pixels, width, height } = markerPicture();
	return new Texture({ source: new BufferImageSource({ resource: pixels, width, height, alphaMode: 'no-premultiply-alpha' }) });
}
