import type { ObjectOptions } from '@tilewright/edit';
import type { Vector } from '@tilewright/geometry';
import { boxOf } from '../driver/expected-edits.ts';
import type { EditorWords } from './editor.ts';

/** The place of an object: a corner of a cell, counted from the cell in the middle of the test. */
type CornerAt = (x: number, y: number) => Vector;

/** The tile object that is placed: its tile is the chosen one. */
export interface PlacedTile {
	readonly gid: number;
	readonly width: number;
	readonly height: number;
	/** The place of its position in the tile, from 0 to 1. The pointer is in its middle. */
	readonly anchor: Vector;
}

/** Places an object of each kind on the current layer, snapped to the grid. @returns the expected objects */
export async function placeEveryObject(on: EditorWords, corner: CornerAt, tile: PlacedTile): Promise<ObjectOptions[]> {
	await on.run('Snap to Grid');
	const points = (...all: readonly Vector[]): Vector[] => all.map(({ x, y }) => ({ x: x - (all[0]?.x ?? 0), y: y - (all[0]?.y ?? 0) }));
	const pair = ({ x, y }: Vector) => [x, y] as const;

	await on.press('r');
	await on.dragPixels(pair(corner(0, 0)), pair(corner(2, 2)));
	await on.press('c');
	await on.dragPixels(pair(corner(-3, 0)), pair(corner(-1, 2)));
	await on.press('Shift+C');
	await on.dragPixels(pair(corner(3, 0)), pair(corner(4, 2)));
	await on.press('i');
	await on.clickPixel(pair(corner(0, -2)));
	await on.press('p');
	for (const [x, y] of [
		[0, 3],
		[2, 3],
		[2, 5],
		[0, 3],
	] as const)
		await on.clickPixel(pair(corner(x, y)));
	for (const [x, y] of [
		[-3, 3],
		[-1, 3],
		[-1, 5],
	] as const)
		await on.clickPixel(pair(corner(x, y)));
	await on.press('Enter');
	await on.press('t');
	await on.clickBeside(pair(corner(-2, -2)), { x: (0.5 - tile.anchor.x) * tile.width, y: (0.5 - tile.anchor.y) * tile.height });
	await on.press('e');
	await on.clickPixel(pair(corner(2, -2)));

	const { gid, width, height } = tile;
	return [
		{ shape: 'rectangle', ...boxOf(corner(0, 0), corner(2, 2)) },
		{ shape: 'ellipse', ...boxOf(corner(-3, 0), corner(-1, 2)) },
		{ shape: 'capsule', ...boxOf(corner(3, 0), corner(4, 2)) },
		{ shape: 'point', ...corner(0, -2) },
		{ shape: 'polygon', ...corner(0, 3), polygon: points(corner(0, 3), corner(2, 3), corner(2, 5)) },
		{ shape: 'polyline', ...corner(-3, 3), polyline: points(corner(-3, 3), corner(-1, 3), corner(-1, 5)) },
		{ shape: 'tile', ...corner(-2, -2), gid, width, height },
		{ shape: 'text', ...corner(2, -2), text: { text: 'Hello World', wrap: true } },
	];
}
