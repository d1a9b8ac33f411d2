import type { MapScene, TileArt } from '@tilewright/render';
import type { MapStage } from '../stage/map-stage.ts';
import { pixelsOf } from './pixels-of.ts';

/** The colors of tiles from afar: one each. */
export interface TileColors {
	/** Red, green, blue and alpha from 0 to 1, premultiplied, of each known tile: four numbers. The first tile is empty. */
	readonly values: Float32Array;
	/** The index in the values at which the color of the tile with a GID, without flags, begins; -1 if it is not known yet. */
	readonly indexes: Int32Array;
	/** Finds the color of a tile. @returns where it begins; 0 if it draws nothing, or is {@link isLarge large} */
	find(gid: number): number;
	/** Whether a tile is much larger than a cell: one color would not do. */
	isLarge(gid: number): boolean;
	/** Whether there are large tiles. */
	readonly hasLarge: boolean;
	/** Whether pictures were missing. */
	readonly incomplete: boolean;
}

/** The bits of a GID that name its tile. */
const TILE = 0x0fffffff;
/** Colors of tiles with larger GIDs are not kept: a hostile map may have one such tile only. */
const MOST_KNOWN = 2 ** 20;
/** Tiles up to this many cells wide and high are one color in their own cell. */
const LARGE = 2;

const known = new WeakMap<MapScene['art'], { readonly loads: number; readonly colors: TileColors }>();

/** The colors of a map's tiles; they are found when they are needed first. */
export function tileColors(map: MapScene, stage: MapStage): TileColors {
	const loads = stage.loads.value;
	const found = known.get(map.art);
	if (found !== undefined && (found.loads === loads || !found.colors.incomplete)) return found.colors;
	const colors = colorsOf(map, stage);
	known.set(map.art, { loads, colors });
	return colors;
}

function colorsOf({ map, art, geometry, tilesets }: MapScene, stage: MapStage): TileColors {
	const cellArea = areaOf(geometry.outline(0, 0));
	let indexes = new Int32Array(1024).fill(-1);
	let values = new Float32Array(256);
	let count = 1;
	let incomplete = false;

	function add(gid: number): number {
		const found = art(gid);
		if (found === undefined || isLargeArt(found)) return 0;
		const color = average(found);
		if (color === undefined) return 0;
		if (4 * count === values.length) {
			const longer = new Float32Array(2 * values.length);
			longer.set(values);
			values = longer;
		}
		values.set(color, 4 * count);
		return 4 * count++;
	}

	/** The mean color, as dense as the tile would be if it had the size of a cell. */
	function average(found: TileArt): readonly number[] | undefined {
		const { picture: key, source } = found;
		if (key === undefined || source.width <= 0 || source.height <= 0) return undefined;
		const picture = stage.pictures.get(key);
		if (picture === undefined) {
			incomplete = true;
			stage.want([key]);
			return undefined;
		}
		const pixels = pixelsOf(picture);
		if (pixels === undefined) return undefined;
		let [red, green, blue, alpha] = [0, 0, 0, 0];
		for (let y = Math.floor(source.y); y < source.y + source.height; y++)
			for (let x = Math.floor(source.x); x < source.x + source.width; x++) {
				const color = pixels.data[y * pixels.width + x] ?? 0;
				red += color & 255;
				green += (color >>> 8) & 255;
				blue += (color >>> 16) & 255;
				alpha += color >>> 24;
			}
		if (alpha === 0) return undefined;
		const atGridSize = found.tileset.atGridSize;
		const drawn = (atGridSize ? map.tilewidth : found.width) * (atGridSize ? map.tileheight : found.height);
		const whole = 255 * source.width * source.height;
		const dense = Math.min(1 / alpha, drawn / cellArea / whole);
		return [red * dense, green * dense, blue * dense, alpha * dense];
	}

	const isLargeArt = ({ width, height, tileset }: TileArt): boolean =>
		!tileset.atGridSize && (width > LARGE * map.tilewidth || height > LARGE * map.tileheight);

	return {
		get values() {
			return values;
		},
		get incomplete() {
			return incomplete;
		},
		hasLarge: tilesets.some(
			({ art: set }) =>
				set !== undefined &&
				!set.atGridSize &&
				(set.sizes.most.width > LARGE * map.tilewidth || set.sizes.most.height > LARGE * map.tileheight),
		),
		get indexes() {
			return indexes;
		},
		find(gid) {
			if (gid >= MOST_KNOWN) return add(gid);
			if (gid >= indexes.length) {
				const longer = new Int32Array(2 ** Math.ceil(Math.log2(gid + 1))).fill(-1);
				longer.set(indexes);
				indexes = longer;
			}
			const found = add(gid);
			indexes[gid] = found;
			return found;
		},
		isLarge(gid) {
			const found = art(gid & TILE);
			return found !== undefined && isLargeArt(found);
		},
	};
}

function areaOf(corners: readonly { readonly x: number; readonly y: number }[]): number {
	let sum = 0;
	for (const [i, a] of corners.entries()) {
		const b = corners[(i + 1) % corners.length] ?? a;
		sum += a.x * b.y - b.x * a.y;
	}
	return Math.abs(sum) / 2;
}
