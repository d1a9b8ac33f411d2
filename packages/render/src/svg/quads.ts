import type { Matrix, Rect } from '@tilewright/geometry';
import { compose, transformedBox } from '@tilewright/geometry';
import type { QuadsItem } from '../draw-list/draw-list.ts';
import { isPlain, matrixAt, onPixels } from '../pixels/pixel-fit.ts';
import { short, transformText } from './attributes.ts';
import { effectsOf } from './effects.ts';
import type { Attributes } from './element.ts';
import { element, startTag } from './element.ts';
import { frameId } from './frame.ts';
import { anyOverlap } from './overlap.ts';
import type { Printer } from './printer.ts';

/** Prints parts of pictures: a group with one element for each quad. */
export function quadsGroup(item: QuadsItem, printer: Printer): string {
	const { tint, onto, shinesThrough } = effectsOf(item, printer);
	const pieces: string[] = [];
	const boxes: Rect[] = [];
	for (let i = 0; i < item.count; i++) {
		const index = item.frames[i] ?? 0;
		const frame = printer.list.frames[index];
		const id = frame && frameId(index, printer);
		if (frame === undefined || id === undefined) continue;
		const placed = compose(printer.toPicture, matrixAt(item.transforms, i));
		const matrix = fitted(placed, frame, printer.smooth);
		if (!matrix.every(Number.isFinite)) continue;
		pieces.push(element('use', { 'xlink:href': `#${id}`, ...place(matrix) }));
		if (shinesThrough) boxes.push(transformedBox(matrix, frame.width, frame.height));
	}
	if (pieces.length === 0) return '';
	const all = { ...onto, ...tint };
	if (!shinesThrough || !anyOverlap(boxes)) return grouped(all, pieces);
	// If quads overlap, the lower one must show through the upper one, which it would not inside a translucent group.
	return grouped(
		{},
		pieces.map((piece) => element('g', all, piece)),
	);
}

const grouped = (attributes: Attributes, pieces: readonly string[]): string => `${startTag('g', attributes)}\n${pieces.join('\n')}\n</g>`;

function place(matrix: Matrix): Attributes {
	const [a, b, c, d, e, f] = matrix;
	if (a === 1 && b === 0 && c === 0 && d === 1) return { x: short(e), y: short(f) };
	return { transform: transformText(matrix) };
}

/**
 * Moves the edges of a quad to whole pixels, unless it is rotated. Otherwise there would be seams between tiles.
 *
 * @param smooth - whether the edges of scaled quads may lie inside pixels
 */
function fitted(matrix: Matrix, { width, height }: { readonly width: number; readonly height: number }, smooth: boolean): Matrix {
	if (isPlain(matrix)) return onPixels(matrix);
	if (smooth) return matrix;
	const [a, b, c, d] = matrix;
	const upright = b === 0 && c === 0;
	if (!upright && (a !== 0 || d !== 0)) return matrix;
	const box = transformedBox(matrix, width, height);
	const [x, y] = [rounded(box.x), rounded(box.y)];
	const [wide, high] = [rounded(box.x + box.width) - x, rounded(box.y + box.height) - y];
	// A quad of less than half a pixel disappears, as on a canvas.
	const [scaleX, scaleY] = upright ? [wide / width, high / height] : [high / width, wide / height];
	const [p, q, r, s] = [Math.sign(a) * scaleX, Math.sign(b) * scaleX, Math.sign(c) * scaleY, Math.sign(d) * scaleY];
	return [p, q, r, s, p + r < 0 ? x + wide : x, q + s < 0 ? y + high : y];
}

/** Rounds as on a canvas: a floating-point error does not change the result. */
const rounded = (value: number): number => Math.floor(value + 0.5 + 1e-9);
