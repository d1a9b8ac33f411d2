import type { DrawList } from '../draw-list/draw-list.ts';
import { RenderError } from '../platform/render-error.ts';

/** The most elements of an SVG. Viewers need a kilobyte of memory for each, and some. */
const MOST = 2_000_000;

/**
 * Refuses what no viewer could show.
 *
 * @throws RenderError with the code `too-large`
 */
export function checkEffort({ items }: Pick<DrawList, 'items'>): void {
	let count = 0;
	for (const item of items) count += item.kind === 'quads' ? item.count : 1;
	if (count <= MOST) return;
	throw new RenderError(
		'too-large',
		`The picture would have ${count} tiles and objects; an SVG may have at most ${MOST}. Show a part of the map, or write a PNG.`,
	);
}
