import type { Canvas } from '@napi-rs/canvas';
import type { Graph, Loader } from '@tilewright/ops';
import type { PictureIssue, PictureLimits, RenderOptions, Scene, Viewport } from '@tilewright/render';
import { viewOf } from '@tilewright/render';
import { checkSize, drawnSize, openStage } from '@tilewright/render/internal';
import { collected } from './collected.ts';
import type { EncodeOptions } from './encode.ts';
import { encodeCanvas } from './encode.ts';
import type { GifFrame, GifOptions } from './gif.ts';
import { encodeGif } from './gif.ts';
import { nodePlatform, nodeSurface } from './platform.ts';
import type { Strip } from './png/strip.ts';
import type { PngOptions } from './png/write-png.ts';
import { writePng } from './png/write-png.ts';
import { drawPart, drawStrips } from './strips.ts';
import { writeSvg } from './svg.ts';

/** Where a renderer's pictures come from. */
export interface RendererOptions {
	/** The graph's loader. */
	readonly loader: Loader;
	/** What pictures may cost. */
	readonly limits?: PictureLimits;
}

/** Draws a map or world; its pictures are read and decoded once, when they are first seen. */
export interface Renderer {
	readonly scene: Scene;
	/** Pictures that cannot be drawn, of those that were needed so far: markers stand for them. */
	readonly issues: readonly PictureIssue[];
	/**
	 * A PNG, piece by piece. A few strips of it are in memory at a time, however large it is.
	 *
	 * @throws RenderError, when the first piece is asked for, where it would have more than 2³¹ pixels
	 */
	readonly png: (viewport?: Viewport, options?: RenderOptions & PngOptions) => AsyncGenerator<Uint8Array, void, undefined>;
	/**
	 * The picture's pixels, a few rows at a time, from the top down. The data of one strip is not to be used any more when the next is
	 * asked for.
	 */
	readonly strips: (viewport?: Viewport, options?: RenderOptions) => AsyncGenerator<Strip, void, undefined>;
	/**
	 * A canvas of \@napi-rs/canvas with the picture.
	 *
	 * @throws RenderError where it would be too large for memory
	 */
	readonly canvas: (viewport?: Viewport, options?: RenderOptions) => Promise<Canvas>;
	/**
	 * A picture as the bytes of a file.
	 *
	 * @throws RenderError where it is too large for its format
	 */
	readonly encode: (
		format: 'png' | 'webp' | 'jpeg' | 'svg',
		viewport?: Viewport,
		options?: RenderOptions & EncodeOptions,
	) => Promise<Uint8Array>;
	/**
	 * An SVG, piece by piece: its pictures are in it, shapes and texts stay what they are. All that is shown is planned at once.
	 *
	 * @throws RenderError, when the first piece is asked for, where it would have more than 2,000,000 elements
	 */
	readonly svg: (viewport?: Viewport, options?: RenderOptions) => AsyncGenerator<Uint8Array, void, undefined>;
	/**
	 * An animated GIF.
	 *
	 * @param frames - the times that are shown, and how long
	 * @throws RenderError where its pictures together are too large for memory
	 */
	readonly gif: (frames: readonly GifFrame[], viewport?: Viewport, options?: RenderOptions & GifOptions) => Promise<Uint8Array>;
}

/**
 * Makes a map or world ready to be drawn in Node.
 *
 * @param graph - what `resolve` of \@tilewright/ops returned; its first root is drawn
 * @throws TypeError when the first root is neither a map nor a world, or could not be read
 * @example
 * const renderer = await openRenderer(await resolve('cave.tmj', loader), { loader });
 * await writeFile('cave.png', renderer.png({ scale: 2 }));
 */
export async function openRenderer(graph: Graph, { loader, limits }: RendererOptions): Promise<Renderer> {
	const platform = nodePlatform();
	const stage = await openStage(graph, loader, platform, limits);
	const drawing = { stage, platform };
	const renderer: Renderer = {
		get scene() {
			return stage.scene;
		},
		get issues() {
			return stage.issues;
		},
		async *png(viewport, options = {}) {
			const view = viewOf(stage.scene, viewport);
			const { width, height } = drawnSize(view);
			checkSize({ width, height }, 'png');
			yield* writePng(width, height, drawStrips(drawing, view, options), options);
		},
		strips: (viewport, options = {}) => drawStrips(drawing, viewOf(stage.scene, viewport), options),
		canvas: (viewport, options = {}) => drawnCanvas(viewport, options),
		async encode(format, viewport, options = {}) {
			if (format === 'png') return await collected(renderer.png(viewport, options));
			if (format === 'svg') return await collected(renderer.svg(viewport, options));
			checkSize(drawnSize(viewOf(stage.scene, viewport)), format);
			return await encodeCanvas(await drawnCanvas(viewport, options), format, options);
		},
		async *svg(viewport, options = {}) {
			yield* writeSvg(drawing, loader, viewOf(stage.scene, viewport), options);
		},
		async gif(frames, viewport, options = {}) {
			const size = drawnSize(viewOf(stage.scene, viewport));
			checkSize(size, 'gif', Math.max(1, frames.length));
			return await encodeGif(size, frames, async (time) => await drawnCanvas(viewport, { ...options, time }), options);
		},
	};
	return renderer;

	async function drawnCanvas(viewport: Viewport | undefined, options: RenderOptions): Promise<Canvas> {
		const view = viewOf(stage.scene, viewport);
		const { width, height } = drawnSize(view);
		checkSize({ width, height }, 'canvas');
		const surface = nodeSurface(width, height);
		await drawPart(drawing, view, surface, options);
		return surface.source;
	}
}

/**
 * Draws a map or world as a PNG.
 *
 * @throws TypeError when the first root is neither a map nor a world, or could not be read
 * @throws RenderError where the picture would have more than 2³¹ pixels
 * @example await writeFile('cave.png', await renderToPng(await resolve('cave.tmj', loader), { loader }));
 */
export async function renderToPng(
	graph: Graph,
	options: RendererOptions & RenderOptions & PngOptions & { readonly view?: Viewport },
): Promise<Uint8Array> {
	const renderer = await openRenderer(graph, options);
	return await renderer.encode('png', options.view, options);
}
