import type { MapObject, TileMap } from '@tilewright/format';
import { getProperty, isInfinite } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { automap } from '../../src/automap/automap.ts';
import { apply } from '../../src/change/apply.ts';
import { invert } from '../../src/change/invert.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { rectangle } from '../../src/region/region.ts';
import { area, automapped, drawnLayer, drawnMap, drawnRules, layerNamed, objectsOf } from '../support/automap.ts';

const cells = (x: number, y: number, width: number, height: number): ReturnType<typeof rectangle> => rectangle({ x, y, width, height });

describe('what rules write', () => {
	it('[A34, A35] the set without an index always, and one of the others', () => {
		const rules = drawnRules({ input_a: '1', output_a: '2', output1_b: '3', output2_b: '4' });
		const done = automapped(drawnMap({ a: '1'.repeat(200) }), rules);
		expect(drawnLayer(done, 'a')).toBe('2'.repeat(200));
		const chosen = drawnLayer(done, 'b');
		expect(chosen).toMatch(/^[34]{200}$/);
		expect(chosen).toContain('3');
		expect(chosen).toContain('4');
	});

	it('[A7, A16] an index is one choice: its layers are written together, where it has tiles', () => {
		const rules = drawnRules({ input_a: '1.2', output1_b: '3..', output1_c: '4..', output2_b: '5.6', output2_c: '5.6' });
		const done = automapped(drawnMap({ a: `${'1'.repeat(50)}${'2'.repeat(50)}` }), rules);
		const [b, c] = [drawnLayer(done, 'b'), drawnLayer(done, 'c')];
		// The second rule has no tiles of the first index.
		expect(b.slice(50)).toBe('6'.repeat(50));
		expect(new Set([...b.slice(0, 50)].map((tile, i) => `${tile}${c[i]}`))).toEqual(new Set(['34', '55']));
	});

	it('[A13] the output region may be drawn, or has the cells of tiles and those that objects touch', () => {
		const drawn = drawnRules({ regions_output: '1', input_a: '1', output_b: '34' });
		expect(drawnLayer(automapped(drawnMap({ a: '1.' }), drawn), 'b')).toBe('3.');
		const objects = drawnRules({ input_a: '1', output_b: { objects: [area(1, 0.5, 0, 1, 1)] } });
		expect(objects.rules.map(({ outputRegion }) => outputRegion)).toEqual([cells(0, 0, 2, 1)]);
	});

	it('[A35] weights decide, and a weight of 0 never', () => {
		const layers = (properties: { readonly Probability: number }): Parameters<typeof drawnRules>[0] => ({
			input_a: '1',
			output1_a: { cells: '3', properties },
			output2_a: '4',
		});
		const share = (weight: number): number => {
			const done = automapped(drawnMap({ a: `${'1'.repeat(100)}/`.repeat(100) }), drawnRules(layers({ Probability: weight })));
			return drawnLayer(done, 'a').split('3').length - 1;
		};
		// 10,000 draws: three standard deviations are 130.
		expect(share(3)).toBeGreaterThan(7370);
		expect(share(3)).toBeLessThan(7630);
		expect(share(0)).toBe(0);
	});

	it('[A29, A55, A56] probabilities depend on the seed and the place alone', () => {
		const rules = drawnRules({ input_a: '1', output_a: '3' }, { Probability: 0.25 });
		const map = drawnMap({ a: `${'1'.repeat(100)}/`.repeat(100) });
		const done = drawnLayer(automapped(map, rules), 'a');
		const share = done.split('3').length - 1;
		expect(share).toBeGreaterThan(2370);
		expect(share).toBeLessThan(2630);
		expect(drawnLayer(automapped(map, rules), 'a')).toBe(done);
		expect(drawnLayer(automapped(map, rules, { seed: 1 }), 'a')).not.toBe(done);
		// A run on a part gives what the run on the whole map gives there.
		const part = drawnLayer(automapped(map, rules, { region: cells(20, 30, 10, 10) }), 'a').split('/');
		const whole = done.split('/');
		for (let y = 30; y < 40; y++) expect(part[y]?.slice(20, 30)).toBe(whole[y]?.slice(20, 30));
		expect(part[29]).toBe('1'.repeat(100));
	});

	it('[A57] without chances, the seed makes no difference', () => {
		const rules = drawnRules({ input_a: '1', output_a: '3', output_b: '4' });
		const run = (seed: number): TileMap => automapped(drawnMap({ a: '1212' }), rules, { seed });
		expect(run(7)).toEqual(run(0));
	});

	it('[A15] legacy rule maps: an output that is empty is a choice, and the rest means none of the used tiles', () => {
		const legacy = { regions: '11', input_a: '1.', output1_a: '.5', output2_a: '..' };
		const done = drawnLayer(automapped(drawnMap({ a: '12'.repeat(100) }), drawnRules(legacy)), 'a');
		// `.` in the input: neither 1 nor empty.
		expect(done).toMatch(/^(1[25])+$/);
		expect(done).toContain('12');
		expect(done).toContain('15');
		expect(drawnLayer(automapped(drawnMap({ a: '111.1' }), drawnRules(legacy)), 'a')).toBe('111.1');
	});

	it('[A15, A30] legacy rule maps match in order unless they say otherwise', () => {
		const legacy = { regions: '1.1', input_a: '1.2', output_a: '2.3' };
		expect(drawnLayer(automapped(drawnMap({ a: '11' }), drawnRules(legacy)), 'a')).toBe('33');
		expect(drawnLayer(automapped(drawnMap({ a: '11' }), drawnRules(legacy, { MatchInOrder: false })), 'a')).toBe('22');
	});

	it('[A36] leaves locked layers alone, unless told to ignore locks', () => {
		const map = drawnMap({ a: { cells: '11', locked: true } });
		const rules = { input_a: '1', output_a: '3' };
		expect(drawnLayer(automapped(map, drawnRules(rules)), 'a')).toBe('11');
		expect(drawnLayer(automapped(map, drawnRules(rules, { IgnoreLock: true })), 'a')).toBe('33');
	});

	it('[A36] deviates: a locked group protects its tile layers', () => {
		const map = drawnMap({ a: '11' });
		const group = createLayer(map, 'group', { locked: true, layers: map.layers });
		const locked: TileMap = { ...map, nextlayerid: 3, layers: [group] };
		expect(automap(locked, [drawnRules({ input_a: '1', output_a: '3' })]).changes).toEqual([]);
	});

	it('[A38] copies properties of output layers, but not Probability', () => {
		const map = drawnMap({ a: { cells: '1', properties: { changed: 1, kept: 1 } } });
		const rules = drawnRules({ input_a: '1', output_a: { cells: '~', properties: { changed: 2, added: 'x', Probability: 5 } } });
		const { properties } = layerNamed(automapped(map, rules), 'a');
		expect(properties.map(({ name, value }) => [name, value])).toEqual([
			['added', 'x'],
			['changed', 2],
			['kept', 1],
		]);
	});

	it('[A40] adds missing layers on top, if something is written to them', () => {
		const rules = drawnRules({
			input_a: '1',
			output_stones: { objects: [area(1, 0, 0, 1, 1)] },
			output_b: '3',
			output_c: '-',
		});
		const done = automapped(drawnMap({ a: '12' }), rules);
		expect(done.layers.map(({ name, type, id }) => [name, type, id])).toEqual([
			['a', 'tilelayer', 1],
			['b', 'tilelayer', 2],
			['stones', 'objectgroup', 3],
		]);
		expect(done.nextlayerid).toBe(4);
		expect(drawnLayer(done, 'b')).toBe('3.');
	});

	it('[A37] copies objects to where the rule matches, with new ids', () => {
		const door = area(5, 0, 0, 1, 1);
		const link: MapObject = { ...area(6, 0, 0, 1, 1), properties: [{ name: 'door', type: 'object', value: 5 }] };
		const moved = drawnRules({ input_a: '1', output_things: { objects: [door, link] } });
		const done = automapped(drawnMap({ a: '2.1/1..' }), moved);
		const objects = objectsOf(done, 'things');
		expect(objects.map(({ id, x, y }) => [id, x, y])).toEqual([
			[1, 32, 0],
			[2, 32, 0],
			[3, 0, 16],
			[4, 0, 16],
		]);
		expect(objects.map((object) => getProperty({ properties: object.properties ?? [] }, 'door')?.value)).toEqual([
			undefined,
			1,
			undefined,
			3,
		]);
		expect(done.nextobjectid).toBe(5);
	});

	it('[A37] deviates: a point on the corner of cells belongs to the cell to the right and below', () => {
		const point: MapObject = { ...area(1, 1, 1, 0, 0), point: true };
		const rules = drawnRules({ input_a: '../.1', output_things: { objects: [point] } });
		const done = automapped(drawnMap({ a: '1' }), rules);
		expect(objectsOf(done, 'things').map(({ x, y }) => [x, y])).toEqual([[0, 0]]);
	});

	it('[A33] deviates: objects overlap with those of their own layer only', () => {
		const wide = { objects: [area(1, 0, 0, 2, 1)] };
		const rules = drawnRules({ input_a: '1', output_things: wide, output_others: wide }, { NoOverlappingOutput: true });
		const done = automapped(drawnMap({ a: '1111' }), rules);
		expect(objectsOf(done, 'things').map(({ x }) => x)).toEqual([0, 32]);
		expect(objectsOf(done, 'others').map(({ x }) => x)).toEqual([0, 32]);
	});

	it('[A39] DeleteTiles clears outputs where inputs have tiles', () => {
		const rules = drawnRules({ input_a: '2', output_b: '5', output_c: { objects: [area(1, 0, 0, 1, 1)] } }, { DeleteTiles: true });
		const map = drawnMap({ a: '12.', b: '777', c: { objects: [area(8, 0, 0, 1, 1), area(9, 2, 0, 1, 1)] } });
		const done = automapped({ ...map, nextobjectid: 10 }, rules);
		expect(drawnLayer(done, 'b')).toBe('.57');
		expect(objectsOf(done, 'c').map(({ id, x }) => [id, x])).toEqual([
			[9, 32],
			[10, 16],
		]);
	});

	it('[A39] deviates: DeleteTiles honours locks', () => {
		const rules = (options: { readonly IgnoreLock: boolean }): ReturnType<typeof drawnRules> =>
			drawnRules({ input_a: '2', output_b: '5' }, { DeleteTiles: true, ...options });
		const map = drawnMap({ a: '12', b: { cells: '77', locked: true } });
		expect(drawnLayer(automapped(map, rules({ IgnoreLock: false })), 'b')).toBe('77');
		expect(drawnLayer(automapped(map, rules({ IgnoreLock: true })), 'b')).toBe('.5');
	});

	it('[A26, E3] a region limits where rules match, a selection also what they write', () => {
		const map = drawnMap({ a: '11111', b: '.....' });
		const rules = drawnRules({ input_a: '1', output_b: '34' });
		expect(drawnLayer(automapped(map, rules, { region: cells(1, 0, 2, 1) }), 'b')).toBe('.334.');
		expect(drawnLayer(automapped(map, rules, { selection: cells(1, 0, 2, 1) }), 'b')).toBe('.33..');
	});

	it('[A26] AutomappingRadius widens the region', () => {
		const map = drawnMap({ a: '11111' });
		const rules = drawnRules({ input_a: '1', output_a: '3' }, { AutomappingRadius: 1 });
		expect(drawnLayer(automapped(map, rules, { region: cells(2, 0, 1, 1) }), 'a')).toBe('13331');
	});

	it('[A27] matches where the input touches the region, each position once', () => {
		const map = drawnMap({ a: '11111' });
		const rules = drawnRules({ input_a: '11', output_b: '34' }, { MatchInOrder: true });
		expect(drawnLayer(automapped(map, rules, { region: cells(2, 0, 1, 1) }), 'b')).toBe('.334.');
	});

	it('[A41] later rule maps see what earlier ones wrote outside of the region', () => {
		const map = drawnMap({ a: '1...1' });
		const rules = [drawnRules({ input_a: '1~~', output_a: '..2' }), drawnRules({ input_a: '2', output_a: '3' })];
		expect(drawnLayer(automapped(map, rules, { region: cells(0, 0, 1, 1) }), 'a')).toBe('1.3.1');
	});

	it('[A52] after an edit, only rule maps that read an edited layer, or one that these write', () => {
		const map = drawnMap({ a: '1', b: '1', c: '1' });
		const rules = [
			drawnRules({ input_a: '1', output_b: '2' }),
			drawnRules({ input_b: '2', output_b: '3' }),
			drawnRules({ input_c: '1', output_c: '2' }),
		];
		const done = automapped(map, rules, { edited: ['a'] });
		expect(['a', 'b', 'c'].map((name) => drawnLayer(done, name))).toEqual(['1', '3', '1']);
		expect(automap(map, rules, { edited: ['d'] }).changes).toEqual([]);
	});

	it.each(['WrapBorder', 'OverflowBorder'])('[A8, A26] %s: a region in the middle gives what the whole map would there', (border) => {
		const row = '1212112122';
		const map = drawnMap({ a: Array.from({ length: 10 }, (_, i) => `${row.slice(i)}${row.slice(0, i)}`).join('/') });
		const rules = [drawnRules({ input_a: '12', output_b: '3.' }, { [border]: true }), drawnRules({ input_b: '3', output_b: '4' })];
		const whole = drawnLayer(automapped(map, rules), 'b').split('/');
		for (const [x, y] of [
			[0, 4],
			[5, 5],
			[9, 9],
		] as const) {
			const [shown, expected] = [automapped(map, rules, { region: cells(x, y, 1, 1) }), whole[y]?.[x]];
			expect([x, y, shown.layers.length > 1 ? drawnLayer(shown, 'b').split('/')[y]?.[x] : '.']).toEqual([x, y, expected]);
		}
	});

	it('[A9, A26, A36] infinite maps have no border', () => {
		const map = infinite(drawnMap({ a: '1.../....' }));
		const done = automapped(map, drawnRules({ input_a: '-1', output_a: '3.' }, { WrapBorder: true }));
		const layer = layerNamed(done, 'a');
		expect('chunks' in layer && isInfinite(layer) ? layer.chunks.map(({ x, y }) => [x, y]) : []).toContainEqual([-16, 0]);
		expect(drawnLayer(done, 'a').startsWith('...............31')).toBe(true);
	});

	it('[A32] deviates: warns of layers of the same name, and uses the lowest', () => {
		const map = drawnMap([
			['a', '1'],
			['a', '1'],
		]);
		const { changes, issues } = automap(map, [drawnRules({ input_a: '1', output_a: '3' })], { path: 'map.tmx' });
		expect(issues.map(({ code, file, pointer, layer }) => [code, file, pointer, layer])).toEqual([
			['automap-duplicate-layer', 'map.tmx', '/layers/0', 1],
		]);
		expect(changes).toMatchObject([{ type: 'cells', layer: 1 }]);
	});

	it('[A51] makes one step that can be undone, and none where nothing changes', () => {
		const map = drawnMap({ a: '12' });
		const rules = drawnRules({ input_a: '1', output_a: '3', output_b: '4', output_c: { objects: [area(1, 0, 0, 1, 1)] } });
		const { changes } = automap(map, [rules]);
		const { doc } = apply(map, changes);
		expect(apply(doc, invert(changes)).doc).toEqual(map);
		expect(automap(map, [drawnRules({ input_a: '5', output_a: '6' })]).changes).toEqual([]);
	});

	it('reports rules for more cells than memory should hold', () => {
		const map = infinite(drawnMap({ a: '1' }));
		const { changes, issues } = automap(map, [drawnRules({ input_a: '-', output_a: '3' })], { region: cells(0, 0, 100_000, 100_000) });
		expect(changes).toEqual([]);
		expect(issues.map(({ code }) => code)).toEqual(['automap-too-large']);
	});
});

/** A map with the same tiles in chunks. */
function infinite(map: TileMap): TileMap {
	return {
		...map,
		infinite: true,
		layers: map.layers.map((layer) => {
			if (layer.type !== 'tilelayer' || isInfinite(layer)) return layer;
			const { data, width, height, ...rest } = layer;
			const cells = new Uint32Array(256);
			for (let y = 0; y < height; y++) cells.set(data.subarray(y * width, (y + 1) * width), y * 16);
			return { ...rest, width: 16, height: 16, startx: 0, starty: 0, chunks: [{ x: 0, y: 0, width: 16, height: 16, data: cells }] };
		}),
	};
}
