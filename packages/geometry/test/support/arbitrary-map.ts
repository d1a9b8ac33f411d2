import type { CellBounds, TileMap } from '@tilewright/format';
import fc from 'fast-check';

/** The fields of a map in any orientation: no layers, and cells of 32 × 16 pixels. */
const plain = {
	type: 'map',
	version: '1.10',
	class: '',
	renderorder: 'right-down',
	compressionlevel: -1,
	width: 4,
	height: 3,
	tilewidth: 32,
	tileheight: 16,
	infinite: false,
	parallaxoriginx: 0,
	parallaxoriginy: 0,
	nextlayerid: 1,
	nextobjectid: 1,
	properties: [],
	tilesets: [],
	layers: [],
} as const;

/** The fields of a map that define its grid. */
export type Grid = Partial<Pick<TileMap, 'renderorder' | 'width' | 'height' | 'tilewidth' | 'tileheight' | 'infinite'>> &
	(
		| { readonly orientation: 'orthogonal' | 'isometric' }
		| { readonly orientation: 'oblique'; readonly skewx: number; readonly skewy: number }
		| { readonly orientation: 'staggered'; readonly staggeraxis: 'x' | 'y'; readonly staggerindex: 'odd' | 'even' }
		| {
				readonly orientation: 'hexagonal';
				readonly staggeraxis: 'x' | 'y';
				readonly staggerindex: 'odd' | 'even';
				readonly hexsidelength: number;
		  }
	);

/** A map of 4 × 3 cells of 32 × 16 pixels, with some fields changed. */
export function mapOf(grid: Grid): TileMap {
	const lists = { properties: [], tilesets: [], layers: [] };
	switch (grid.orientation) {
		case 'orthogonal':
			return { ...plain, ...lists, ...grid, orientation: 'orthogonal' };
		case 'isometric':
			return { ...plain, ...lists, ...grid, orientation: 'isometric' };
		default:
			return { ...plain, ...lists, ...grid };
	}
}

const orders = fc.constantFrom('right-down', 'right-up', 'left-down', 'left-up');
const stagger = { staggeraxis: fc.constantFrom('x', 'y'), staggerindex: fc.constantFrom('odd', 'even') };
const size = fc.integer({ min: 2, max: 40 });
const extent = { width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) };
const common = { renderorder: orders, ...extent, tilewidth: size, tileheight: size, infinite: fc.boolean() };
const skew = fc.integer({ min: -30, max: 30 });

/** A skewed grid whose cells have an area and are not flipped. */
const obliqueGrid = fc
	.record({ orientation: fc.constant('oblique'), ...common, skewx: skew, skewy: skew })
	.filter(({ tilewidth, tileheight, skewx, skewy }) => tilewidth * tileheight > skewx * skewy);

/** Grids of straight lines. */
export const linearGrids: fc.Arbitrary<Grid> = fc.oneof(
	fc.record({ orientation: fc.constantFrom('orthogonal', 'isometric'), ...common }),
	obliqueGrid,
);

/** Grids of shifted rows or columns. Sides have any length, and may be longer than the cell. */
export const staggeredGrids: fc.Arbitrary<Grid> = fc.oneof(
	fc.record({ orientation: fc.constant('staggered'), ...common, ...stagger }),
	fc.record({ orientation: fc.constant('hexagonal'), ...common, ...stagger, hexsidelength: fc.integer({ min: 0, max: 50 }) }),
);

export const grids: fc.Arbitrary<Grid> = fc.oneof(linearGrids, staggeredGrids);

/** A map and some cells: all of them, or any on infinite maps. */
export interface Sample {
	readonly map: TileMap;
	readonly cells: CellBounds;
}

const place = fc.integer({ min: -25, max: 25 });

/** Maps with some of their cells. */
export const samplesOf = (grids: fc.Arbitrary<Grid>): fc.Arbitrary<Sample> =>
	fc.record({ grid: grids, at: fc.record({ x: place, y: place }), of: fc.record(extent) }).map(({ grid, at, of }) => {
		const map = mapOf(grid);
		return { map, cells: map.infinite ? { ...at, ...of } : { x: 0, y: 0, width: map.width, height: map.height } };
	});

/** The cells of a rectangle, row by row. */
export function cellsOf({ x, y, width, height }: CellBounds): { column: number; row: number }[] {
	return Array.from({ length: width * height }, (_, i) => ({ column: x + (i % width), row: y + Math.floor(i / width) }));
}
