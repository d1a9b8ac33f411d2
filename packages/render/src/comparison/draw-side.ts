import type { Rect, Vector } from '@tilewright/geometry';
import { translation } from '@tilewright/geometry';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import { cssColor } from '../draw-list/css-color.ts';
import type { ShapeItem } from '../draw-list/draw-list.ts';
import { mapBackground } from '../draw-list/map-background.ts';
import { movedPath } from '../draw-list/path.ts';
import type { View } from '../draw-list/view.ts';
import type { Platform, Surface } from '../platform/platform.ts';
import type { Stage } from '../stage.ts';
import type { Mark } from './marks/mark.ts';
import { markedPaths, markItems } from './marks/mark-items.ts';

/** How one map of a comparison is drawn. */
export interface SideView {
	readonly view: View & { readonly part: Rect };
	readonly marks: readonly Mark[];
	/** The marks of the other side: what they surround keeps its colors, too. */
	readonly others: readonly Mark[];
	/** The translation from the other side's screen to this one. */
	readonly moved: Vector;
}

/** The background of maps that do not set a color. */
const BACKGROUND = '#f1f1f4';
/** How much saturation unchanged parts lose, and how much they fade to white. */
const DESATURATED = 0.65;
const FADED = 0.5;

/** Draws a map on a transparent surface. */
export type DrawMap<Source> = (stage: Stage<Source>, view: View & { readonly part: Rect }, smooth: boolean) => Promise<Surface<Source>>;

/** Draws a map with marks, and fades everything that did not change. Without marks, nothing is faded. */
export async function drawSide<Source>(
	stage: Stage<Source>,
	platform: Platform<Source>,
	drawMap: DrawMap<Source>,
	{ view, marks, others, moved }: SideView,
): Promise<Surface<Source>> {
	const { width, height } = view.part;
	const scale = view.scale.x;
	const map = platform.surface(width, height);
	const [first] = stage.scene.maps;
	map.context.fillStyle = cssColor((first && mapBackground(first.map)) ?? BACKGROUND);
	map.context.fillRect(0, 0, width, height);
	const drawn = await drawMap(stage, view, !Number.isInteger(scale));
	map.context.drawImage(drawn.source, 0, 0, width, height, 0, 0, width, height);
	const paths = [...markedPaths(marks, scale), ...markedPaths(others, scale).map((path) => movedPath(path, translation(moved.x, moved.y)))];
	if (paths.length > 0) fadeAround(map, paths);
	draw(map, markItems(marks, scale));
	return map;

	function draw({ context }: Surface<Source>, items: readonly ShapeItem[]): void {
		drawOnCanvas({ view, images: [], frames: [], items }, context, { get: () => undefined }, platform);
	}

	/** Fades everything outside some paths. */
	function fadeAround({ context, source }: Surface<Source>, paths: readonly ShapeItem['path'][]): void {
		const vivid = platform.surface(width, height);
		draw(
			vivid,
			paths.map((path): ShapeItem => ({ kind: 'shape', opacity: 1, layer: [], path, fill: '#000000' })),
		);
		reset(vivid);
		vivid.context.globalCompositeOperation = 'source-in';
		vivid.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		for (const [operation, opacity, color] of [
			['saturation', DESATURATED, '#808080'],
			['source-over', FADED, '#ffffff'],
		] as const) {
			reset({ context });
			context.globalCompositeOperation = operation;
			context.globalAlpha = opacity;
			context.fillStyle = color;
			context.fillRect(0, 0, width, height);
		}
		reset({ context });
		context.drawImage(vivid.source, 0, 0, width, height, 0, 0, width, height);
	}
}

function reset({ context }: Pick<Surface<unknown>, 'context'>): void {
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalAlpha = 1;
	context.globalCompositeOperation = 'source-over';
}
