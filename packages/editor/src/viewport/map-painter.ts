import type { Change } from '@tilewright/edit';
import type { Graph, Loader } from '@tilewright/ops';
import type { DrawListOptions, MapScene, Platform } from '@tilewright/render';
import { drawListOf, drawOnCanvas, sceneOf } from '@tilewright/render';
import { browserPlatform } from '@tilewright/render/browser';
import { pictureStore } from '@tilewright/render/internal';
import type { Camera, ViewSize } from './camera.ts';
import { shownRect } from './camera.ts';

/** What one picture of a map shows. */
export interface MapPicture {
	readonly graph: Graph;
	readonly camera: Camera;
	/** In CSS pixels. */
	readonly size: ViewSize;
	/** Pixels of the canvas for each CSS pixel. */
	readonly density: number;
	readonly options: DrawListOptions;
	/** Cells to show over the map as they will be. */
	readonly ghost: readonly Change[];
}

/** Draws a map again and again, as it changes and moves. */
export interface MapPainter {
	/** The scene of the map that was drawn last. */
	readonly scene: MapScene | undefined;
	/** Draws what is ready; `onReady` is called when more is. */
	draw(picture: MapPicture): void;
	stop(): void;
}

/**
 * Draws on a canvas with the renderer's own functions.
 *
 * @param onReady - called when pictures were loaded: it is time to draw again
 */
export function mapPainter(canvas: HTMLCanvasElement, loader: Loader, onReady: () => void): MapPainter {
	const platform: Platform<CanvasImageSource> = browserPlatform();
	const pictures = pictureStore(platform, loader);
	const context = canvas.getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	let scene: ReturnType<typeof sceneOf> | undefined;
	let stopped = false;

	async function load(images: Parameters<typeof pictures.load>[0]): Promise<void> {
		const known = pictures.facts.size;
		await pictures.load(images);
		if (!stopped && pictures.facts.size !== known) onReady();
	}

	return {
		get scene() {
			return scene?.maps[0];
		},
		draw({ graph, camera, size, density, options }) {
			scene = sceneOf(graph, pictures.facts, scene);
			const scale = camera.scale * density;
			const list = drawListOf(scene, { ...shownRect(camera, size), scale: { x: scale, y: scale } }, options);
			context.clearRect(0, 0, canvas.width, canvas.height);
			drawOnCanvas(list, context, pictures, platform);
			const wanted = [...scene.unsized, ...list.images].filter(
				(key) => pictures.get(key) === undefined && pictures.facts.get(key.path) !== null,
			);
			if (wanted.length > 0) void load(wanted);
		},
		stop() {
			stopped = true;
		},
	};
}
