import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Platform, Surface } from '@tilewright/render';
import { imageKind } from '@tilewright/render/internal';
import { registerFonts } from './fonts.ts';
import { isWholePng } from './png/whole.ts';

/** What canvases of \@napi-rs/canvas draw. */
export type NodeSource = Image | Canvas;

/** A canvas of \@napi-rs/canvas. */
export interface NodeSurface extends Surface<NodeSource> {
	readonly source: Canvas;
}

/** An empty canvas. Pixels of `width` × `height` must fit into memory: the canvas ends the process where they do not. */
export function nodeSurface(width: number, height: number): NodeSurface {
	const canvas = createCanvas(width, height);
	return { width, height, source: canvas, context: canvas.getContext('2d') };
}

/** Draws in Node, with the fonts that come with the package. */
export function nodePlatform(): Platform<NodeSource> {
	registerFonts();
	return { decode, surface: nodeSurface };
}

async function decode(bytes: Uint8Array): ReturnType<Platform<NodeSource>['decode']> {
	try {
		if (imageKind(bytes) === 'png' && !(await isWholePng(bytes))) return undefined;
		const image = await loadImage(bytes);
		const { width, height } = image;
		return width > 0 && height > 0 ? { width, height, source: image } : undefined;
	} catch {
		return undefined;
	}
}
