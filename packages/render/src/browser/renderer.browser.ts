import type { Graph, Loader } from '@tilewright/ops';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import type { RenderOptions } from '../draw-list/options.ts';
import type { Viewport } from '../draw-list/view.ts';
import { drawnSize, viewOf } from '../draw-list/view.ts';
import type { PictureIssue, PictureLimits } from '../pictures/picture-store.ts';
import type { Context2D } from '../platform/platform.ts';
import { checkSize } from '../platform/size-limits.ts';
import type { Scene } from '../scene/scene.ts';
import { openStage } from '../stage.ts';
import { browserPlatform } from './platform.browser.ts';

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
	/** Draws over what a canvas holds; the viewport's top left comes to its own. Loads the pictures that are seen first. */
	readonly draw: (context: Context2D<CanvasImageSource>, viewport?: Viewport, options?: RenderOptions) => Promise<void>;
}

/**
 * Makes a map or world ready to be drawn in a browser.
 *
 * @param graph - what `resolve` of \@tilewright/ops returned; its first root is drawn
 * @throws TypeError when the first root is neither a map nor a world, or could not be read
 * @example
 * const renderer = await openRenderer(await resolve('cave.tmj', loader), { loader });
 * await renderer.draw(canvas.getContext('2d'), { x: 0, y: 0, width: 800, height: 600 });
 */
export async function openRenderer(graph: Graph, { loader, limits }: RendererOptions): Promise<Renderer> {
	const platform = browserPlatform();
	const stage = await openStage(graph, loader, platform, limits);
	return {
		get scene() {
			return stage.scene;
		},
		get issues() {
			return stage.issues;
		},
		async draw(context, viewport, options) {
			const list = await stage.drawList(viewOf(stage.scene, viewport), options);
			drawOnCanvas(list, context, stage.pictures, platform, options);
		},
	};
}

/**
 * Draws a map or world onto a canvas, which becomes as large as the picture.
 *
 * @returns the renderer, which can draw again
 * @throws TypeError when the first root is neither a map nor a world, or could not be read; or the canvas has no 2D context to give
 * @throws RenderError where the picture is larger than a canvas can be
 * @example await renderToCanvas(await resolve('cave.tmj', loader), document.querySelector('canvas'), { loader });
 */
export async function renderToCanvas(
	graph: Graph,
	canvas: HTMLCanvasElement | OffscreenCanvas,
	options: RendererOptions & RenderOptions & { readonly view?: Viewport },
): Promise<Renderer> {
	const renderer = await openRenderer(graph, options);
	const { width, height } = drawnSize(viewOf(renderer.scene, options.view));
	checkSize({ width, height }, 'canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas instanceof OffscreenCanvas ? canvas.getContext('2d') : canvas.getContext('2d');
	if (context === null) throw new TypeError('The canvas has a context of another kind already, such as `webgl`: draw on one of its own.');
	await renderer.draw(context, options.view, options);
	return renderer;
}
