import type { TileMap, TilesetFile, WangSet } from '@tilewright/format';
import type { CellWriter } from '../../src/cells/cell-writer.ts';
import { cellWriter } from '../../src/cells/cell-writer.ts';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { neighbourOf, TOUCHING } from '../../src/terrain/neighbours.ts';
import type { TerrainSet } from '../../src/terrain/terrain-set.ts';
import { ownTile } from '../../src/terrain/terrain-set.ts';
import { terrainTable } from '../../src/terrain/terrain-table.ts';
import type { WangId } from '../../src/terrain/wang-id.ts';
import { layerOf, mapOf } from './drawn.ts';

/** The columns and rows of the eight positions in a drawing of 3 × 3 characters. */
const PLACES = [
	[1, 0],
	[2, 0],
	[2, 1],
	[2, 2],
	[1, 2],
	[0, 2],
	[0, 1],
	[0, 0],
] as const;

/** A tile drawn as its corners, `12/11`, or with its edges, `.1./2.2/.1.`. A point is no color. */
export function idOf(drawing: string): WangId {
	const rows = drawing.split('/');
	const at = (position: number): number => {
		const [x, y] = PLACES[position] ?? [0, 0];
		if (rows.length === 2) return position % 2 === 0 ? 0 : colorOf(rows[y / 2]?.[x / 2]);
		return colorOf(rows[y]?.[x]);
	};
	return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
}

const colorOf = (character: string | undefined): number => (character === undefined || character === '.' ? 0 : Number(character));

/** All tiles of a type that have some colors at the positions that count. */
export function allIds(type: WangSet['type'], colors: readonly number[]): WangId[] {
	let ids: WangId[] = [[0, 0, 0, 0, 0, 0, 0, 0]];
	for (let position = 0; position < 8; position++) {
		if (type === 'mixed' || (position % 2 === 1) === (type === 'corner')) {
			ids = ids.flatMap((id) =>
				colors.map((color) => {
					const next: WangId = [...id];
					next[position] = color;
					return next;
				}),
			);
		}
	}
	return ids;
}

/** A set whose tiles are drawn, or all tiles of its type. Its GIDs begin with 1, in the order of the tiles. */
export function terrainOf(
	type: WangSet['type'],
	tiles: readonly string[] | readonly WangId[],
	more: Partial<Pick<TilesetFile, 'transformations' | 'tiles'>> & { readonly probabilities?: readonly number[] } = {},
): TerrainSet {
	const { probabilities = [], ...fields } = more;
	const wangtiles = tiles.map((tile, tileid) => ({ tileid, wangid: typeof tile === 'string' ? idOf(tile) : tile }));
	const count = Math.max(...wangtiles.flatMap(({ wangid }) => wangid));
	const colors = Array.from({ length: count }, (_, i) => ({
		name: `color ${i + 1}`,
		class: '',
		color: '#ff0000',
		tile: -1,
		probability: probabilities[i] ?? 1,
		properties: [],
	}));
	const set: WangSet = { name: 'Ground', class: '', type, tile: -1, properties: [], colors, wangtiles };
	const size = { imagewidth: 16 * tiles.length, imageheight: 16, tilewidth: 16, tileheight: 16 };
	const tileset = createTileset({ name: 'ground', image: 'ground.png', ...size, ...fields, wangsets: [set] });
	return { set, tileset, firstgid: 1 };
}

/** The cells of a map without tiles. */
export const emptyCells = (width: number, height: number): CellWriter => cellsOf(emptyMap(width, height));

export const emptyMap = (width: number, height: number): TileMap =>
	mapOf(layerOf(Array.from({ length: height }, () => '.'.repeat(width)).join('\n')));

/** The cells of the first layer of a map. */
export const cellsOf = (map: TileMap): CellWriter => cellWriter(map, tileLayerOf(map, 1));

/** Puts tiles where the colors of all corners are drawn: one row and column more than cells. A point is a corner of empty cells. */
export function mapOfCorners(drawing: string, terrain: TerrainSet): TileMap {
	const rows = drawing
		.split('\n')
		.map((row) => row.trim())
		.filter((row) => row !== '');
	const map = emptyMap((rows[0]?.length ?? 1) - 1, rows.length - 1);
	const layer = tileLayerOf(map, 1);
	if (!('data' in layer)) return map;
	for (let y = 0; y < layer.height; y++) {
		for (let x = 0; x < layer.width; x++) {
			const [above = '', below = ''] = [rows[y], rows[y + 1]].map((row) => row?.slice(x, x + 2));
			const wanted = idOf(`${above}/${below}`).join();
			const tile = terrain.set.wangtiles.find(({ wangid }) => wangid.join() === wanted);
			if (!`${above}${below}`.includes('.')) layer.data[y * layer.width + x] = (tile?.tileid ?? -1) + 1;
		}
	}
	return map;
}

/** The colors that the tiles of a finite layer have, drawn as corners with the edges between them. Where two tiles disagree, there is `!`. */
function lattice(cells: CellWriter, terrain: TerrainSet): string[][] {
	const { width = 0, height = 0 } = cells.bounds ?? {};
	const table = terrainTable(terrain.set, terrain.tileset);
	const rows = Array.from({ length: 2 * height + 1 }, () => Array.from({ length: 2 * width + 1 }, () => '.'));
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const gid = cells.get(x, y);
			if (gid === 0) continue;
			const id = table.idOf(ownTile(terrain, gid) ?? -1);
			for (const position of table.positions) {
				const [across, down] = PLACES[position] ?? [0, 0];
				const row = rows[2 * y + down];
				const color = String(id[position]);
				const known = row?.[2 * x + across];
				if (row !== undefined) row[2 * x + across] = known === '.' || known === color ? color : '!';
			}
		}
	}
	return rows;
}

/** The colors of all corners: one row and column more than cells. */
export const drawnCorners = (cells: CellWriter, terrain: TerrainSet): string =>
	lattice(cells, terrain)
		.filter((_, y) => y % 2 === 0)
		.map((row) => row.filter((_, x) => x % 2 === 0).join(''))
		.join('\n');

/** The colors of all corners and edges. */
export const drawnColors = (cells: CellWriter, terrain: TerrainSet): string =>
	lattice(cells, terrain)
		.map((row) => row.join(''))
		.join('\n');

/** A place where touching positions of two cells have different colors. */
export interface Disagreement {
	readonly x: number;
	readonly y: number;
	readonly position: number;
}

/**
 * The places where the colors of touching cells differ.
 *
 * @param withEmpty - whether empty cells count, as cells without any color
 */
export function disagreements(cells: CellWriter, terrain: TerrainSet, withEmpty: boolean): Disagreement[] {
	const { width = 0, height = 0 } = cells.bounds ?? {};
	const table = terrainTable(terrain.set, terrain.tileset);
	const found: Disagreement[] = [];
	const colorsAt = (gid: number): Uint8Array => table.idOf(ownTile(terrain, gid) ?? -1);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			for (let side = 0; side < 8; side++) {
				const next = neighbourOf({ x, y }, side, cells.stagger);
				if (!cells.canSet(next.x, next.y)) continue;
				const [gid, other] = [cells.get(x, y), cells.get(next.x, next.y)];
				if (!withEmpty && (gid === 0 || other === 0)) continue;
				const touching = TOUCHING[side] ?? [];
				for (let i = 0; i < touching.length; i += 2) {
					const position = touching[i] ?? 0;
					if (colorsAt(gid)[position] !== colorsAt(other)[touching[i + 1] ?? 0]) found.push({ x, y, position });
				}
			}
		}
	}
	return found;
}
