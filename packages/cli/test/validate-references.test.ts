import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './support/run.ts';
import { filesOpenedBy, temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const save = (path: string, content: unknown): void => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 1));
};
const call = (words: string): Outcome => tilewright(words.split(' '), { cwd: folder });

const map = (fields: object = {}): object => ({
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	renderorder: 'right-down',
	infinite: false,
	width: 1,
	height: 1,
	tilewidth: 16,
	tileheight: 16,
	nextlayerid: 2,
	nextobjectid: 1,
	tilesets: [],
	layers: [{ type: 'tilelayer', id: 1, name: 'ground', x: 0, y: 0, width: 1, height: 1, opacity: 1, visible: true, data: [0] }],
	...fields,
});
const tileset = (image: string): object => ({
	type: 'tileset',
	version: '1.10',
	name: 'grass',
	image,
	imagewidth: 16,
	imageheight: 16,
	tilewidth: 16,
	tileheight: 16,
	tilecount: 1,
	columns: 1,
	margin: 0,
	spacing: 0,
});
/** A PNG of 32 × 16 pixels, as far as its size is read. */
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000002000000010080600000000000000', 'hex');

save(
	'lone.tmj',
	map({
		tilesets: [
			{ firstgid: 1, source: 'a.tsj' },
			{ firstgid: 9, source: 'b.tsx' },
		],
		layers: [{ type: 'imagelayer', id: 1, name: 'sky', x: 0, y: 0, opacity: 1, visible: true, image: 'sky.png' }],
	}),
);
const LONE = ['16:14  error  The tileset "a.tsj" does not exist.', '20:14  error  The tileset "b.tsx" does not exist.'];

describe('a map whose tilesets and image are missing', () => {
	it('has an error at each reference [T4]', () => {
		const { status, stdout } = call('validate lone.tmj');
		expect(status).toBe(1);
		for (const line of LONE) expect(stdout).toContain(`lone.tmj:${line}  missing-file`);
		expect(stdout).toContain('  error  The image "sky.png" does not exist.  missing-file');
		expect(stdout).toMatch(/1 file: 3 errors/);
	});

	it('is sound alone, with --no-references', () => {
		expect(call('validate lone.tmj --no-references')).toMatchObject({ status: 0, stdout: '1 file: no problems found\n' });
	});

	it('has the same errors in info', () => {
		const { status, stdout } = call('info lone.tmj');
		expect([status, stdout]).toEqual([
			0,
			expect.stringMatching(/Findings {2}3 errors, 2 infos\n {2}error {2}3 {2}missing-file {4}first at 16:14/),
		]);
	});

	it('is not exported with --strict, and is without it', () => {
		const { status, stderr } = call('export lone.tmj - --strict');
		expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was written: --strict allows no missing files.')]);
		for (const line of LONE) expect(stderr).toContain(`lone.tmj:${line}`);
		expect(call('export lone.tmj -').status).toBe(0);
	});

	it('is an error of export --out with --strict or --dry-run only', () => {
		const strict = call('export lone.tmj --out strict --strict');
		expect([strict.status, strict.stdout]).toEqual([1, '0 files written, 0 unchanged, 1 with errors:\n  lone.tmj\n']);
		for (const line of LONE) expect(strict.stderr).toContain(`lone.tmj:${line}`);
		expect(strict.stderr).toContain('error  The image "sky.png" does not exist.');
		const dry = call('export lone.tmj --out dry --dry-run');
		expect([dry.status, dry.stderr]).toEqual([1, expect.stringContaining(LONE[0] ?? '')]);
		const plain = call('export lone.tmj --out plain');
		expect([plain.status, plain.stderr]).toEqual([0, expect.stringContaining('warning  The tileset "a.tsj" does not exist.')]);
	});
});

describe('what is wrong in files that a file refers to', () => {
	save('game/map.tmj', map({ tilesets: [{ firstgid: 1, source: 'tiles/grass.tsj' }] }));
	save('game/twin.tmj', map({ tilesets: [{ firstgid: 1, source: 'tiles/grass.tsj' }] }));
	save('game/tiles/grass.tsj', tileset('grass.png'));

	it('is reported in the file that has it, once', () => {
		const { status, stdout } = call('validate game/map.tmj game/twin.tmj');
		expect([status, stdout.match(/missing-file/g)?.length]).toEqual([1, 1]);
		expect(stdout).toContain('game/tiles/grass.tsj:5:11  error  The image "grass.png" does not exist.');
		expect(stdout).toContain('2 files: 1 error');
	});

	it('each file is opened once', () => {
		const { opened } = filesOpenedBy(['validate', 'game'], folder);
		expect(opened.filter((path) => path.endsWith('grass.tsj'))).toHaveLength(1);
	});

	it('a broken file is an error at the reference, with its own first', () => {
		save('broken/map.tmj', map({ tilesets: [{ firstgid: 1, source: 'tiles.tsj' }] }));
		save('broken/tiles.tsj', '{ "type": "tileset", ');
		const { status, stdout } = call('validate broken/map.tmj');
		expect(status).toBe(1);
		expect(stdout).toContain('  error  The tileset "tiles.tsj" has errors and cannot be used. The first is: ');
		expect(stdout).toMatch(/broken\/tiles\.tsj:1:\d+ {2}error .* {2}truncated/);
	});

	it('a file of another kind, and one outside the root, are errors', () => {
		save('kinds/game.tiled-project', '{}');
		save(
			'kinds/map.tmj',
			map({
				tilesets: [
					{ firstgid: 1, source: 'map.tmj' },
					{ firstgid: 2, source: '../lone.tmj' },
				],
			}),
		);
		const { status, stdout } = call('validate kinds/map.tmj');
		expect(status).toBe(1);
		expect(stdout).toContain('error  The file "map.tmj" should be a tileset, but it is a map.  wrong-file-kind');
		expect(stdout).toContain('error  The tileset "../lone.tmj" may not be read: the path leads out of the root.  outside-root');
		expect(stdout).toContain('--allow-outside');
		expect(call('validate kinds/map.tmj --allow-outside').stdout).toContain('The file "../lone.tmj" should be a tileset');
	});

	it('an image of another size is a warning [J15]', () => {
		save('sizes/tiles.tsj', tileset('tiles.png'));
		writeFileSync(join(folder, 'sizes/tiles.png'), png);
		expect(call('validate sizes/tiles.tsj')).toMatchObject({
			status: 0,
			stdout: expect.stringContaining(
				'sizes/tiles.tsj:5:11  warning  The image "tiles.png" has 32 × 16 pixels, 2 columns, 2 tiles, but the document says 16 × 16 pixels, 1 column, 1 tile.  image-differs',
			),
		});
	});

	it('a file that is no picture is an error', () => {
		save('no-picture/tiles.tsj', tileset('tiles.png'));
		save('no-picture/tiles.png', 'words');
		expect(call('validate no-picture').stdout).toContain(
			'error  The image "tiles.png" cannot be read: it is not a picture of a known type.  unreadable-file',
		);
	});
});

describe('folders and patterns', () => {
	save('all/maps/one.tmj', map());
	save('all/maps/deep/two.tmj', map());
	save('all/node_modules/three.tmj', '{');
	save('all/.git/four.tmj', '{');
	save('all/package.json', '{}');

	it('a folder means the documents in it, but not those of dependencies and hidden folders', () => {
		expect(call('validate all').stdout).toBe('2 files: no problems found\n');
		expect(tilewright(['validate', '.'], { cwd: join(folder, 'all') }).stdout).toBe('2 files: no problems found\n');
	});

	it('a pattern is expanded by the command', () => {
		expect(call('validate all/**/*.tmj').stdout).toBe('2 files: no problems found\n');
		expect(call('validate all/*/one.tmj').stdout).toBe('1 file: no problems found\n');
		expect(call('validate none/**/*.tmj')).toMatchObject({ status: 3, stderr: expect.stringContaining('No documents match') });
	});
});
