import type { Matrix } from '@tilewright/geometry';
import { transformedBox } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { FrameTable } from './frame-table.ts';
import { frameAt, isEmpty, tileMatrix, turns } from './shown-tile.ts';

/** What a cell with some GID draws, relative to the cell's bottom left corner: the same in every cell. */
export interface Stamp {
	/** Index of the frame; -1 if the picture is missing and a marker is drawn. */
	readonly frame: number;
	/** The matrix from the frame's pixels to the cell. */
	readonly a: number;
	readonly b: number;
	readonly c: number;
	readonly d: number;
	readonly e: number;
	readonly f: number;
	/** The box around what is drawn. */
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/**
 * Returns a function from a GID to its stamp, or `undefined` if the GID draws nothing. Each stamp is computed once.
 *
 * @param time - how long animations have run, in milliseconds
 */
export function stampsOf({ map, art }: MapScene, table: FrameTable, time: number): (gid: number) => Stamp | undefined {
	const turnOf = turns(map.orientation === 'hexagonal');
	const known = new Map<number, Stamp | undefined>();
	return (gid) => {
		let stamp = known.get(gid);
		if (stamp === undefined && !known.has(gid)) {
			stamp = compute(gid);
			known.set(gid, stamp);
		}
		return stamp;
	};

	function compute(gid: number): Stamp | undefined {
		const still = art(gid);
		const shown = still && frameAt(still, time);
		const atGridSize = shown === undefined || shown.tileset.atGridSize;
		const width = atGridSize ? map.tilewidth : shown.width;
		const height = atGridSize ? map.tileheight : shown.height;
		if (shown?.picture === undefined) return boxed(-1, [1, 0, 0, 1, 0, -height], width, height);
		const turn = turnOf[gid >>> 28];
		if (turn === undefined || isEmpty(shown)) return undefined;
		const matrix = tileMatrix(shown, turn, 0, -height, width, height);
		return boxed(table.frameOf(shown, shown.picture), matrix, shown.source.width, shown.source.height);
	}
}

function boxed(frame: number, matrix: Matrix, width: number, height: number): Stamp {
	const [a, b, c, d, e, f] = matrix;
	const box = transformedBox(matrix, width, height);
	return { frame, a, b, c, d, e, f, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
