import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { Frame, Item, PathStep } from './draw-list.ts';

/** The smallest rectangle around an item, not counting the width of lines; `undefined` for a background. */
export function itemBox(item: Item, frames: readonly Frame[]): Rect | undefined {
	switch (item.kind) {
		case 'quads':
			return around(quadCorners(item.frames, item.transforms, frames));
		case 'pattern':
			return item.area;
		case 'missing':
		case 'text':
			return around(corners(item.width, item.height, item.transform));
		case 'shape':
			return pathBox(item.path);
		case 'label':
			return { x: item.at.x, y: item.at.y, width: 0, height: 0 };
		case 'background':
			return undefined;
	}
}

/** How far something reaches outside of its box, in pixels of the picture. */
interface Reach {
	readonly x: number;
	readonly y: number;
}

/** How far the name of an object reaches to each side of the middle of its top edge, at most: half as far as it is wide, with its frame. */
export function labelReach(text: string): number {
	let width = 0;
	for (let i = 0; i < text.length; i++) width += text.charCodeAt(i) < ASCII ? LETTER : WIDE_LETTER;
	return LABEL_FRAME + width / 2;
}

const ASCII = 128;
/** The widest letters are less wide than this, in pixels of the picture. */
const LETTER = 14;
const WIDE_LETTER = 18;
/** The frame around a name; names reach as far up. */
export const LABEL_FRAME = 32;

/** How far an item may reach outside its box: by lines, shadows and dots, or by a label. */
export function itemReach(item: Item): Reach {
	if (item.kind === 'label') {
		const { text, density = 1 } = item;
		return { x: density * labelReach(text), y: density * LABEL_FRAME };
	}
	const reach = item.kind === 'shape' ? (item.stroke?.width ?? 0) + Math.abs(item.shift?.x ?? 0) + Math.abs(item.shift?.y ?? 0) : 1;
	return { x: reach, y: reach };
}

function quadCorners(indexes: Uint32Array, transforms: Float64Array, frames: readonly Frame[]): Vector[] {
	return [...indexes].flatMap((index, i) => {
		const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transforms.subarray(6 * i, 6 * i + 6);
		const { width, height } = frames[index] ?? { width: 0, height: 0 };
		return corners(width, height, [a, b, c, d, e, f]);
	});
}

const corners = (width: number, height: number, matrix: Matrix): Vector[] => [
	applyMatrix(matrix, 0, 0),
	applyMatrix(matrix, width, 0),
	applyMatrix(matrix, width, height),
	applyMatrix(matrix, 0, height),
];

/** The box of all points of a path, including the control points of curves: a curve lies between them. */
const pathBox = (path: readonly PathStep[]): Rect =>
	boxOf((add) => {
		for (const step of path) for (let i = 1; i < step.length; i += 2) add(Number(step[i]), Number(step[i + 1]));
	});

const around = (points: readonly Vector[]): Rect =>
	boxOf((add) => {
		for (const { x, y } of points) add(x, y);
	});

function boxOf(addPoints: (add: (x: number, y: number) => void) => void): Rect {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	addPoints((x, y) => {
		if (x < left) left = x;
		if (x > right) right = x;
		if (y < top) top = y;
		if (y > bottom) bottom = y;
	});
	return { x: left, y: top, width: right - left, height: bottom - top };
}
