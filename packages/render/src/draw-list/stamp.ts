import { frameEnd } from '@tilewright/format';
import type { Matrix, Rect } from '@tilewright/geometry';
import { around, tileMatrix, transformedBox, turns } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { TileArt } from '../scene/tile-art.ts';
import type { FrameTable } from './frame-table.ts';
import { isEmpty, shownArt } from './shown-tile.ts';

/** The drawing of all cells with one GID, relative to the cell's bottom left corner. */
export interface Stamp {
	/** Index of the frame; -1 if the picture is missing and a marker is drawn, -2 if nothing is. */
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
	/** Of an animated tile. */
	readonly animated?: AnimatedStamp;
}

/** When an animated tile shows another frame, and the box around all its frames. */
export interface AnimatedStamp {
	readonly until: number;
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
		const stamp = shownStamp(still && shownArt(still, time), gid);
		const until = frameEnd(still?.tile?.animation ?? [], time);
		if (still === undefined || until === undefined) return stamp;
		const frames = (still.tile?.animation ?? []).flatMap(({ tileid }) => boxOf(placed(still.tileset.art(tileid), gid)) ?? []);
		const { x, y, width, height } = around(frames) ?? { x: 0, y: 0, width: 0, height: 0 };
		return { ...(stamp ?? NOTHING), animated: { until, left: x, top: y, right: x + width, bottom: y + height } };
	}

	function shownStamp(shown: TileArt | undefined, gid: number): Stamp | undefined {
		const found = placed(shown, gid);
		if (found === undefined) return undefined;
		const [a, b, c, d, e, f] = found.matrix;
		const { x, y, width, height } = boxOf(found);
		const frame = shown?.picture === undefined ? -1 : table.frameOf(shown, shown.picture);
		return { frame, a, b, c, d, e, f, left: x, top: y, right: x + width, bottom: y + height };
	}

	/** Where a tile is drawn; a marker, if its picture is missing. */
	function placed(shown: TileArt | undefined, gid: number): Placed | undefined {
		const atGridSize = shown === undefined || shown.tileset.atGridSize;
		const width = atGridSize ? map.tilewidth : shown.width;
		const height = atGridSize ? map.tileheight : shown.height;
		if (shown?.picture === undefined) return { matrix: [1, 0, 0, 1, 0, -height], width, height };
		const turn = turnOf[gid >>> 28];
		if (turn === undefined || isEmpty(shown)) return undefined;
		return { matrix: tileMatrix(shown, turn, 0, -height, width, height), width: shown.source.width, height: shown.source.height };
	}
}

interface Placed {
	readonly matrix: Matrix;
	/** Of what the matrix moves. */
	readonly width: number;
	readonly height: number;
}

/** An animated tile whose frame has no pixels now. */
const NOTHING: Stamp = { frame: -2, a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, left: 0, top: 0, right: 0, bottom: 0 };

function boxOf(placed: Placed): Rect;
function boxOf(placed: Placed | undefined): Rect | undefined;
function boxOf(placed: Placed | undefined): Rect | undefined {
	return placed && transformedBox(placed.matrix, placed.width, placed.height);
}
