import type { Geometry, Matrix, Vector } from '@tilewright/geometry';
import type { ItemBase, PathStep, ShapeItem } from './draw-list.ts';
import type { ObjectColors } from './object-colors.ts';
import { movedPath } from './path.ts';
import type { Outline, ShapeObject } from './shape-outlines.ts';
import { outlines } from './shape-outlines.ts';

/** Width of outlines by default, in pixels of the picture. */
export const LINE = 2;
/** The diameter of the dot at the first vertex, in widths of a line. */
const DOT = 4;

const SHADOW = '#000000';

/** How far the shadow and the shape are moved, in widths of a line. */
const SHIFTS: Readonly<Record<'flat' | 'isometric' | 'oblique', { readonly shadow: Vector; readonly shape: Vector }>> = {
	flat: { shadow: { x: 0.5, y: 0.5 }, shape: { x: 0, y: 0 } },
	isometric: { shadow: { x: 0, y: 0 }, shape: { x: 0, y: -1 } },
	oblique: { shadow: { x: 0, y: 1 }, shape: { x: 0, y: 0 } },
};

/**
 * The items of an object that is drawn as a shape: a black shadow, then the shape in its color.
 *
 * @param base - the fields that all its items share
 * @param place - the matrix for the layer's offset and the object's rotation, on the screen
 * @param line - the width of lines, in pixels of the picture
 * @returns items from bottom to top
 * @example shapeItems(object, geometry, objectColors(object, layer), { opacity: 1, layer: [0] }, [1, 0, 0, 1, 0, 0])
 */
export function shapeItems(
	object: ShapeObject,
	geometry: Geometry,
	colors: ObjectColors,
	base: ItemBase,
	place: Matrix,
	line: number = LINE,
): ShapeItem[] {
	const drawn = outlines(object, geometry).map((outline): Outline => ({ ...outline, path: movedPath(outline.path, place) }));
	const shifts = SHIFTS[shiftsOf(object, geometry)];
	const shadow = turned(shifts.shadow, line, place);
	const shift = turned(shifts.shape, line, place);
	const lines = (path: readonly PathStep[], color: string, width: number) => ({
		...base,
		kind: 'shape' as const,
		path,
		stroke: { color, width },
	});
	return [
		...drawn
			.filter(({ role }) => role !== 'disc')
			.map(({ path, role }) => ({ ...lines(path, SHADOW, role === 'dot' ? DOT * line : line), ...shadow })),
		...drawn.map(({ path, role }) => {
			const fill = role === 'disc' ? colors.line : role === 'area' ? colors.fill : undefined;
			return { ...lines(path, colors.line, role === 'dot' ? DOT * line : line), ...shift, ...(fill !== undefined && { fill }) };
		}),
	];
}

function shiftsOf(object: ShapeObject, { orientation }: Geometry): keyof typeof SHIFTS {
	// Pins look the same in every orientation.
	return 'point' in object || (orientation !== 'isometric' && orientation !== 'oblique') ? 'flat' : orientation;
}

/** Rotates a shift with its object. */
function turned({ x, y }: Vector, line: number, [a, b, c, d]: Matrix): { shift?: Vector } {
	return x === 0 && y === 0 ? {} : { shift: { x: line * (a * x + c * y), y: line * (b * x + d * y) } };
}
