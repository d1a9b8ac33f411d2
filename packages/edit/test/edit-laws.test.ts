import type { TileLayer, TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { edit } from '../src/bulk/edit.ts';
import { apply } from '../src/change/apply.ts';
import { invert } from '../src/change/invert.ts';
import { squash } from '../src/change/squash.ts';
import { createLayer } from '../src/make/create-layer.ts';
import { createObject } from '../src/make/create-object.ts';
import { infiniteLayerOf, layerOf, mapOf } from './support/drawn.ts';
import { drawsFrom } from './support/random-changes.ts';
import { randomOperation, SHAPES } from './support/random-operations.ts';
import { embedded, tilesetFile, withTilesets } from './support/tilesets.ts';

const PICTURE = '12..3\n.44..\n3..1.\n....2';

/** A map with a tile layer, a group with objects and an image, and two tilesets. */
function started(tiles: TileLayer): TileMap {
	const map = withTilesets(mapOf(tiles), embedded(1, tilesetFile('a', 3)), embedded(4, tilesetFile('b', 3)));
	const objects = SHAPES.map((options, i) => createObject({ nextobjectid: i + 1 }, options));
	const inGroup = [createLayer(map, 'objectgroup', { id: 3, objects }), createLayer(map, 'imagelayer', { id: 4 })];
	const layers = [...map.layers, createLayer(map, 'group', { id: 2, layers: inGroup })];
	const editorsettings = { chunksize: { width: 4, height: 4 } };
	return { ...map, editorsettings, layers, nextlayerid: 5, nextobjectid: objects.length + 1 };
}

const maps: Readonly<Record<string, TileMap>> = { finite: started(layerOf(PICTURE)), infinite: started(infiniteLayerOf(PICTURE, -2, 1)) };

const text = (map: TileMap): string => new TextDecoder().decode(write(map));

/** The id of a tile layer of a map. */
const tileLayerIn = (map: TileMap): number | undefined =>
	[...eachLayer(map.layers)].find(({ layer }) => layer.type === 'tilelayer')?.layer.id;

describe.each(Object.entries(maps))('any operations on a map that is %s', (_, map) => {
	it('fit each other in one edit, and are undone as one step', () => {
		fc.assert(
			fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
				const draw = drawsFrom(seed);
				const { doc, changes } = edit(map, (e) => {
					for (let i = 0; i < count; i++) {
						e.apply(randomOperation(e.doc, draw));
						const id = tileLayerIn(e.doc);
						if (id !== undefined && draw(2) === 0) e.setCell(id, draw(12) - 4, draw(12) - 4, draw(5));
					}
				});
				const again = apply(map, changes);
				expect(again.issues).toEqual([]);
				expect(text(again.doc)).toBe(text(doc));
				expect(text(apply(doc, invert(changes)).doc)).toBe(text(map));
				const squashed = apply(map, squash(changes));
				expect(squashed.issues).toEqual([]);
				expect(text(squashed.doc)).toBe(text(doc));
			}),
			{ numRuns: effort(60, 5000) },
		);
	});
});
