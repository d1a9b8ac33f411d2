import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import type { Platform, Surface } from '@tilewright/render';
import { FONT_FILES } from '@tilewright/render/internal';
import { isWhole } from './is-whole.ts';

/** The images that canvases of \@napi-rs/canvas can draw. */
export type NodeSource = Image | Canvas;

/** A canvas of \@napi-rs/canvas. */
export interface NodeSurface extends Surface<NodeSource> {
	readonly source: Canvas;
}

/** Creates an empty canvas. Its pixels must fit into memory: otherwise \@napi-rs/canvas ends the process. */
export function nodeSurface(width: number, height: number): NodeSurface {
	const canvas = createCanvas(width, height);
	return { width, height, source: canvas, context: canvas.getContext('2d') };
}

/** The platform of Node, with the bundled fonts. */
export function nodePlatform(): Platform<NodeSource> {
	registerFonts();
	return { decode, surface: nodeSurface };
}

async function decode(bytes: Uint8Array): ReturnType<Platform<NodeSource>['decode']> {
	try {
		if (!(await isWhole(bytes))) return undefined;
		const image = await loadImage(bytes);
		const { width, height } = image;
		return width > 0 && height > 0 ? { width, height, source: image } : undefined;
	} catch {
		return undefined;
	}
}

let registered = false;

/** Registers the bundled fonts, once, so that text looks the same on every machine. */
function registerFonts(): void {
	if (registered) return;
	registered = true;
	const require = createRequire(import.meta.url);
	const folder = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
	for (const { family, file } of FONT_FILES) GlobalFonts.registerFromPath(join(folder, file), family);
}
