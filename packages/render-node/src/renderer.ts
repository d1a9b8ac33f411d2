import type { Canvas } from '@napi-rs/canvas';
import type { Graph, Loader } from '@tilewright/ops';
import type { Omission, PictureIssue, PictureLimits, RenderOptions, Scene, Viewport } from '@tilewright/render';
import { viewOf } from '@tilewright/render';
import { checkSize, drawnSize, openStage } from '@tilewright/render/internal';
import type { EncodeOptions, GifFrame, GifOptions } from './encode.ts';
import { collected, encodeCanvas, encodeGif } from './encode.ts';
import { nodePlatform, nodeSurface } from './platform.ts';
import type { PngOptions, Strip } from './png/write-png.ts';
import { writePng } from './png/write-png.ts';
import { drawPart, drawStrips } from './strips.ts';
import { writeSvg } from './svg.ts';

/** Options of a renderer. */
export interface RendererOptions {
	/** The graph's loader. */
	readonly loader: Loader;
	/** Limits on pictures. */
	readonly limits?: PictureLimits;
}

/** Draws a map or world. Each picture is loaded once, when it is first visible. */
export interface Renderer {
	readonly scene: Scene;
	/** The pictures that cannot be drawn, of those that were needed so far. Markers are drawn in their place. */
	readonly issues: readonly PictureIssue[];
	/** The things left out so far, because drawing them would take too long; with the option `unlimited`, none. */
	readonly omitted: readonly Omission[];
	/**
	 * Writes a PNG in pieces. Only a few strips are in memory at a time, however large the picture is.
	 *
	 * @throws RenderError if the picture would have more than 2³¹ pixels; thrown when the first piece is requested
	 */
	readonly png: (viewport?: Viewport, options?: RenderOptions & PngOptions) => AsyncGenerator<Uint8Array, void, undefined>;
	/**
	 * Draws a few rows at a time, from top to bottom. The data of a strip is only valid until the next one is requested.
	 */
	readonly strips: (viewport?: Viewport, options?: RenderOptions) => AsyncGenerator<Strip, void, undefined>;
	/**
	 * Draws on a new canvas of \@napi-rs/canvas.
	 *
	 * @throws RenderError if the picture would be too large for memory
	 */
	readonly canvas: (viewport?: Viewport, options?: RenderOptions) => Promise<Canvas>;
	/**
	 * Encodes a picture in a format.
	 *
	 * @throws RenderError if it is too large for the format
	 */
	readonly encode: (
		format: 'png' | 'webp' | 'jpeg' | 'svg',
		viewport?: Viewport,
		options?: RenderOptions & EncodeOptions,
	) => Promise<Uint8Array>;
	/**
	 * Writes an SVG in pieces. It contains its pictures; shapes and texts stay shapes and texts.
	 *
	 * @throws RenderError if the SVG would have more than 2,000,000 elements; thrown when the first piece is requested
	 */
	readonly svg: (viewport?: Viewport, options?: RenderOptions) => AsyncGenerator<Uint8Array, void, undefined>;
	/**
	 * Encodes an animated GIF.
	 *
	 * @throws RenderError if all frames together are too large for memory
	 */
	readonly gif: (frames: readonly GifFrame[], viewport?: Viewport, options?: RenderOptions & GifOptions) => Promise<Uint8Array>;
}

/**
 * Prepares a map or world for drawing in Node.
 *
 * @param graph - returned by `resolve` of \@tilewright/ops; its first root is drawn
 * @throws TypeError if the first root is neither a map nor a world, or could not be read
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
		get omitted() {
			return stage.omitted;
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
 * @throws TypeError if the first root is neither a map nor a world, or could not be read
 * @throws RenderError if the picture would have more than 2³¹ pixels
 * @example await writeFile('cave.png', await renderToPng(await resolve('cave.tmj', loader), { loader }));
 */
export async function renderToPng(
	graph: Graph,
	options: RendererOptions & RenderOptions & PngOptions & { readonly view?: Viewport },
): Promise<Uint8Array> {
	const renderer = await openRenderer(graph, options);
	return await renderer.encode('png', options.view, options);
}
