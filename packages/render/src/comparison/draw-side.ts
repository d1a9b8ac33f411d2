import type { Rect, Vector } from '@tilewright/geometry';
import { translation } from '@tilewright/geometry';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import { cssColor } from '../draw-list/css-color.ts';
import type { ShapeItem } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import type { View } from '../draw-list/view.ts';
import type { Platform, Surface } from '../platform/platform.ts';
import type { Stage } from '../stage.ts';
import type { Mark } from './marks/mark.ts';
import { markedPaths, markItems } from './marks/mark-items.ts';

/** A map of a comparison, as it is to be drawn. */
export interface SideView {
	readonly view: View & { readonly part: Rect };
	readonly marks: readonly Mark[];
	/** The marks of the other side: what they hold is not paled. */
	readonly others: readonly Mark[];
	/** From the other side's screen to this one's. */
	readonly moved: Vector;
}

/** What is below maps that have no color of their own. */
const GROUND = '#f1f1f4';
/** How much of their color, and how much of all, what did not change loses. */
const GRAYED = 0.65;
const PALED = 0.5;

/** Draws a map as it is, on nothing. */
export type DrawMap<Source> = (stage: Stage<Source>, view: View & { readonly part: Rect }, smooth: boolean) => Promise<Surface<Source>>;

/** Draws a map, pale but for what changed, with marks. Without marks it is drawn as it is. */
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
	map.context.fillStyle = cssColor(first?.map.backgroundcolor ?? GROUND);
	map.context.fillRect(0, 0, width, height);
	const drawn = await drawMap(stage, view, !Number.isInteger(scale));
	map.context.drawImage(drawn.source, 0, 0, width, height, 0, 0, width, height);
	const paths = [...markedPaths(marks, scale), ...markedPaths(others, scale).map((path) => movedPath(path, translation(moved.x, moved.y)))];
	if (paths.length > 0) paleAround(map, paths);
	draw(map, markItems(marks, scale));
	return map;

	function draw({ context }: Surface<Source>, items: readonly ShapeItem[]): void {
		drawOnCanvas({ view, images: [], frames: [], items }, context, { get: () => undefined }, platform);
	}

	/** Makes all but what lies in some paths pale. */
	function paleAround({ context, source }: Surface<Source>, paths: readonly ShapeItem['path'][]): void {
		const vivid = platform.surface(width, height);
		draw(
			vivid,
			paths.map((path): ShapeItem => ({ kind: 'shape', opacity: 1, layer: [], path, fill: '#000000' })),
		);
		reset(vivid);
		vivid.context.globalCompositeOperation = 'source-in';
		vivid.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		for (const [operation, opacity, color] of [
			['saturation', GRAYED, '#808080'],
			['source-over', PALED, '#ffffff'],
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
