import type { SnapMode } from '@tilewright/editor-core/editor/preferences.ts';
import type { Geometry, Vector } from '@tilewright/geometry';
import { distance } from './plane.ts';

/** The mode while keys are held: Ctrl turns the grid on or off, Ctrl+Shift the fine grid (rule E57). */
export function heldMode(mode: SnapMode, { ctrl, shift }: { readonly ctrl: boolean; readonly shift: boolean }): SnapMode {
	if (!ctrl) return mode;
	if (shift) return mode === 'fine' ? 'grid' : 'fine';
	return mode === 'grid' || mode === 'fine' ? 'none' : 'grid';
}

/** The way in which positions snap on a layer. */
export interface Snapping {
	readonly mode: SnapMode;
	readonly geometry: Geometry;
	/** The number of parts of a cell in each direction, for the fine grid. */
	readonly divisions: number;
	/** The distance by which the layer is moved on the screen: the grid does not move with it. */
	readonly shift: Vector;
}

/** The position that another one snaps to (rule E58). Both are in the pixels of objects. */
export function snapped(pixel: Vector, { mode, geometry, divisions, shift }: Snapping): Vector {
	if (mode === 'none') return pixel;
	const own = geometry.pixelToScreen(pixel.x, pixel.y);
	const screen = { x: own.x + shift.x, y: own.y + shift.y };
	const to = mode === 'pixels' ? { x: Math.round(screen.x), y: Math.round(screen.y) } : onGrid(screen, geometry, mode, divisions);
	return geometry.screenToPixel(to.x - shift.x, to.y - shift.y);
}

function onGrid(screen: Vector, geometry: Geometry, mode: 'grid' | 'fine', divisions: number): Vector {
	const tile = geometry.screenToTile(screen.x, screen.y);
	if (geometry.orientation === 'hexagonal' || geometry.orientation === 'staggered') {
		const corners = geometry.outline(tile.x, tile.y);
		const middle = {
			x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
			y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
		};
		const all = mode === 'fine' ? [...corners, middle] : corners;
		return all.reduce((best, corner) => (distance(corner, screen) < distance(best, screen) ? corner : best), all[0] ?? screen);
	}
	const parts = mode === 'fine' ? Math.max(1, divisions) : 1;
	return geometry.tileToScreen(Math.round(tile.x * parts) / parts, Math.round(tile.y * parts) / parts);
}
