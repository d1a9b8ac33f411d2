import type { Platform, Surface } from '../platform/platform.ts';
import { tooLarge } from '../platform/size-limits.ts';

/** The platform of browsers. It works in workers, too, except for SVG pictures. */
export function browserPlatform(): Platform<CanvasImageSource> {
	return { decode, surface };
}

function surface(width: number, height: number): Surface<CanvasImageSource> {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d');
	if (context === null) throw tooLarge({ width, height }, 'the browser cannot create such a canvas');
	return { width, height, source: canvas, context };
}

async function decode(bytes: Uint8Array): ReturnType<Platform<CanvasImageSource>['decode']> {
	const blob = new Blob([bytes.slice()]);
	try {
		const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'default', colorSpaceConversion: 'none' });
		return { width: bitmap.width, height: bitmap.height, source: bitmap };
	} catch {
		// It does not accept SVG.
		return await decodeSvg(bytes);
	}
}

async function decodeSvg(bytes: Uint8Array): ReturnType<Platform<CanvasImageSource>['decode']> {
	if (typeof Image === 'undefined') return undefined;
	const url = URL.createObjectURL(new Blob([bytes.slice()], { type: 'image/svg+xml' }));
	const image = new Image();
	try {
		image.src = url;
		await image.decode();
		const { naturalWidth: width, naturalHeight: height } = image;
		return width > 0 && height > 0 && isReadable(image) ? { width, height, source: image } : undefined;
	} catch {
		return undefined;
	} finally {
		URL.revokeObjectURL(url);
	}
}

/** Whether the pixels of a picture can be read, as drawing needs them: browsers forbid it if an SVG has foreign content. */
function isReadable(image: HTMLImageElement): boolean {
	const { context } = surface(1, 1);
	context.drawImage(image, 0, 0, image.naturalWidth, image.naturalHeight, 0, 0, 1, 1);
	try {
		context.getImageData(0, 0, 1, 1);
		return true;
	} catch {
		return false;
	}
}
