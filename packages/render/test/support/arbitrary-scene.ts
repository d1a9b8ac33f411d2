import fc from 'fast-check';
import type { Grid } from '../../../geometry/test/support/arbitrary-map.ts';
import { grids, mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import type { Fields } from './map-json.ts';
import { mapJson, objectsJson, tilesetJson, tilesJson } from './map-json.ts';

const shift = fc.integer({ min: -40, max: 40 });

const tileset = (firstgid: number, size: fc.Arbitrary<number>): fc.Arbitrary<Fields> =>
	fc
		.record({
			tilewidth: size,
			tileheight: size,
			tileoffset: fc.record({ x: shift, y: shift }),
			tilerendersize: fc.constantFrom('tile', 'grid'),
			fillmode: fc.constantFrom('stretch', 'preserve-aspect-fit'),
			objectalignment: fc.constantFrom('unspecified', 'topleft', 'center', 'right', 'bottom'),
		})
		.map((fields) => tilesetJson({ firstgid, ...fields }));

/** GIDs with all flags. */
const gidsTo = (greatest: number): fc.Arbitrary<number> =>
	fc
		.record({ id: fc.integer({ min: 1, max: greatest }), flags: fc.nat(15), empty: fc.nat(2) })
		.map(({ id, flags, empty }) => (empty === 0 ? 0 : flags * 2 ** 28 + id));

const objectOf = (gid: fc.Arbitrary<number>) =>
	fc.record({
		...{ x: shift, y: shift, gid: gid.filter((gid) => gid !== 0) },
		...{ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }), rotation: fc.constantFrom(0, 90, 30, -70) },
	});

function layerOf({ width = 4, height = 3, infinite = false }: Grid, data: readonly number[], at: { x: number; y: number }, fields: Fields) {
	const cells = data.slice(0, width * height);
	if (!infinite) return tilesJson(cells, { width, height, ...fields });
	return tilesJson([], { width, height, chunks: [{ ...at, width, height, data: cells }], data: undefined, ...fields });
}

/**
 * Maps of every orientation, with two tilesets of any size, two tile layers, and objects between them.
 *
 * @param size - the size of tiles, in pixels
 * @param greatest - the largest GID; those above 16 have no tile
 */
export function arbitraryScenes(size: fc.Arbitrary<number> = fc.integer({ min: 1, max: 60 }), greatest = 18): fc.Arbitrary<Fields> {
	const gid = gidsTo(greatest);
	return fc
		.record({
			grid: grids,
			tilesets: fc.tuple(tileset(1, size), tileset(9, size)),
			data: fc.tuple(fc.array(gid, { minLength: 81, maxLength: 81 }), fc.array(gid, { minLength: 81, maxLength: 81 })),
			offsets: fc.tuple(fc.record({ offsetx: shift, offsety: shift }), fc.record({ offsetx: shift, offsety: shift })),
			at: fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }),
			objects: fc.array(objectOf(gid), { maxLength: 4 }),
		})
		.map(({ grid, tilesets, data, offsets, at, objects }) => {
			const { properties: _, ...map } = mapOf(grid);
			const [below, above] = data;
			const layers = [layerOf(grid, below, at, offsets[0]), objectsJson(objects), layerOf(grid, above, at, offsets[1])];
			return mapJson({ ...map, tilesets, layers });
		});
}
