import type { Rect, Vector } from '@tilewright/geometry';
import type { Change } from '@tilewright/ops';
import { drawOnCanvas } from '../canvas/draw-on-canvas.ts';
import type { View } from '../draw-list/view.ts';
import type { Platform, Surface } from '../platform/platform.ts';
import { checkSize, tooLarge } from '../platform/size-limits.ts';
import type { Stage } from '../stage.ts';
import type { DrawMap } from './draw-side.ts';
import { drawSide } from './draw-side.ts';
import type { Side } from './marks/mark.ts';
import { marksOf } from './marks/marks-of.ts';
import { noteOf } from './note.ts';
import { pageDrawList } from './page.ts';
import type { ComparedScene } from './region.ts';
import { regionOf } from './region.ts';
import type { SideBySide } from './side-by-side.ts';
import { EDGE, sideBySide } from './side-by-side.ts';

/** A map to compare. */
export interface ComparedMap<Source> {
	/** The caption above it. */
	readonly name: string;
	readonly stage: Stage<Source>;
}

/** Two maps; one of them may be missing. */
export interface ComparedMaps<Source> {
	readonly before?: ComparedMap<Source> | undefined;
	readonly after?: ComparedMap<Source> | undefined;
}

/** How a comparison is drawn. */
export interface ComparisonOptions {
	/** Pixels of the picture per pixel of the maps. Default: each map fits into 2048 × 4096 pixels, and small maps are enlarged. */
	readonly scale?: number;
	/** Whether to show only the changes and a margin. Default `false`: the whole maps. */
	readonly crop?: boolean;
}

/** The most pixels of a comparison: while a side is drawn, it is in memory twice. */
const MOST_PIXELS = 2 ** 26;

/**
 * Draws two maps side by side, at the same scale and position. Changes are marked, the rest is faded.
 *
 * @param changes - returned by `diff` of \@tilewright/ops for the two maps
 * @throws RenderError if the picture would be too large
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
	const layout = sideBySide(region, options.scale, note !== undefined);
	checkSize(layout, 'canvas');
	if (layout.width * layout.height > MOST_PIXELS) throw tooLarge(layout, `a comparison may have at most ${MOST_PIXELS} of them`);
	const page = platform.surface(layout.width, layout.height);
	const words = { before: maps.before?.name, after: maps.after?.name, note };
	drawOnCanvas(pageDrawList(layout, words), page.context, { get: () => undefined }, platform);
	for (const side of ['before', 'after'] as const) {
		const map = maps[side];
		const other = side === 'before' ? 'after' : 'before';
		if (map === undefined) continue;
		const { x, y, width, height } = layout[side];
		const drawn = await drawSide(map.stage, platform, drawMap, {
			view: viewAt(region[side], layout, { width, height }),
			marks: scenes[side]?.marks ?? [],
			// Changed areas are not faded on either side, even if only one map has something there.
			others: scenes[other]?.marks ?? [],
			moved: { x: region[side].x - region[other].x, y: region[side].y - region[other].y },
		});
		page.context.setTransform(1, 0, 0, 1, 0, 0);
		page.context.drawImage(drawn.source, 0, 0, width, height, x, y, width, height);
	}
	return page;
}

/** The view of one side; `from` is the screen position of its top left corner, without the edge. */
function viewAt(from: Vector, { scale }: SideBySide, { width, height }: { width: number; height: number }): View & { part: Rect } {
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
