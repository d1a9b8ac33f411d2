import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { program, temporaryFolder, tilewright } from './support/run.ts';

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A map with layers of one row: `12.` are two tiles and an empty cell. */
function map(layers: Readonly<Record<string, string>>, tileset = 'tiles.tsx'): string {
	const width = Math.max(...Object.values(layers).map((cells) => cells.length));
	const rows = Object.entries(layers).map(
		([name, cells], i) =>
			` <layer id="${i + 1}" name="${name}" width="${width}" height="1">\n  <data encoding="csv">\n${[...cells.padEnd(width, '.')]
				.map((cell) => (cell === '.' ? '0' : cell))
				.join(',')}\n</data>\n </layer>\n`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down" width="${width}" height="1" tilewidth="16" tileheight="16" infinite="0" nextlayerid="${rows.length + 1}" nextobjectid="1">
 <tileset firstgid="1" source="${tileset}"/>
${rows.join('')}</map>
`;
}

const TILESET = `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="tiles" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="tiles.png" width="64" height="64"/>
</tileset>
`;

/** A project: maps, and rules that write 3 to `top` where `ground` has 1. */
function folderWith(files: Readonly<Record<string, string>> = {}): string {
	const folder = temporaryFolder();
	const all = {
		'game.tiled-project': JSON.stringify({ automappingRulesFile: 'rules/rules.txt', folders: ['.'], propertyTypes: [] }),
		'maps/a.tmx': map({ ground: '112' }, '../tiles.tsx'),
		'maps/b.tmx': map({ ground: '222' }, '../tiles.tsx'),
		'rules/rules.txt': 'one.tmx\n',
		'rules/one.tmx': map({ input_ground: '1', output_top: '3' }, '../tiles.tsx'),
		'tiles.tsx': TILESET,
		...files,
	};
	for (const [name, text] of Object.entries(all)) write(folder, name, text);
	return folder;
}

function write(folder: string, name: string, text: string): void {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');
const automap = (folder: string, ...words: string[]): ReturnType<typeof tilewright> => tilewright(['automap', ...words], { cwd: folder });

/** The cells of the layer `top`. */
const topOf = (text: string): string | undefined => /name="top"[\s\S]*?csv">\s*([\d,]+)/.exec(text)?.[1];

describe('tilewright automap', () => {
	it('[A45] rewrites the maps by the rules of the project, and leaves others alone', () => {
		const folder = folderWith();
		const before = statSync(join(folder, 'maps/b.tmx')).mtimeMs;
		const { status, stdout, stderr } = automap(folder, 'maps', '--write');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toMatchInlineSnapshot(`
			"maps/a.tmx  2 cells, 1 new layer
			maps/b.tmx  unchanged
			1 map changed, 1 unchanged
			"
		`);
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('3,3,0');
		expect(read(folder, 'maps/a.tmx')).toContain('<tileset firstgid="1" source="../tiles.tsx"/>');
		expect(statSync(join(folder, 'maps/b.tmx')).mtimeMs).toBe(before);
	});

	it('[A45] prefers rules.txt beside the map, and --rules to both', () => {
		const rules = map({ input_ground: '1', output_top: '5' }, '../tiles.tsx');
		const folder = folderWith({ 'maps/rules.txt': 'own.tmx', 'maps/own.tmx': rules });
		expect(automap(folder, 'maps/a.tmx', '--write').status).toBe(0);
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('5,5,0');
		expect(automap(folder, 'maps/a.tmx', '--rules', 'rules/one.tmx', '--write').status).toBe(0);
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('3,3,0');
	});

	it('[A45] reports that there are no rules', () => {
		const folder = folderWith({ 'game.tiled-project': JSON.stringify({ folders: [], propertyTypes: [] }) });
		const { status, stderr } = automap(folder, 'maps/a.tmx', '--write');
		expect(status).toBe(3);
		expect(stderr).toContain('There are no rules for');
		expect(stderr).toContain('--rules');
	});

	it('writes to a file in another syntax, with the paths for its folder', () => {
		const folder = folderWith();
		mkdirSync(join(folder, 'out/deep'), { recursive: true });
		const { status, stdout, stderr } = automap(folder, 'maps/a.tmx', '--out', 'out/deep/a.tmj');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toContain('maps/a.tmx  2 cells, 1 new layer → out/deep/a.tmj\n');
		const done = JSON.parse(read(folder, 'out/deep/a.tmj'));
		expect(done.tilesets).toEqual([{ firstgid: 1, source: '../../tiles.tsx' }]);
		expect(done.layers[1]).toMatchObject({ name: 'top', data: [3, 3, 0] });
		expect(topOf(read(folder, 'maps/a.tmx'))).toBeUndefined();
	});

	it('writes to a folder at the path in the root, and skips rule maps', () => {
		const folder = folderWith();
		const { status, stdout, stderr } = automap(folder, '.', '--out', 'done');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toContain('1 map changed, 1 unchanged\n');
		expect(topOf(read(folder, 'done/maps/a.tmx'))).toBe('3,3,0');
		expect(read(folder, 'done/maps/a.tmx')).toContain('source="../../tiles.tsx"');
		expect(existsSync(join(folder, 'done/maps/b.tmx'))).toBe(true);
		expect(existsSync(join(folder, 'done/rules/one.tmx'))).toBe(false);
	});

	it('--dry-run lists the cells that would change', () => {
		const folder = folderWith({ 'maps/a.tmx': map({ ground: '112', top: '...' }, '../tiles.tsx') });
		const before = read(folder, 'maps/a.tmx');
		const { status, stdout, stderr } = automap(folder, 'maps/a.tmx', '--dry-run');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toMatchInlineSnapshot(`
			"maps/a.tmx  2 cells
			  layer "top" (id 2): 2 cells changed
			    row 0, columns 0–1: nothing → tiles#2
			1 map to change, 0 unchanged
			"
		`);
		expect(read(folder, 'maps/a.tmx')).toBe(before);
	});

	it('--image draws the changes', () => {
		const folder = folderWith();
		const { status } = automap(folder, 'maps/a.tmx', '--dry-run', '--image', 'changes.png');
		expect(status).toBe(0);
		expect(readFileSync(join(folder, 'changes.png')).subarray(1, 4).toString()).toBe('PNG');
		const several = automap(folder, 'maps', '--dry-run', '--image', 'changes.png');
		expect([several.status, several.stderr]).toEqual([2, expect.stringContaining('--image draws one map, but there are 2.')]);
	});

	it('--region limits where rules match, and --seed decides chances', () => {
		const rules = map({ input_ground: '1', output1_top: '3', output2_top: '4' }, '../tiles.tsx');
		const folder = folderWith({ 'rules/one.tmx': rules, 'maps/a.tmx': map({ ground: '1'.repeat(40) }, '../tiles.tsx') });
		const run = (...words: string[]): string | undefined => {
			expect(automap(folder, 'maps/a.tmx', '--out', 'done.tmx', ...words).status).toBe(0);
			return topOf(read(folder, 'done.tmx'))?.replaceAll(',', '');
		};
		expect(run('--region', '1,0,2,1')).toMatch(/^0[34]{2}0+$/);
		expect(run('--seed', '1')).toBe(run('--seed', '1'));
		expect(run('--seed', '1')).not.toBe(run('--seed', '2'));
	});

	it('[A58] ends when rules need too much work, and writes nothing', () => {
		const folder = folderWith();
		const before = read(folder, 'maps/a.tmx');
		const { status, stderr } = automap(folder, 'maps/a.tmx', '--write', '--limit', 'steps=2');
		expect([status, stderr]).toEqual([1, expect.stringContaining('The rules need more than 2 steps of work on this map.')]);
		expect(stderr).toContain('automap-too-large');
		expect(read(folder, 'maps/a.tmx')).toBe(before);
		expect(automap(folder, 'maps/a.tmx', '--write', '--limit', 'steps=1000').status).toBe(0);
	});

	it.each([
		['files=1', 0],
		['bytes=100', 1],
		['cells=1', 1],
		['seconds=0', 1],
	])('--limit %s bounds what is read of maps and rules', (limit, exit) => {
		const folder = folderWith();
		const { status, stderr } = automap(folder, 'maps/a.tmx', '--dry-run', '--limit', limit);
		expect([status, stderr]).toEqual([exit, expect.stringContaining('limit')]);
	});

	it('[A48] reports broken rules with their line, and applies the others', () => {
		const folder = folderWith({
			'rules/rules.txt': 'gone.tmx\none.tmx\nbad.tmx',
			'rules/bad.tmx': map({ input_ground: '1' }, '../tiles.tsx'),
		});
		const { status, stderr } = automap(folder, 'maps/a.tmx', '--write');
		expect(status).toBe(1);
		expect(stderr).toContain('rules/rules.txt:1:1  error  The rule map "gone.tmx" cannot be used');
		expect(stderr).toContain('rules/bad.tmx');
		expect(stderr).toContain('automap-layers-missing');
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('3,3,0');
	});

	it('reports maps with errors, and uses the others', () => {
		const folder = folderWith({ 'maps/b.tmx': '<map' });
		const { status, stdout, stderr } = automap(folder, 'maps', '--write');
		expect(status).toBe(1);
		expect(stderr).toContain('maps/b.tmx');
		expect(stdout).toContain('1 map changed, 0 unchanged, 1 with errors\n');
	});

	it('skips other files in folders, and reports them if they are named', () => {
		const folder = folderWith({ 'maps/data.json': '{"a": 1}', 'maps/tiles.json': JSON.stringify({ type: 'tileset', name: 't' }) });
		const { status, stdout, stderr } = automap(folder, 'maps', '--dry-run');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toContain('1 map to change, 1 unchanged\n');
		expect(automap(folder, 'maps/data.json', '--dry-run')).toMatchObject({ status: 3, stderr: expect.stringContaining('is not a map') });
	});

	it.each([
		['maps/a.tmx', 'No option says where the maps go.'],
		['maps/a.tmx --write --out x', 'Option "--out <path>" cannot be used with option "--write"'],
		['- --write', 'Standard input cannot be automapped'],
		['maps/a.tmx --dry-run --watch', 'cannot be used with'],
		['maps/a.tmx --image a.png --watch', 'cannot be used with'],
		['maps/a.tmx --write --region 1,2', 'It must be four whole numbers'],
		['maps --out tiles.tsx', 'is a file'],
	])('%s is wrong usage', (line, message) => {
		const { status, stderr } = automap(folderWith(), ...line.split(' '));
		expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
	});

	it('does not write over files that maps are made from', () => {
		const folder = folderWith();
		const { status, stderr } = automap(folder, 'maps/a.tmx', '--out', 'rules/one.tmx');
		expect([status, stderr]).toEqual([2, expect.stringContaining('would overwrite')]);
	});

	it('[A49] --watch applies the rules again when a rule or a map changes, but not because of its own files', async () => {
		const folder = folderWith();
		const child = spawn(execPath, [program, 'automap', 'maps', '--write', '--watch'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
		running.push(child);
		let text = '';
		child.stderr.on('data', (data: Buffer) => {
			text += data.toString();
		});
		const seen = (part: string): Promise<void> => vi.waitFor(() => expect(text).toContain(part), { timeout: 60_000, interval: 50 });
		await seen('watching ');
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('3,3,0');
		write(folder, 'maps/b.tmx', map({ ground: '121' }, '../tiles.tsx'));
		await seen('maps/b.tmx: 1 map changed, 0 unchanged');
		expect(topOf(read(folder, 'maps/b.tmx'))).toBe('3,0,3');
		write(folder, 'rules/one.tmx', map({ input_ground: '1', output_top: '6' }, '../tiles.tsx'));
		await seen('rules/one.tmx: 2 maps changed, 0 unchanged');
		expect(topOf(read(folder, 'maps/a.tmx'))).toBe('6,6,0');
		expect(text.match(/\d maps? changed/g)).toHaveLength(3);
		const ended = new Promise((resolve) => child.on('exit', resolve));
		child.kill('SIGINT');
		expect(await ended).toBe(0);
	});
});
