import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);
const save = (name: string, value: unknown): void => {
	mkdirSync(dirname(at(name)), { recursive: true });
	writeFileSync(at(name), JSON.stringify(value));
};
const parse = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd: folder });
const silent = { status: 0, stderr: '' };

const shown = { x: 0, y: 0, opacity: 1, visible: true };
const tileset = (name: string, tilecount: number): object => ({
	...{ name, tilewidth: 8, tileheight: 8, tilecount, columns: 1, image: `${name}.png`, imagewidth: 8, imageheight: 8 * tilecount },
	...{ margin: 0, spacing: 0 },
});
const map = (tilesets: readonly object[], layers: readonly object[], changes: object = {}): object => ({
	...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
	...{ width: 2, height: 1, tilewidth: 8, tileheight: 8, nextlayerid: 9, nextobjectid: 9, tilesets, layers },
	...changes,
});
const cells = (data: readonly number[]): object => ({ ...shown, id: 1, name: 'T', type: 'tilelayer', width: 2, height: 1, data });

/** Without images, so that nothing but the option changes the documents. */
const KEEP = '--keep-image-sizes';

beforeEach(() => {
	rmSync(folder, { recursive: true, force: true });
	for (const name of ['a', 'b', 'c']) save(`sets/${name}.tsj`, { type: 'tileset', version: '1.10', ...tileset(name, 4), image: undefined });
	const external = (...firstgids: number[]): object[] =>
		['a', 'b', 'c'].map((name, i) => ({ firstgid: firstgids[i], source: `../sets/${name}.tsj` }));
	save('maps/m.tmj', map(external(1, 11, 21), [cells([2, 22])]));
	save('maps/grown.tmj', map(external(1, 3, 7), [cells([2, 4])]));
	save(
		'maps/embedded.tmj',
		map(
			[
				{ firstgid: 1, ...tileset('a', 2) },
				{ firstgid: 3, ...tileset('a', 2) },
			],
			[cells([1, 3])],
		),
	);
	const chunks = [{ x: -2, y: 0, width: 2, height: 2, data: [1, 2, 3, 4] }];
	const infinite = { ...cells([]), data: undefined, chunks, startx: -2, starty: 0 };
	save('maps/infinite.tmj', map([{ firstgid: 1, ...tileset('a', 4) }], [infinite], { infinite: true }));
});

const firstgids = (name: string): number[] => parse(name).tilesets.map(({ firstgid }: { firstgid: number }) => firstgid);
const sources = (name: string): string[] => parse(name).tilesets.map(({ source }: { source: string }) => source);
const dataOf = (name: string): number[] => parse(name).layers[0].data;

/** The same for one map and for a folder of maps. */
describe.each([
	['export', (name: string, flags: string) => call(`export maps/${name} out/${name} ${flags}`)],
	['export --out', (name: string, flags: string) => call(`export maps/${name} --out out --root maps --allow-outside ${flags}`)],
])('%s', (_, run) => {
	beforeEach(() => mkdirSync(at('out'), { recursive: true }));

	it('--remove-unused-tilesets keeps the GIDs of the others [G6]', () => {
		expect(run('m.tmj', `--remove-unused-tilesets ${KEEP}`)).toMatchObject(silent);
		expect([firstgids('out/m.tmj'), dataOf('out/m.tmj')]).toEqual([
			[1, 21],
			[2, 22],
		]);
	});

	it('--renumber closes the gaps, after unused tilesets are removed', () => {
		expect(run('m.tmj', '--renumber')).toMatchObject(silent);
		expect([firstgids('out/m.tmj'), dataOf('out/m.tmj')]).toEqual([
			[1, 5, 9],
			[2, 10],
		]);
		expect(run('m.tmj', '--renumber --remove-unused-tilesets')).toMatchObject(silent);
		expect([firstgids('out/m.tmj'), dataOf('out/m.tmj')]).toEqual([
			[1, 5],
			[2, 6],
		]);
	});

	it('--repair-grown makes room for a tileset that has grown [G3]', () => {
		expect(run('grown.tmj', '--repair-grown')).toMatchObject(silent);
		expect([firstgids('out/grown.tmj'), dataOf('out/grown.tmj')]).toEqual([
			[1, 5, 9],
			[2, 6],
		]);
	});

	it('--finite makes an infinite map finite [L3]', () => {
		expect(run('infinite.tmj', `--finite ${KEEP}`).status).toBe(0);
		const { infinite, width, height, layers } = parse('out/infinite.tmj');
		expect([infinite, width, height, layers[0].data]).toEqual([false, 2, 2, [1, 2, 3, 4]]);
	});
});

describe('--unembed-tilesets', () => {
	it('writes embedded tilesets into a folder, with paths of their own, and refers to them [J9]', () => {
		const { status } = call(`export maps/embedded.tmj out.tmj --unembed-tilesets new/sets ${KEEP}`);
		expect([status, sources('out.tmj'), readdirSync(at('new/sets'))]).toEqual([
			0,
			['new/sets/a.tsj', 'new/sets/a-2.tsj'],
			['a-2.tsj', 'a.tsj'],
		]);
		expect(parse('new/sets/a.tsj')).toMatchObject({ type: 'tileset', name: 'a', image: '../../maps/a.png' });
		expect(call('validate out.tmj new/sets/a.tsj --no-references').status).toBe(0);
		expect(call(`export out.tmj again.tmj --embed-tilesets ${KEEP}`).status).toBe(0);
		expect(parse('again.tmj').tilesets[1]).toMatchObject({ firstgid: 3, name: 'a', image: 'maps/a.png' });
	});

	it('writes XML for a map in XML', () => {
		expect(call(`export maps/embedded.tmj out.tmx --unembed-tilesets . ${KEEP}`).status).toBe(0);
		expect(readFileSync(at('out.tmx'), 'utf8')).toContain('<tileset firstgid="3" source="a-2.tsx"/>');
		expect(readFileSync(at('a.tsx'), 'utf8')).toContain('<image source="maps/a.png"');
	});

	it('writes over none of the files of the map [H2]', () => {
		save(
			'maps/both.tmj',
			map(
				[
					{ firstgid: 1, ...tileset('a', 2) },
					{ firstgid: 3, source: '../sets/a.tsj' },
				],
				[cells([1, 3])],
			),
		);
		const before = readFileSync(at('sets/a.tsj'), 'utf8');
		expect(call(`export maps/both.tmj maps/out.tmj --unembed-tilesets sets ${KEEP}`).status).toBe(0);
		expect([sources('maps/out.tmj'), readFileSync(at('sets/a.tsj'), 'utf8')]).toEqual([['../sets/a-2.tsj', '../sets/a.tsj'], before]);
	});

	it.each([
		['export maps/embedded.tmj out.csv --unembed-tilesets x', 'cannot be combined with csv'],
		['export maps --out dist --unembed-tilesets x', 'cannot be combined with --out'],
		['export maps/embedded.tmj out.tmj --unembed-tilesets x --embed-tilesets', 'cannot be used with option'],
	])('%s is refused', (line, what) => {
		expect(call(line)).toMatchObject({ status: 2, stderr: expect.stringContaining(what) });
	});
});

it('options about maps have no effect on tilesets, which is reported', () => {
	const { status, stderr } = call(`export sets/a.tsj out.tsj --finite --renumber ${KEEP}`);
	expect([status, stderr]).toEqual([0, expect.stringContaining('--finite has no effect: a tileset has no tile layers.')]);
});

it('a project with a.tsx beside a.tsj can be exported [J9]', () => {
	expect(call('export sets/a.tsj sets/a.tsx').status).toBe(0);
	save(
		'maps/x.tmj',
		map(
			[
				{ firstgid: 1, source: '../sets/a.tsx' },
				{ firstgid: 5, source: '../sets/a.tsj' },
			],
			[cells([1, 5])],
		),
	);
	const { status, stderr } = call('export . --out out --format json');
	expect([status, stderr]).toEqual([
		0,
		expect.stringContaining('note: "sets/a.tsx" is written as "sets/a-2.tsj": another document has its name.'),
	]);
	expect(sources('out/maps/x.tmj')).toEqual(['../sets/a-2.tsj', '../sets/a.tsj']);
	expect(call('export . --out out --format json').stdout).toMatch(/^0 files written/);
});
