import type { CellBounds } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { ItemBase, ShapeItem } from './draw-list.ts';
import type { GridLook } from './options.ts';
import { linePath } from './path.ts';

/** Alpha of the lines, from 0 to 255. */
const ALPHA = 96;
/** Cells up to the first size have no grid, cells from the second size on have a full one. In pixels of the picture. */
const FADED = 3;
const FULL = 20;

interface DenseGridLook extends GridLook {
	readonly density?: number;
}

/** More cells than anybody can look at. */
const EVERYWHERE: CellBounds = { x: -(2 ** 30), y: -(2 ** 30), width: 2 ** 31, height: 2 ** 31 };

/** The properties of a map from which the grid is made. */
interface GridCells {
	readonly geometry: Geometry;
	/** The cells that have a grid. */
	readonly cells: CellBounds;
}

/**
 * The grid as Tiled shows it: dashes that fade out if cells are small, black by default. Lines that stand out are twice as dark, and not
 * dashed.
 *
 * @param rect - the part of the map's screen to cover
 * @param scale - pixels of the picture per pixel of the screen
 * @param look - how it looks; with a density, lines and dashes are as many times as large, but of whole pixels
 * @returns an item for each kind of line; none if the grid would not be visible
 * @example gridItems({ geometry, cells }, visibleRect(view), { opacity: 1, layer: [] }, view.scale.x)
 */
export function gridItems({ geometry, cells }: GridCells, rect: Rect, base: ItemBase, scale = 1, look: DenseGridLook = {}): ShapeItem[] {
	const { density = 1 } = look;
	const width = Math.max(1, Math.round(density));
	const corners = geometry.outline(0, 0);
	const size = Math.min(extent(corners.map(({ x }) => x)), extent(corners.map(({ y }) => y))) * (scale / density);
	const alpha = Math.trunc(ALPHA * Math.min(1, Math.max(0, (size - FADED) / (FULL - FADED))));
	// Before the lines are made: there could be billions of cells that are too small for a grid.
	if (alpha === 0) return [];
	const [minor, major]: [Vector[][], Vector[][]] = [[], []];
	// Wider lines reach into the next part.
	const around = width === 1 ? rect : widened(rect, (2 * width) / scale);
	for (const line of geometry.gridLines(around, look.endless === true ? EVERYWHERE : cells))
		(isMajor(line, geometry, look) ? major : minor).push(line);
	const item = (lines: readonly (readonly Vector[])[], opacity: number, dash?: readonly number[]): ShapeItem[] => {
		const path = lines.flatMap((line) => linePath(line, false));
		const color = `#${opacity.toString(16).padStart(2, '0')}${(look.color ?? '#000000').slice(-6)}`;
		const stroke = { color, width, ...(dash && { dash: dash.map((length) => length * width) }) };
		return path.length === 0 ? [] : [{ ...base, kind: 'shape', path, stroke, crisp: true }];
	};
	return [...item(minor, alpha, [2, 2]), ...item(major, 2 * alpha)];
}

/** Whether a line lies between columns or rows whose number is a multiple of that of the look. */
function isMajor([from, to, ...more]: readonly Vector[], geometry: Geometry, { major }: GridLook): boolean {
	if (major === undefined || from === undefined || to === undefined || more.length > 0) return false;
	const [a, b] = [geometry.screenToTile(from.x, from.y), geometry.screenToTile(to.x, to.y)];
	return isMultiple(a.x, b.x, major.x) || isMultiple(a.y, b.y, major.y);
}

const isMultiple = (a: number, b: number, of: number): boolean =>
	of > 0 && Math.abs(a - b) < NEAR && Math.abs(a / of - Math.round(a / of)) * of < NEAR;

/** A line between cells may be this far off by rounding, in cells. */
const NEAR = 1e-6;

function extent(values: readonly number[]): number {
	return Math.max(...values) - Math.min(...values);
}
