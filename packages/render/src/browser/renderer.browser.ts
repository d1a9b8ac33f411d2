import type { Graph, Loader } from '@tilewright/ops';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import type { Omission } from '../draw-list/omission.ts';
import type { RenderOptions } from '../draw-list/options.ts';
import type { Viewport } from '../draw-list/view.ts';
import { drawnSize, viewOf } from '../draw-list/view.ts';
import type { PictureIssue, PictureLimits } from '../pictures/picture-store.ts';
import type { Context2D } from '../platform/platform.ts';
import { checkSize } from '../platform/size-limits.ts';
import type { Scene } from '../scene/scene.ts';
import { openStage } from '../stage.ts';
import { browserPlatform } from './platform.browser.ts';

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
	/** Draws on a canvas, over what it holds, with the viewport's top left corner at 0, 0. Loads visible pictures first. */
	readonly draw: (context: Context2D<CanvasImageSource>, viewport?: Viewport, options?: RenderOptions) => Promise<void>;
}

/**
 * Prepares a map or world for drawing in a browser.
 *
 * @param graph - returned by `resolve` of \@tilewright/ops; its first root is drawn
 * @throws TypeError if the first root is neither a map nor a world, or could not be read
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
		get omitted() {
			return stage.omitted;
		},
		async draw(context, viewport, options) {
			const list = await stage.drawList(viewOf(stage.scene, viewport), options);
			drawOnCanvas(list, context, stage.pictures, platform, options);
		},
	};
}

/**
 * Draws a map or world on a canvas, and resizes the canvas to the picture.
 *
 * @returns the renderer, to draw again
 * @throws TypeError if the first root is neither a map nor a world, or could not be read, or if the canvas has no 2D context
 * @throws RenderError if the picture is larger than a canvas can be
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
	if (context === null) throw new TypeError('The canvas already has a context of another kind, such as `webgl`: use another canvas.');
	await renderer.draw(context, options.view, options);
	return renderer;
}
