import { readWorld } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';
import { listMaps, mapsByPatterns, memoryLoader, resolve, resolveDocument } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { mapJson, mapXml, tilesetJson } from './support/documents.ts';

const worldOf = (patterns: readonly object[], maps: readonly object[] = []): string => JSON.stringify({ type: 'world', maps, patterns });

/** The found maps on one line each, and the findings. */
function found(text: string, names: readonly string[], effort?: { left: number }): { maps: string[]; issues: string[] } {
	const { maps, issues } = mapsByPatterns(readWorld(text), '/maps/w.world', names, effort);
	return {
		maps: maps.map(({ fileName, x, y, width, height, pattern }) => `${fileName} at ${x}, ${y}, ${width} × ${height}, by ${pattern}`),
		issues: issues.map(({ code, pointer, reason = '' }) => `${code} ${pointer} ${reason}`.trim()),
	};
}

describe('the maps that the patterns of a world match [T5]', () => {
	it('have their place by two numbers, the multipliers and the offsets', () => {
		const pattern = { regexp: 'm(-?\\d+)_(\\d+)\\.tmx', multiplierX: 640, multiplierY: -480, offsetX: 5, offsetY: -7 };
		expect(found(worldOf([pattern]), ['m-1_02.tmx', 'm3_0.tmx', 'other.tmx']).maps).toEqual([
			'm-1_02.tmx at -635, -967, 640 × 480, by 0',
			'm3_0.tmx at 1925, -7, 640 × 480, by 0',
		]);
	});

	it('have the size of the multipliers, unless the pattern has one', () => {
		const regexp = '(\\d)(\\d)';
		expect(found(worldOf([{ regexp }, { regexp, mapWidth: 9 }]), ['12.tmx']).maps).toEqual(['12.tmx at 1, 2, 1 × 1, by 0']);
		expect(found(worldOf([{ regexp, multiplierX: 2, mapWidth: 9, mapHeight: 8 }]), ['12.tmx']).maps).toEqual([
			'12.tmx at 2, 2, 9 × 8, by 0',
		]);
	});

	it('count what is not a whole number as 0', () => {
		const regexp = '^(.*?)_(.*)\\.tmx$';
		expect(found(worldOf([{ regexp }]), ['x_1e3.tmx', '2147483648_+7.tmx']).maps).toEqual([
			'x_1e3.tmx at 0, 0, 1 × 1, by 0',
			'2147483648_+7.tmx at 0, 7, 1 × 1, by 0',
		]);
	});

	it('are found once: not if they are listed, or by a second pattern', () => {
		const text = worldOf(
			[{ regexp: '1-(\\d)(\\d?)' }, { regexp: '(\\d)-(\\d)' }],
			[{ fileName: './1-1.tmx' }, { fileName: '../maps/2-2.tmx' }],
		);
		expect(found(text, ['1-1.tmx', '1-2.tmx', '2-2.tmx', '3-3.tmx'])).toEqual({
			maps: ['1-2.tmx at 2, 0, 1 × 1, by 0', '3-3.tmx at 3, 3, 1 × 1, by 1'],
			issues: [],
		});
	});

	it('are neither pictures, nor hidden files, nor the world itself', () => {
		const names = ['1-1.png', '.1-1.tmx', '1-1.tmx.bak', '1-1.TMX', '1-1.json'];
		expect(found(worldOf([{ regexp: '(\\d)-(\\d)' }]), names).maps.map((line) => line.split(' ')[0])).toEqual(['1-1.TMX', '1-1.json']);
		const world = readWorld(worldOf([{ regexp: '(\\d)-(\\d)' }]));
		expect(mapsByPatterns(world, '/1-1.json', ['1-1.json']).maps).toEqual([]);
	});

	it('are missing for a pattern that cannot be followed, which is reported', () => {
		const patterns = [
			{ regexp: 'a(\\d)(\\d)' },
			{ regexp: '(?<=b)(\\d)(\\d)' },
			{ regexp: '(?|(\\d)|(a))(b)' },
			// Reading reports these.
			{ regexp: '(\\d)' },
			{ regexp: '(\\d' },
			{ regexp: '(\\d)(\\d)', multiplierY: 0 },
		];
		expect(found(worldOf(patterns), ['b12.tmx'])).toEqual({
			maps: [],
			issues: [
				'pattern-without-maps /patterns/0/regexp',
				'pattern-not-followed /patterns/1/regexp `(?<` is not supported',
				'pattern-not-followed /patterns/2/regexp `(?|` is not supported',
			],
		});
	});

	it('are found quickly, whatever the expression and the names', () => {
		const hostile = ['(a+)+(b)$', '(a*)*(b*)*$', '((a|aa)+)(b)$', '(.*)(.*)(?:.*)(?:.*)x'].map((regexp) => ({ regexp }));
		const names = Array.from({ length: 500 }, (_, i) => `${'a'.repeat(240)}${i}.tmx`);
		const start = performance.now();
		found(worldOf(Array.from({ length: 50 }, () => hostile).flat()), names);
		expect(performance.now() - start).toBeLessThan(10_000);
		const effort = { left: 100_000 };
		expect(found(worldOf([...hostile, { regexp: '(\\d)(\\d)' }]), names, effort).issues.at(-1)).toBe(
			'pattern-not-followed /patterns/4/regexp comparing the expressions with the names of all files takes too long',
		);
	});

	it('may replace their pattern', () => {
		const text = worldOf([{ regexp: 'a(\\d)(\\d)' }, { regexp: 'b(\\d)(\\d)' }], [{ fileName: 'c.tmx', x: 1, y: 2, width: 3, height: 4 }]);
		const world = readWorld(text);
		const { maps } = mapsByPatterns(world, 'w.world', ['b56.tmx']);
		const { doc, issues } = listMaps(world, maps);
		expect(doc.maps.at(-1)).toEqual({ fileName: 'b56.tmx', x: 5, y: 6, width: 1, height: 1 });
		expect([doc.maps.length, doc.patterns.map(({ regexp }) => regexp)]).toEqual([2, ['a(\\d)(\\d)']]);
		expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([['pattern-replaced', '/patterns/1/regexp']]);
		expect(listMaps(world, []).doc).toBe(world);
	});
});

describe('a graph follows the patterns of a world [T5]', () => {
	const files = {
		'/maps/w.world': worldOf([{ regexp: '(\\d)-(\\d)', multiplierX: 16, multiplierY: 16 }], [{ fileName: '1-1.tmx', x: -5, y: 0 }]),
		'/maps/1-1.tmx': mapXml(),
		'/maps/1-2.tmj': mapJson({ tilesets: ['t.tsj'] }),
		'/maps/2-2.tmx': '<map',
		'/maps/3-3.json': tilesetJson(),
		'/maps/t.tsj': tilesetJson(),
		'/1-3.tmx': mapXml(),
	};

	it('with a link for each map, and reads the maps and what they refer to', async () => {
		const graph = await resolve('maps/w.world', memoryLoader(files));
		expect([...graph.files.keys()]).toEqual(['/maps/w.world', '/maps/1-1.tmx', '/maps/1-2.tmj', '/maps/3-3.json', '/maps/t.tsj']);
		expect(graph.files.get('/maps/w.world')?.links[1]).toEqual({
			path: '1-2.tmj',
			role: 'map',
			pointer: '/patterns/0/regexp',
			to: '/maps/1-2.tmj',
			place: { x: 16, y: 32, width: 16, height: 16 },
		});
	});

	it('and reports files that are no maps at the pattern, with line and column', async () => {
		const { issues } = await resolve('maps/w.world', memoryLoader(files));
		const ofWorld = issues.filter(({ file }) => file === '/maps/w.world');
		expect(ofWorld.map(({ code, found: what }) => `${code} ${what}`)).toEqual(['broken-file "2-2.tmx"', 'wrong-file-kind "3-3.json"']);
		expect(ofWorld[0]).toMatchObject({ line: 1, column: files['/maps/w.world'].indexOf('"(') + 1, pointer: '/patterns/0/regexp' });
	});

	it('and knows maps that are not saved yet', async () => {
		const world = readWorld(files['/maps/w.world']);
		const documents = new Map([['/maps/7-8.tmj', readWorld(files['/maps/w.world'])]]);
		const graph = await resolveDocument(world, '/maps/w.world', memoryLoader({}), { documents });
		expect(graph.files.get('/maps/w.world')?.links.map(({ path }) => path)).toEqual(['1-1.tmx', '7-8.tmj']);
	});

	it.each([
		['has no list', {}],
		['fails', { list: () => Promise.reject(new Error('no')) }],
	])('and reports that it cannot, if a loader %s', async (_, list) => {
		const { list: removed, ...rest } = memoryLoader(files);
		const loader: Loader = { ...rest, ...list };
		expect(removed).toBeDefined();
		const { issues, files: read } = await resolve('maps/w.world', loader);
		expect([...read.keys()]).toEqual(['/maps/w.world', '/maps/1-1.tmx']);
		expect(issues.map(({ code, line }) => `${code} ${line}`)).toEqual(['list' in list ? 'pattern-without-maps 1' : 'folder-not-listed 1']);
	});

	it('in the root of a loader too', async () => {
		const graph = await resolve('w.world', memoryLoader({ '/w.world': worldOf([{ regexp: '(\\d)-(\\d)' }]), '/1-3.tmx': mapXml() }));
		expect([...graph.files.keys()]).toEqual(['/w.world', '/1-3.tmx']);
	});
});
