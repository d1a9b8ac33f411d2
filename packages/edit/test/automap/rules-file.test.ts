import { write } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { AutomapRules } from '../../src/automap/load-rules.ts';
import { loadRules } from '../../src/automap/load-rules.ts';
import { matchesFilter } from '../../src/automap/name-filter.ts';
import { parseRulesFile } from '../../src/automap/rules-file.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { automapped, drawnLayer, drawnMap } from '../support/automap.ts';

const tileset = createTileset({ name: 't', image: 't.png', imagewidth: 96, imageheight: 96, tilewidth: 16, tileheight: 16 });

/** A rule map that replaces tiles. */
const replacing = (from: string, to: string): Uint8Array => write(drawnMap({ input_a: from, output_a: to }));

const FILES = { 'tiles.tsx': write(tileset), 'one.tmx': replacing('1', '2'), 'two.tmx': replacing('2', '3') };

const load = (files: Readonly<Record<string, string | Uint8Array>>, path = 'rules.txt'): Promise<AutomapRules> =>
	loadRules(path, memoryLoader({ ...FILES, ...files }));

const named = ({ maps }: AutomapRules): string[] => maps.map(({ path, filter }) => (filter === undefined ? path : `${filter} ${path}`));
const reported = ({ issues }: AutomapRules): unknown[] => issues.map(({ code, severity, file, line }) => [code, severity, file, line]);

describe('rules files', () => {
	it('[A46] has paths, filters and comments', () => {
		expect(parseRulesFile('\ufeff# note\r\n // note\n\n  [Cave*]\n one.tmx \nmore/RULES.TXT\n[*]')).toEqual([
			{ kind: 'filter', pattern: 'Cave*', line: 4 },
			{ kind: 'rule-map', path: 'one.tmx', line: 5 },
			{ kind: 'include', path: 'more/RULES.TXT', line: 6 },
			{ kind: 'filter', pattern: '*', line: 7 },
		]);
	});

	it.each([
		['cave*.tmx', 'Cave-12.tmx', true],
		['cave*.tmx', 'a cave.tmx', false],
		['cave*', 'cave', true],
		['ca?e', 'cave', true],
		['ca?e', 'cae', false],
		['map[0-9].tmx', 'map7.tmx', true],
		['map[0-9].tmx', 'mapx.tmx', false],
		['map[!0-9].tmx', 'mapx.tmx', true],
		['map[]x].tmx', 'map].tmx', true],
		['map[.tmx', 'map[.tmx', true],
		['*a*b*', 'xxaxxbxx', true],
		['*a*b', 'ab ba', false],
	])('[A46] the filter %s and the name %s', (pattern, name, expected) => {
		expect(matchesFilter(pattern, name)).toBe(expected);
	});

	it('[A46] a filter takes no time, whatever it is', () => {
		expect(matchesFilter(`${'*a'.repeat(2000)}b`, 'a'.repeat(20_000))).toBe(false);
	});

	it('[A46, A47] rule maps carry the filter at their line; an included file starts with it, and then it is back', async () => {
		const rules = await load({
			'rules.txt': 'one.tmx\n[cave*]\none.tmx\nmore/rules.txt\ntwo.tmx\n[*]\ntwo.tmx',
			'more/rules.txt': '../one.tmx\n[town*]\n../two.tmx',
		});
		expect(rules.issues).toEqual([]);
		expect(named(rules)).toEqual(['/one.tmx', 'cave* /one.tmx', 'cave* /one.tmx', 'town* /two.tmx', 'cave* /two.tmx', '/two.tmx']);
	});

	it('[A46] rules apply to maps whose name matches', async () => {
		const { maps } = await load({ 'rules.txt': '[CAVE.*]\none.tmx' });
		expect(drawnLayer(automapped(drawnMap({ a: '1' }), maps, { path: '/cave.tmx' }), 'a')).toBe('2');
		expect(drawnLayer(automapped(drawnMap({ a: '1' }), maps, { path: '/cave-town.tmx' }), 'a')).toBe('1');
	});

	it('[A45] the file may be a rule map', async () => {
		expect(named(await load({}, 'one.tmx'))).toEqual(['/one.tmx']);
	});

	it('[A48] deviates: what is missing or broken is reported at its line, and the rest is used', async () => {
		const rules = await load({
			'rules.txt': 'gone.tmx\ngone.txt\none.tmx\nbroken.tmx\ntiles.tsx\n../outside.tmx',
			'broken.tmx': '<map',
		});
		expect(named(rules)).toEqual(['/one.tmx']);
		const at = (line: number): unknown[] => ['automap-file-unusable', 'error', '/rules.txt', line];
		const own = reported(rules).filter((issue) => Array.isArray(issue) && issue[0] === 'automap-file-unusable');
		expect(own).toEqual([at(2), at(6), at(1), at(4), at(5)]);
		expect(rules.issues.some(({ file }) => file === '/broken.tmx')).toBe(true);
		expect(rules.issues.map(({ message }) => message)[0]).toContain('"gone.txt"');
		expect(rules.files).toEqual(expect.arrayContaining(['/rules.txt', '/gone.txt', '/gone.tmx', '/one.tmx', '/tiles.tsx']));
	});

	it('[A48] a loop of includes is reported once, with its chain', async () => {
		const rules = await load({ 'rules.txt': 'b.txt\none.tmx', 'b.txt': 'rules.txt\nrules.txt\ntwo.tmx' });
		expect(named(rules)).toEqual(['/two.tmx', '/one.tmx']);
		expect(reported(rules)).toEqual([['automap-rules-loop', 'warning', '/b.txt', 1]]);
		expect(rules.issues[0]?.message).toContain('/rules.txt → /b.txt → /rules.txt');
	});

	it('[A48] includes cannot multiply without end', async () => {
		const files = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`r${i}.txt`, `r${i + 1}.txt\nr${i + 1}.txt`]));
		const rules = await load({ ...files, 'r40.txt': 'one.tmx' }, 'r0.txt');
		expect(rules.maps.length).toBeLessThan(10_000);
		expect(rules.issues.some(({ message }) => message.includes('the limit is 10000 lines'))).toBe(true);
	});

	it('[A48] a loader that throws stops nothing else', async () => {
		const inner = memoryLoader({ ...FILES, 'rules.txt': 'bad.txt\none.tmx' });
		const loader: Loader = {
			...inner,
			load: (path) => {
				if (path.endsWith('bad.txt')) throw new Error('no luck');
				return inner.load(path);
			},
		};
		const rules = await loadRules('rules.txt', loader);
		expect(named(rules)).toEqual(['/one.tmx']);
		expect(rules.issues[0]?.message).toContain('no luck');
	});

	it('[A49] names all files to watch', async () => {
		const rules = await load({ 'rules.txt': 'one.tmx\nmore.txt', 'more.txt': 'two.tmx' });
		expect([...rules.files].sort()).toEqual(['/more.txt', '/one.tmx', '/rules.txt', '/tiles.tsx', '/two.tmx']);
	});

	it('[A50] a map may be its own rule map', async () => {
		const map = drawnMap({ input_a: '1', output_a: '2', a: '11' });
		// Its own layers are rule layers, and `a` has no underscore.
		const own = { ...map, layers: map.layers.map((layer) => (layer.name === 'a' ? { ...layer, name: 'output_b' } : layer)) };
		const rules = await load({ 'own.tmx': write(own) }, 'own.tmx');
		expect(rules.issues).toEqual([]);
		expect(automapped(own, rules.maps).layers).toEqual(own.layers);
	});

	it('[A4] findings of a rule map that is named twice are reported once', async () => {
		const rules = await load({ 'rules.txt': 'bad.tmx\n[a*]\nbad.tmx', 'bad.tmx': write(drawnMap({ input_a: '1' })) });
		expect(reported(rules).filter((issue) => Array.isArray(issue) && issue[0] === 'automap-layers-missing').length).toBe(1);
	});
});
