import type { Rect, Vector } from '@tilewright/geometry';
import type { Change } from '@tilewright/ops';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import type { View } from '../draw-list/view.ts';
import type { Platform, Surface } from '../platform/platform.ts';
import { tooLarge } from '../platform/render-error.ts';
import { checkSize } from '../platform/size-limits.ts';
import type { Stage } from '../stage.ts';
import type { DrawMap } from './draw-side.ts';
import { drawSide } from './draw-side.ts';
import { frameDrawList } from './frame-items.ts';
import type { Side } from './marks/mark.ts';
import { marksOf } from './marks/marks-of.ts';
import { noteOf } from './note.ts';
import type { ComparedScene } from './region.ts';
import { regionOf } from './region.ts';
import type { ComparisonLayout } from './side-by-side.ts';
import { EDGE, layoutOf } from './side-by-side.ts';

/** A map that is compared. */
export interface ComparedMap<Source> {
	/** What stands above it. */
	readonly name: string;
	readonly stage: Stage<Source>;
}

/** Two maps; one of them may not be there. */
export interface ComparedMaps<Source> {
	readonly before?: ComparedMap<Source> | undefined;
	readonly after?: ComparedMap<Source> | undefined;
}

/** How a comparison is drawn. */
export interface ComparisonOptions {
	/** Pixels of the picture for one of the maps. Default: as large as maps may be, 2048 × 4096 pixels; small ones are enlarged. */
	readonly scale?: number;
	/** Shows only what changed, and a margin. Default `false`: all of both maps. */
	readonly crop?: boolean;
}

/** Each side is held twice while it is drawn. */
const MOST_PIXELS = 2 ** 26;

/**
 * Draws two maps beside each other, at the same scale and place, with marks on what changed; the rest is pale.
 *
 * @param changes - what `diff` of \@tilewright/ops returned for them
 * @throws RenderError where the picture would be too large
 */
export async function drawComparison<Source>(
	maps: ComparedMaps<Source>,
	changes: readonly Change[],
	platform: Platform<Source>,
	drawMap: DrawMap<Source>,
	options: ComparisonOptions = {},
): Promise<Surface<Source>> {
	const scenes = { before: comparedScene(maps.before, changes, 'before'), after: comparedScene(maps.after, changes, 'after') };
	const region = regionOf(scenes.before, scenes.after, options.crop === true);
	const note = noteOf(changes, [...(scenes.before?.marks ?? []), ...(scenes.after?.marks ?? [])]);
	const layout = layoutOf(region, options.scale, note !== undefined);
	checkSize(layout, 'canvas');
	if (layout.width * layout.height > MOST_PIXELS) throw tooLarge(layout, `a comparison may have at most ${MOST_PIXELS} of them`);
	const page = platform.surface(layout.width, layout.height);
	const words = { before: maps.before?.name, after: maps.after?.name, note };
	drawOnCanvas(frameDrawList(layout, words), page.context, { get: () => undefined }, platform);
	for (const side of ['before', 'after'] as const) {
		const map = maps[side];
		const other = side === 'before' ? 'after' : 'before';
		if (map === undefined) continue;
		const { x, y, width, height } = layout[side];
		const drawn = await drawSide(map.stage, platform, drawMap, {
			view: viewAt(region[side], layout, { width, height }),
			marks: scenes[side]?.marks ?? [],
			// What is not there yet, or no longer, is to be seen beside where it is.
			others: scenes[other]?.marks ?? [],
			moved: { x: region[side].x - region[other].x, y: region[side].y - region[other].y },
		});
		page.context.setTransform(1, 0, 0, 1, 0, 0);
		page.context.drawImage(drawn.source, 0, 0, width, height, x, y, width, height);
	}
	return page;
}

/** What a side shows; `from` is the place at the map's upper left, without the edge. */
function viewAt(from: Vector, { scale }: ComparisonLayout, { width, height }: { width: number; height: number }): View & { part: Rect } {
	return {
		...{ x: from.x - EDGE / scale, y: from.y - EDGE / scale },
		...{ width: width / scale, height: height / scale, scale: { x: scale, y: scale } },
		part: { x: 0, y: 0, width, height },
	};
}

function comparedScene<Source>(map: ComparedMap<Source> | undefined, changes: readonly Change[], side: Side): ComparedScene | undefined {
	const scene = map?.stage.scene;
	const [first] = scene?.maps ?? [];
	if (scene === undefined || first === undefined) return undefined;
	return { map: first, bounds: scene.bounds, marks: marksOf(changes, first, side) };
}
