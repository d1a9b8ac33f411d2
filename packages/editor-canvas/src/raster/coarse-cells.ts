import type { Rect } from '@tilewright/geometry';
import type { MapScene, SceneLayer } from '@tilewright/render';
import type { TileColors } from './tile-colors.ts';

type TileScene = SceneLayer & { kind: 'tiles' };

/** The bits of a GID that name its tile. */
const TILE = 0x0fffffff;
/** The density at which cells hide everything below. */
const DENSE = 0.998;

/** The number of cells that are read in each direction of a pixel. */
export function samplesAt({ map }: MapScene, scale: number): number {
	const cell = Math.min(map.tilewidth, map.tileheight) * scale;
	return cell >= 1 ? 1 : cell >= 0.5 ? 2 : 4;
}

/**
 * Paints tile layers from afar: each pixel gets the colors of the cells in it. The time depends on the number of pixels, not of cells.
 *
 * @param layers - from bottom to top, all blended normally
 * @param part - of the picture of the whole plane
 * @param target - premultiplied red, green, blue, alpha from 0 to 1, for each pixel of the part
 */
export function coarseCells(
	layers: readonly TileScene[],
	map: MapScene,
	scale: number,
	part: Rect,
	colors: TileColors,
	target: Float32Array,
): void {
	const samples = samplesAt(map, scale);
	const cells = new Int32Array(2 * samples * samples * part.width);
	const find = cellFinder(map);
	for (const layer of layers.toReversed()) {
		const { opacity, offsetx, offsety, tintcolor } = layer.walked;
		const tint = tintOf(tintcolor);
		const share = (opacity * tint[3]) / (samples * samples);
		for (let y = 0; y < part.height; y++) {
			for (let i = 0; i < samples; i++) {
				const down = (part.y + y + (i + 0.5) / samples) / scale - offsety;
				const row = 2 * i * samples * part.width;
				find(part.x / scale + 0.5 / samples / scale - offsetx, down, 1 / samples / scale, samples * part.width, cells, row);
			}
			paintRow(layer, cells, samples, part.width, 4 * y * part.width, share, tint, colors, target);
		}
	}
}

function paintRow(
	layer: TileScene,
	cells: Int32Array,
	samples: number,
	width: number,
	start: number,
	share: number,
	[red, green, blue]: readonly number[],
	colors: TileColors,
	target: Float32Array,
): void {
	const gidAt = gidReader(layer);
	let { values, indexes } = colors;
	for (let x = 0, at = start; x < width; x++, at += 4) {
		const covered = target[at + 3] ?? 0;
		if (covered > DENSE) continue;
		const part = (1 - covered) * share;
		for (let i = 0; i < samples; i++)
			for (let j = 0; j < samples; j++) {
				const cell = 2 * (i * samples * width + x * samples + j);
				const gid = gidAt(cells[cell] ?? 0, cells[cell + 1] ?? 0) & TILE;
				if (gid === 0) continue;
				let index = indexes[gid] ?? -1;
				if (index < 0) {
					index = colors.find(gid);
					({ values, indexes } = colors);
				}
				if (index === 0) continue;
				target[at] = (target[at] ?? 0) + part * (red ?? 1) * (values[index] ?? 0);
				target[at + 1] = (target[at + 1] ?? 0) + part * (green ?? 1) * (values[index + 1] ?? 0);
				target[at + 2] = (target[at + 2] ?? 0) + part * (blue ?? 1) * (values[index + 2] ?? 0);
				target[at + 3] = (target[at + 3] ?? 0) + part * (values[index + 3] ?? 0);
			}
	}
}

/** The red, green, blue and alpha that a tint multiplies with, from 0 to 1. */
function tintOf(tint: string | undefined): readonly [red: number, green: number, blue: number, alpha: number] {
	const [, alpha = 'ff', red = 'ff', green = 'ff', blue = 'ff'] = /^#(..)?(..)(..)(..)$/.exec(tint ?? '') ?? [];
	const part = (hex: string): number => Number.parseInt(hex, 16) / 255;
	return [part(red), part(green), part(blue), part(alpha)];
}

/** Finds the cells at points of a row of the screen: column and row of each, in a list from an index on. */
type CellFinder = (x: number, y: number, step: number, count: number, cells: Int32Array, start: number) => void;

function cellFinder({ geometry }: MapScene): CellFinder {
	const { orientation } = geometry;
	if (orientation === 'staggered' || orientation === 'hexagonal')
		return (x, y, step, count, cells, start) => {
			for (let i = 0; i < count; i++) {
				const cell = geometry.screenToTile(x + i * step, y);
				cells[start + 2 * i] = cell.x;
				cells[start + 2 * i + 1] = cell.y;
			}
		};
	const origin = geometry.screenToTile(0, 0);
	const right = geometry.screenToTile(1, 0);
	const [a, b] = [right.x - origin.x, right.y - origin.y];
	return (x, y, step, count, cells, start) => {
		const first = geometry.screenToTile(x, y);
		for (let i = 0; i < count; i++) {
			cells[start + 2 * i] = Math.floor(first.x + a * i * step);
			cells[start + 2 * i + 1] = Math.floor(first.y + b * i * step);
		}
	};
}

/** Reads cells; those outside of the layer are empty. */
function gidReader({ layer, parts }: TileScene): (column: number, row: number) => number {
	if ('data' in layer) {
		const { data, width, height } = layer;
		return (column, row) => (column >= 0 && row >= 0 && column < width && row < height ? (data[row * width + column] ?? 0) : 0);
	}
	return (column, row) => {
		for (const { cells, gidAt } of parts)
			if (column >= cells.x && row >= cells.y && column < cells.x + cells.width && row < cells.y + cells.height) return gidAt(column, row);
		return 0;
	};
}
