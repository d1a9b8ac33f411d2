import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { smallMap, tileLayer } from './support/pictures.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const top = realpathSync(temporaryFolder());
const game = join(top, 'a game');
const elsewhere = join(top, 'elsewhere');

const save = (path: string, value: unknown): void => {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, JSON.stringify(value));
};
const parse = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** `a game/maps/m.tmj` uses `../tilesets/t.tsj`, which uses `../art/tiles.png`. */
beforeEach(() => {
	rmSync(top, { recursive: true, force: true });
	mkdirSync(elsewhere, { recursive: true });
	const whole = parse(smallMap(join(game, 'art'), {}, 'whole.tmj'));
	const { firstgid: _, ...tileset } = whole.tilesets[0];
	save(join(game, 'tilesets/t.tsj'), { ...tileset, type: 'tileset', image: '../art/tiles.png' });
	save(join(game, 'maps/m.tmj'), { ...whole, tilesets: [{ firstgid: 1, source: '../tilesets/t.tsj' }] });
});

/** Where the command runs, and how it names the map and the targets. */
const PLACES = [
	['the project', game, 'maps/m.tmj', 'maps'],
	['the folder of the map', join(game, 'maps'), 'm.tmj', '.'],
	['another folder', elsewhere, '../a game/maps/m.tmj', '../a game/maps'],
	['another folder, by absolute paths', elsewhere, join(game, 'maps/m.tmj'), join(game, 'maps')],
	['the top folder', '/', join(game, 'maps/m.tmj'), join(game, 'maps')],
] as const;

/** The files that mark the root. */
const MARKS = ['', '.git', 'game.tiled-project'] as const;

describe('[C4] a map with ../tilesets needs no --root', () => {
	describe.each(MARKS)('with %j in the project', (mark) => {
		it.each(PLACES)('from %s', (_, cwd, map, folder) => {
			if (mark === '.git') mkdirSync(join(game, mark));
			else if (mark !== '') save(join(game, mark), {});
			const run = (...words: string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd });
			const silent = { status: 0, stderr: '' };
			expect(run('export', map, `${folder}/out.tmj`, '--embed-tilesets')).toMatchObject(silent);
			expect(parse(join(game, 'maps/out.tmj')).tilesets[0].image).toBe('../art/tiles.png');
			expect(run('--export-map', 'json', map, `${folder}/out.json`, '--embed-tilesets')).toMatchObject(silent);
			expect(run('render', map, `${folder}/out.png`, '--strict')).toMatchObject(silent);
			expect(run('diff', map, `${folder}/out.tmj`, '--image', `${folder}/diff.png`).stderr).toBe('');
			expect(run('info', map).stdout).toContain('used: 4 in 4 cells');
			expect(run('export', map, '--out', join(top, 'dist'), '--embed-tilesets')).toMatchObject({ status: 0, stderr: '' });
		});
	});

	it('the nearest folder with a project is the root, whatever git says; then the nearest with .git, a folder or a file', () => {
		const shared = { ...parse(join(game, 'tilesets/t.tsj')), image: '../a game/art/tiles.png' };
		save(join(top, 'shared/t.tsj'), shared);
		save(join(game, 'maps/up.tmj'), { ...parse(join(game, 'maps/m.tmj')), tilesets: [{ firstgid: 1, source: '../../shared/t.tsj' }] });
		const call = (): ReturnType<typeof tilewright> =>
			tilewright(['export', join(game, 'maps/up.tmj'), '-', '--embed-tilesets'], { cwd: top });
		expect(call().status).toBe(0);
		writeFileSync(join(game, '.git'), 'gitdir: elsewhere');
		expect(call().stderr).toContain(`The root is ${game}.`);
		save(join(top, 'all.tiled-project'), {});
		expect(call().status).toBe(0);
		save(join(game, 'maps/own.tiled-project'), {});
		expect(call().stderr).toContain(`The root is ${game}/maps.`);
	});

	it('the named project is the root if it contains the source; --root comes first', () => {
		save(join(game, 'game.tiled-project'), { propertyTypes: [] });
		save(join(game, 'maps/own.tiled-project'), {});
		const words = ['export', join(game, 'maps/m.tmj'), '-', '--embed-tilesets', '--resolve-types-and-properties'];
		expect(tilewright(words, { cwd: top })).toMatchObject({ status: 1 });
		expect(tilewright([...words, '--project', join(game, 'game.tiled-project')], { cwd: top })).toMatchObject({ status: 0, stderr: '' });
		expect(tilewright([...words, '--root', game], { cwd: top })).toMatchObject({ status: 0, stderr: '' });
	});
});

describe('[C4] a refusal names options that work', () => {
	const refuse = (words: readonly string[]): string => {
		save(join(game, 'maps/own.tiled-project'), {});
		return tilewright(words, { cwd: elsewhere }).stderr;
	};

	it.each([
		['export', ['export', join(game, 'maps/m.tmj'), '-', '--embed-tilesets']],
		['export --out', ['export', join(game, 'maps/m.tmj'), '--out', join(top, 'dist'), '--embed-tilesets']],
		['render', ['render', join(game, 'maps/m.tmj'), join(top, 'out.png'), '--strict']],
		['info', ['info', join(game, 'maps/m.tmj')]],
	])('%s', (_, words) => {
		const message = refuse(words);
		const root = /To use the file all the same: --root '([^']+)', or --allow-outside if you trust the documents\./.exec(message)?.[1];
		expect([root, message]).toEqual([game, expect.stringContaining(`The root is ${game}/maps.`)]);
		expect(tilewright([...words, '--root', root ?? ''], { cwd: elsewhere })).toMatchObject({ status: 0, stderr: '' });
		expect(tilewright([...words, '--allow-outside'], { cwd: elsewhere })).toMatchObject({ status: 0, stderr: '' });
	});

	it('an absolute path works in the root, and is refused outside', () => {
		const source = join(game, 'tilesets/t.tsj');
		save(join(game, 'maps/m.tmj'), { ...parse(join(game, 'maps/m.tmj')), tilesets: [{ firstgid: 1, source }] });
		const words = ['export', join(game, 'maps/m.tmj'), '-', '--embed-tilesets'];
		expect(refuse(words)).toContain(`To use the file all the same: --root '${game}', or --allow-outside if you trust the documents.`);
		for (const flags of [['--root', game], ['--allow-outside']]) expect(tilewright([...words, ...flags]).status).toBe(0);
	});

	it('the top folder is not proposed as the root', () => {
		save(join(game, 'maps/m.tmj'), { ...parse(join(game, 'maps/m.tmj')), tilesets: [{ firstgid: 1, source: '/etc/passwd' }] });
		expect(refuse(['export', join(game, 'maps/m.tmj'), '-', '--embed-tilesets'])).toContain(
			`The root is ${game}/maps. To use the file all the same: --allow-outside if you trust the documents.`,
		);
	});

	it('an address needs no option: none would work', () => {
		save(join(game, 'maps/m.tmj'), {
			...parse(join(game, 'maps/m.tmj')),
			tilesets: [{ firstgid: 1, source: 'https://example.org/t.tsj' }],
		});
		expect(refuse(['export', join(game, 'maps/m.tmj'), '-', '--embed-tilesets'])).not.toContain('--allow-outside');
	});

	it('an image that is copied must be in the root, even if it may be read', () => {
		const words = ['export', join(game, 'maps/m.tmj'), '--out', join(top, 'dist'), '--copy-images'];
		const { status, stderr } = tilewright(words, { cwd: elsewhere });
		expect([status, stderr]).toEqual([0, expect.stringContaining('The image "../art/tiles.png" may not be read: it is not in the root.')]);
		expect(existsSync(join(top, 'dist/_outside/tiles.png'))).toBe(false);
		expect(stderr).toContain(`--root '${game}', or --allow-outside`);
		expect(tilewright([...words, '--root', game], { cwd: elsewhere })).toMatchObject({ status: 0, stderr: '' });
		expect(existsSync(join(top, 'dist/art/tiles.png'))).toBe(true);
	});

	it.each([
		['--root nowhere', 'there is no folder "nowhere"'],
		['--root elsewhere', 'does not contain the folder of the source'],
		['--base nowhere', '--base: there is no folder "nowhere"'],
	])('%s is refused', (flags, what) => {
		const words = ['export', join(game, 'maps/m.tmj'), 'out.tmj', '--embed-tilesets', ...flags.split(' ')];
		expect(tilewright(words, { cwd: top })).toMatchObject({ status: 2, stderr: expect.stringContaining(what) });
	});
});

describe('[C4] standard input with --base', () => {
	const input = (): Buffer => readFileSync(join(game, 'maps/m.tmj'));

	it('paths start there, and so does the search for the root', () => {
		const call = (words: readonly string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: elsewhere, input: input() });
		const base = ['--base', '../a game/maps'];
		const { status, stdout, stderr } = call(['export', '-', '-', '--embed-tilesets', ...base]);
		expect([status, stderr, JSON.parse(stdout).tilesets[0].image]).toEqual([0, '', '../a game/art/tiles.png']);
		expect(call(['render', '-', 'out.png', '--strict', ...base])).toMatchObject({ status: 0, stderr: '' });
		expect(call(['info', '-', ...base]).stdout).toContain('used: 4 in 4 cells');
		save(join(game, 'maps/own.tiled-project'), {});
		expect(call(['export', '-', '-', '--embed-tilesets', ...base]).stderr).toContain(`The root is ${game}/maps.`);
	});

	it('missing files are reported, which they are not without it', () => {
		rmSync(join(game, 'tilesets/t.tsj'));
		const call = (...base: string[]): string => tilewright(['export', '-', '-', ...base], { cwd: elsewhere, input: input() }).stderr;
		expect(call('--base', '../a game/maps')).toContain('1 file that it refers to is missing: "../tilesets/t.tsj"');
		expect(call()).toBe('');
	});

	it('with --out it has no meaning', () => {
		const { status, stderr } = tilewright(['export', 'a game', '--out', 'dist', '--base', '.'], { cwd: top });
		expect([status, stderr]).toEqual([2, expect.stringContaining('--base cannot be combined with --out')]);
	});
});

it('[C4] an image outside the root is not measured, which is reported', () => {
	const layer = { id: 2, name: 'I', type: 'imagelayer', image: '../../out.png', x: 0, y: 0, opacity: 1, visible: true };
	smallMap(join(game, 'maps'), { layers: [tileLayer(1, 'G', [0, 0, 0, 0, 0, 0, 0, 0]), layer] }, 'i.tmj');
	writeFileSync(join(top, 'out.png'), readFileSync(join(game, 'art/tiles.png')));
	const call = (...flags: string[]): ReturnType<typeof tilewright> => tilewright(['export', join(game, 'maps/i.tmj'), '-', ...flags]);
	expect(JSON.parse(call().stdout).layers[1].imagewidth).toBe(32);
	const { status, stdout, stderr } = call('--root', game);
	expect([status, JSON.parse(stdout).layers[1].imagewidth]).toEqual([0, undefined]);
	expect(stderr).toMatch(/i\.tmj:1:\d+ {2}warning {2}The image "\.\.\/\.\.\/out\.png" may not be read: the path leads out of the root\./);
	expect(stderr).toContain(`--root ${top}, or --allow-outside`);
});
