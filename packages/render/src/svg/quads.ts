import type { Matrix } from '@tilewright/geometry';
import { compose } from '@tilewright/geometry';
import type { QuadsItem } from '../draw-list/draw-list.ts';
import { matrixAt } from '../pixels/pixel-fit.ts';
import { effectsOf } from './effects.ts';
import type { Attributes } from './element.ts';
import { element, opened } from './element.ts';
import { fitted } from './fitted.ts';
import { frameId } from './frame.ts';
import { short } from './number.ts';
import type { Box } from './overlap.ts';
import { boxOf, overlap } from './overlap.ts';
import { transformText } from './path-data.ts';
import type { Sketch } from './sketch.ts';

/** Prints pieces of pictures: a group, with an element for each. */
export function quadsGroup(item: QuadsItem, sketch: Sketch): string {
	const { tint, onto, shinesThrough } = effectsOf(item, sketch);
	const pieces: string[] = [];
	const boxes: Box[] = [];
	for (let i = 0; i < item.count; i++) {
		const index = item.frames[i] ?? 0;
		const frame = sketch.list.frames[index];
		const id = frame && frameId(index, sketch);
		if (frame === undefined || id === undefined) continue;
		const placed = compose(sketch.toPicture, matrixAt(item.transforms, i));
		const matrix = fitted(placed, frame, sketch.smooth);
		if (!matrix.every(Number.isFinite)) continue;
		pieces.push(element('use', { 'xlink:href': `#${id}`, ...place(matrix) }));
		if (shinesThrough) boxes.push(boxOf(frame.width, frame.height, matrix));
	}
	if (pieces.length === 0) return '';
	const all = { ...onto, ...tint };
	if (!shinesThrough || !overlap(boxes)) return grouped(all, pieces);
	// Where pieces lie on each other, those below are to be seen through those above, as they would not be in a group.
	return grouped(
		{},
		pieces.map((piece) => element('g', all, piece)),
	);
}

const grouped = (attributes: Attributes, pieces: readonly string[]): string => `${opened('g', attributes)}\n${pieces.join('\n')}\n</g>`;

function place(matrix: Matrix): Attributes {
	const [a, b, c, d, e, f] = matrix;
	if (a === 1 && b === 0 && c === 0 && d === 1) return { x: short(e), y: short(f) };
	return { transform: transformText(matrix) };
}
