import type { EmbeddedTileset, TileMap, Tileset } from '@tilewright/format';
import { readTileset, write } from '@tilewright/format';
import { memoryLoader } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { automap } from '../../src/automap/automap.ts';
import { automapTileset } from '../../src/automap/automap-tileset.ts';
import { loadRules } from '../../src/automap/load-rules.ts';
import { parseRuleMap } from '../../src/automap/parse-rule-map.ts';
import { apply } from '../../src/change/apply.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { automapped, drawnLayer, drawnMap } from '../support/automap.ts';

/** A tileset of 16 tiles in a map. */
function embedded(firstgid: number, image: string): EmbeddedTileset {
	const {
		type: _,
		version: __,
		...tileset
	} = createTileset({ name: 'own', image, imagewidth: 64, imageheight: 64, tilewidth: 16, tileheight: 16 });
	return { ...tileset, firstgid };
}

const withTilesets = (map: TileMap, ...tilesets: Tileset[]): TileMap => ({ ...map, tilesets });

describe('tilesets of rules', () => {
	it('[A42] the same file has the same tiles, whatever its GIDs are', () => {
		const map = withTilesets(drawnMap({ a: 'gg1' }), { firstgid: 1, source: 'other.tsx' }, { firstgid: 16, source: '../tiles/a.tsx' });
		const rules = parseRuleMap(withTilesets(drawnMap({ input_a: '1', output_a: '2' }), { firstgid: 1, source: 'tiles/a.tsx' }), {
			path: 'rules.tmx',
		});
		expect(drawnLayer(automapped(map, rules, { path: 'maps/a.tmx' }), 'a')).toBe('hh1');
	});

	it('[A42, A24] tiles of other tilesets are not equal', () => {
		const map = withTilesets(drawnMap({ a: '11' }), { firstgid: 1, source: 'other.tsx' });
		const rules = parseRuleMap(withTilesets(drawnMap({ input_a: '1', output_a: '2' }), { firstgid: 1, source: 'a.tsx' }));
		expect(automap(map, [rules]).changes).toEqual([]);
	});

	it('[A43] an embedded tileset is the first that is similar', () => {
		const map = withTilesets(drawnMap({ a: 'h' }), embedded(1, 'b.png'), embedded(17, 'a.png'), embedded(33, 'a.png'));
		const rules = parseRuleMap(withTilesets(drawnMap({ input_a: '1', output_a: '2' }), embedded(1, 'a.png')));
		expect(drawnLayer(automapped(map, rules), 'a')).toBe('i');
	});

	it('[A44] a tileset is added only if something uses it, with paths for the folder of the map', () => {
		const map = withTilesets(drawnMap({ a: '1' }), embedded(1, 'own.png'));
		const run = (output: string): TileMap => {
			const tilesets = [embedded(1, '../maps/own.png'), { firstgid: 17, source: 'unused.tsx' }, { firstgid: 18, source: 'stones.tsx' }];
			const doc = withTilesets(drawnMap({ input_a: '1', output_a: output }), ...tilesets);
			return automapped(map, parseRuleMap(doc, { path: 'rules/r.tmx' }), { path: 'maps/a.tmx' });
		};
		expect(run('2').tilesets).toBe(map.tilesets);
		const done = run('i');
		expect(done.tilesets.slice(1)).toEqual([{ firstgid: 17, source: '../rules/stones.tsx' }]);
		expect(drawnLayer(done, 'a')).toBe('h');
	});

	it('reports that there are no GIDs left', () => {
		const map = withTilesets(drawnMap({ a: '1' }), { firstgid: 1, source: 'a.tsx' }, { firstgid: 0x0fffffff, source: 'b.tsx' });
		const rules = parseRuleMap(
			withTilesets(drawnMap({ input_a: '1', output_a: '3' }), { firstgid: 1, source: 'a.tsx' }, { firstgid: 2, source: 'c.tsx' }),
		);
		const { changes, issues } = automap(map, [rules]);
		expect([changes, issues.map(({ code }) => code)]).toEqual([[], ['gids-used-up']]);
	});

	it('[A18] the tileset of special tiles has a picture of its own, and can be written and read', () => {
		const tileset = automapTileset();
		expect(tileset.tiles.map(({ id, properties }) => [id, properties[0]?.value])).toEqual([
			[0, 'Negate'],
			[1, 'Ignore'],
			[2, 'NonEmpty'],
			[3, 'Empty'],
			[4, 'Other'],
		]);
		expect(decodeURIComponent(tileset.image ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
		expect(readTileset(write(tileset, { syntax: 'xml' }))).toMatchObject({ name: 'AutoMap Rules', columns: 5 });
	});

	it('[A17] any tileset may have special tiles, also by the class of a tile', () => {
		const own = embedded(1, 'a.png');
		const special: EmbeddedTileset = {
			...own,
			tiles: [{ id: 4, type: 'Nothing', probability: 1, properties: [], animation: [] }],
		};
		const types = {
			classes: [
				{
					kind: 'class' as const,
					name: 'Nothing',
					useAs: ['tile' as const],
					members: [{ name: 'MatchType', type: 'string' as const, value: 'Empty' }],
				},
			],
			enums: [],
		};
		const doc = withTilesets(drawnMap({ input_a: '5', output_a: '2' }), special);
		const map = withTilesets(drawnMap({ a: '1.5' }), own);
		expect(drawnLayer(apply(map, automap(map, [parseRuleMap(doc, { types })]).changes).doc, 'a')).toBe('125');
		expect(drawnLayer(apply(map, automap(map, [parseRuleMap(doc)]).changes).doc, 'a')).toBe('1.2');
	});

	it('[A18] its file need not be there', async () => {
		const doc = withTilesets(
			drawnMap({ input_a: '2', output_a: '1' }),
			{ firstgid: 1, source: 'tiles.tsx' },
			{ firstgid: 2, source: '../../elsewhere/automap-tiles.tsx' },
		);
		const tiles = createTileset({ name: 'tiles', image: 'a.png', imagewidth: 16, imageheight: 16, tilewidth: 16, tileheight: 16 });
		const loader = memoryLoader({ 'rules.tmx': write(doc), 'tiles.tsx': write(tiles) });
		const rules = await loadRules('rules.tmx', loader);
		expect(rules.issues).toEqual([]);
		// The tile 2 is Negate: without another condition, the rule matches nowhere.
		expect(rules.maps.map((map) => map.rules)).toEqual([[]]);
	});
});
