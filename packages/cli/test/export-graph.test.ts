import { spawnSync } from 'node:child_process';
import {
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { createCanvas } from '@napi-rs/canvas';
import { beforeEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder, tilewright } from './support/run.ts';

const top = temporaryFolder();
const folder = join(top, 'some/work');
const run = (words: readonly string[], cwd = folder): ReturnType<typeof tilewright> => tilewright(words, { cwd });
const call = (line: string): ReturnType<typeof tilewright> => run(line.split(' '));
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const parse = (name: string) => JSON.parse(textOf(name));

function save(name: string, content: unknown): void {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content));
}

/** All files in a folder, sorted by name. */
const filesIn = (name: string): string[] =>
	existsSync(join(folder, name))
		? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
				.filter((each) => statSync(join(folder, name, each)).isFile())
				.sort()
		: [];

const snapshot = (name: string): string[] =>
	filesIn(name).map((each) => `${each} ${statSync(join(folder, name, each)).mtimeMs} ${textOf(join(name, each))}`);

interface MapParts {
	readonly tilesets?: readonly string[];
	readonly templates?: readonly string[];
	readonly class?: string;
	readonly properties?: readonly unknown[];
}

const map = ({ tilesets = [], templates = [], ...more }: MapParts = {}) => ({
	type: 'map',
	width: 1,
	height: 1,
	tilewidth: 16,
	tileheight: 16,
	tilesets: tilesets.map((source, i) => ({ firstgid: 1 + 10 * i, source })),
	layers: [{ type: 'objectgroup', id: 1, name: 'things', objects: templates.map((template, i) => ({ id: i + 1, template, x: 0, y: 0 })) }],
	...more,
});
const tileset = (image = 'tiles.png') => ({ type: 'tileset', name: 'T', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1, image });
const tsx = '<tileset name="T" tilewidth="16" tileheight="16" tilecount="1" columns="1"><image source="../art/tiles.png"/></tileset>';
const template = {
	type: 'template',
	tileset: { firstgid: 1, source: '../tilesets/a.tsx' },
	object: { gid: 1, name: '', type: '', width: 16, height: 16 },
};
/** An image of one tile. */
const png = createCanvas(16, 16).toBuffer('image/png');

beforeEach(() => {
	rmSync(folder, { recursive: true, force: true });
	save('maps/one.tmj', map({ tilesets: ['../tilesets/a.tsx'], templates: ['../templates/t.tj'] }));
	save('maps/deep/two.json', map({ tilesets: ['../../tilesets/a.tsx'] }));
	save('tilesets/a.tsx', tsx);
	save('templates/t.tj', template);
	save('art/tiles.png', png);
});

describe('export --out: documents with everything that they refer to', () => {
	it('writes each file once, in the target format, at its path in the root, with updated references', () => {
		expect(run(['export', 'maps/**/*.{tmj,json}', '--out', 'dist', '--format', 'json'])).toMatchObject({
			status: 0,
			stdout: '4 files written, 0 unchanged\n',
			stderr: '',
		});
		expect(filesIn('dist')).toEqual(['maps/deep/two.tmj', 'maps/one.tmj', 'templates/t.tj', 'tilesets/a.tsj']);
		expect(parse('dist/maps/one.tmj').tilesets).toEqual([{ firstgid: 1, source: '../tilesets/a.tsj' }]);
		expect(parse('dist/maps/deep/two.tmj').tilesets[0].source).toBe('../../tilesets/a.tsj');
		expect(parse('dist/templates/t.tj').tileset.source).toBe('../tilesets/a.tsj');
		expect(
			call(
				`validate ${filesIn('dist')
					.map((each) => `dist/${each}`)
					.join(' ')}`,
			).stdout,
		).toContain('4 files: no problems found');
	});

	it('writes XML, and without --format keeps the format of each document', () => {
		expect(call('export maps --out xml --format xml').status).toBe(0);
		expect(filesIn('xml')).toEqual(['maps/deep/two.tmx', 'maps/one.tmx', 'templates/t.tx', 'tilesets/a.tsx']);
		expect(textOf('xml/maps/one.tmx')).toContain('source="../tilesets/a.tsx"');
		expect(call('export maps --out same').status).toBe(0);
		expect(filesIn('same')).toEqual(['maps/deep/two.json', 'maps/one.tmj', 'templates/t.tj', 'tilesets/a.tsx']);
		expect(textOf('same/tilesets/a.tsx')).toMatch(/^<\?xml/);
	});

	it('writes maps as scripts and the rest as JSON, with the options of an export for all', () => {
		expect(call('export maps/one.tmj --out dist --format js --minimize').status).toBe(0);
		expect(filesIn('dist')).toEqual(['maps/one.js', 'templates/t.tj', 'tilesets/a.tsj']);
		expect(textOf('dist/maps/one.js')).toContain('"one"');
		expect(textOf('dist/tilesets/a.tsj').trim()).not.toContain('\n');
	});

	it('writes worlds as JSON, with their maps', () => {
		save('all.world', { type: 'world', maps: [{ fileName: 'maps/one.tmj', x: 0, y: 0 }], patterns: [], onlyShowAdjacentMaps: false });
		expect(call('export all.world --out dist --format xml').status).toBe(0);
		expect(filesIn('dist')).toEqual(['all.world', 'maps/one.tmx', 'templates/t.tx', 'tilesets/a.tsx']);
		expect(parse('dist/all.world').maps[0].fileName).toBe('maps/one.tmx');
	});

	it('updates properties that name an exported document', () => {
		save(
			'maps/one.tmj',
			map({
				properties: [
					{ name: 'next', type: 'file', value: 'deep/two.json' },
					{ name: 'readme', type: 'file', value: '../README' },
				],
			}),
		);
		call('export maps --out dist --format xml');
		expect(textOf('dist/maps/one.tmx')).toMatch(/value="deep\/two\.tmx"/);
		expect(textOf('dist/maps/one.tmx')).toMatch(/value="\.\.\/\.\.\/README"/);
	});

	it('is deterministic, writes nothing the second time, and removes nothing', () => {
		save('dist/mine.txt', 'mine');
		call('export . --out dist --format json');
		const first = snapshot('dist');
		expect(call('export . --out dist --format json').stdout).toBe('0 files written, 4 unchanged\n');
		expect(snapshot('dist')).toEqual(first);
		expect(textOf('dist/mine.txt')).toBe('mine');
		writeFileSync(join(folder, 'dist/maps/one.tmj'), 'changed');
		expect(call('export . --out dist --format json').stdout).toBe('1 file written, 3 unchanged\n');
		call('export maps tilesets templates --out other --format json');
		for (const name of filesIn('other')) expect(textOf(`other/${name}`)).toBe(textOf(`dist/${name}`));
	});

	it('does not change the sources', () => {
		const before = ['maps', 'tilesets', 'templates', 'art'].map(snapshot);
		call('export . --out dist --format xml --copy-images --embed-tilesets');
		expect(['maps', 'tilesets', 'templates', 'art'].map(snapshot)).toEqual(before);
	});

	it('--dry-run lists what would be written, and writes nothing', () => {
		const { status, stdout } = call('export maps --out dist --format json --dry-run');
		expect([status, existsSync(join(folder, 'dist'))]).toEqual([0, false]);
		expect(stdout).toBe(
			'would write dist/maps/deep/two.tmj\nwould write dist/maps/one.tmj\nwould write dist/templates/t.tj\nwould write dist/tilesets/a.tsj\n4 files to write, 0 unchanged\n',
		);
	});
});

describe('images', () => {
	it('stay where they are', () => {
		call('export maps/one.tmj --out dist/a/b --format json');
		expect(parse('dist/a/b/tilesets/a.tsj').image).toBe('../../../../art/tiles.png');
		expect(existsSync(join(folder, 'dist/a/b/tilesets', parse('dist/a/b/tilesets/a.tsj').image))).toBe(true);
	});

	it('--copy-images copies them, each once', () => {
		expect(call('export maps --out dist --format json --copy-images').stdout).toBe('5 files written, 0 unchanged\n');
		expect(parse('dist/tilesets/a.tsj').image).toBe('../art/tiles.png');
		expect(readFileSync(join(folder, 'dist/art/tiles.png')).equals(png)).toBe(true);
	});

	it('--inline-images embeds them, with the media type of their content', () => {
		save('art/tiles.jpg', png);
		save('tilesets/a.tsx', tsx.replace('tiles.png', 'tiles.jpg'));
		call('export maps --out dist --format json --inline-images --embed-tilesets');
		expect(parse('dist/maps/one.tmj').tilesets[0].image).toBe(`data:image/png;base64,${png.toString('base64')}`);
		expect(call('validate dist/maps/one.tmj').status).toBe(0);
	});

	it('that are missing or invalid are reported; their paths stay', () => {
		rmSync(join(folder, 'art/tiles.png'));
		const { status, stderr } = call('export maps/one.tmj --out dist --format json --inline-images');
		expect([status, parse('dist/tilesets/a.tsj').image]).toEqual([0, '../../art/tiles.png']);
		expect(stderr).toContain('tilesets/a.tsx  warning  1 file that it refers to is missing: "../art/tiles.png".');
		save('art/tiles.png', 'no image');
		expect(call('export maps/one.tmj --out dist --format json --inline-images').status).toBe(0);
		expect(parse('dist/tilesets/a.tsj').image).toBe('../../art/tiles.png');
	});

	it('that are no images by their content are neither copied nor inlined [C4]', () => {
		save('art/tiles.png', 'P1 is the code of the vault');
		for (const flag of ['--copy-images', '--inline-images']) {
			const { status, stderr } = call(`export maps/one.tmj --out dist --format json ${flag}`);
			expect([status, stderr]).toEqual([0, expect.stringContaining('The image "../art/tiles.png" cannot be read: it is not an image')]);
			expect([filesIn('dist').includes('art/tiles.png'), parse('dist/tilesets/a.tsj').image]).toEqual([false, '../../art/tiles.png']);
		}
	});

	it('outside the root are only copied if allowed, into a separate folder', () => {
		save('../../outside.png', png);
		save('tilesets/a.tsx', tsx.replace('../art/tiles.png', '../../../outside.png'));
		const { stderr } = call('export maps/one.tmj --out dist --format json --copy-images');
		expect(stderr).toContain('The image "../../../outside.png" may not be read: it is not in the root.');
		expect(stderr).toContain(`--root ${realpathSync(join(folder, '../..'))}, or --allow-outside`);
		expect(call('export maps/one.tmj --out dist --format json --inline-images').stderr).toContain('it is not in the root');
		expect(parse('dist/tilesets/a.tsj').image).toBe('../../../../outside.png');
		expect(filesIn('dist')).toEqual(['maps/one.tmj', 'templates/t.tj', 'tilesets/a.tsj']);
		call('export maps/one.tmj --out dist --format json --copy-images --allow-outside');
		expect(filesIn('dist')).toContain('_outside/outside.png');
		expect(parse('dist/tilesets/a.tsj').image).toBe('../_outside/outside.png');
		rmSync(join(folder, '../../outside.png'));
	});
});

describe('--embed-tilesets, --detach-templates [T3]', () => {
	it('documents that are no longer referred to are not written, unless requested', () => {
		expect(call('export . --out dist --format json --embed-tilesets --detach-templates').status).toBe(0);
		expect(filesIn('dist')).toEqual(['maps/deep/two.tmj', 'maps/one.tmj']);
		expect(parse('dist/maps/one.tmj').tilesets[0].image).toBe('../../art/tiles.png');
		save('tilesets/unused.tsj', tileset());
		expect(
			run(['export', 'maps', 'tilesets', 'tilesets/*.tsx', '--out', 'more', '--format', 'json', '--embed-tilesets', '--detach-templates'])
				.status,
		).toBe(0);
		expect(filesIn('more')).toEqual(['maps/deep/two.tmj', 'maps/one.tmj', 'tilesets/a.tsj', 'tilesets/unused.tsj']);
	});

	it('the tilesets of templates that are not detached are written [T2]', () => {
		call('export . --out dist --format json --embed-tilesets');
		expect(filesIn('dist')).toEqual(['maps/deep/two.tmj', 'maps/one.tmj', 'templates/t.tj', 'tilesets/a.tsj']);
	});

	it('a document whose dependencies are missing is not written, and listed [T4]', () => {
		save('maps/bad.tmj', map({ tilesets: ['gone.tsx'] }));
		const { status, stdout, stderr } = call('export maps --out dist --format json --embed-tilesets');
		expect([status, stdout]).toEqual([1, '4 files written, 0 unchanged, 1 with errors:\n  maps/bad.tmj\n']);
		expect(stderr).toMatch(/maps\/bad\.tmj:1:\d+ {2}error {2}The tileset "gone\.tsx" does not exist/);
		expect(existsSync(join(folder, 'dist/maps/bad.tmj'))).toBe(false);
	});
});

describe('a broken document does not affect the others', () => {
	it('its findings are reported, references to it point to its would-be export, the exit code is 1', () => {
		save('tilesets/a.tsx', '<tileset');
		save('maps/broken.tmx', '<map width="1">');
		const { status, stdout, stderr } = call('export maps --out dist --format json');
		expect([status, stdout]).toEqual([1, '3 files written, 0 unchanged, 2 with errors:\n  maps/broken.tmx\n  tilesets/a.tsx\n']);
		expect(stderr).toMatch(/^maps\/broken\.tmx:1:\d+/m);
		expect(stderr).toMatch(/^tilesets\/a\.tsx:1:\d+/m);
		expect(parse('dist/maps/one.tmj').tilesets[0].source).toBe('../tilesets/a.tsj');
	});

	it('--strict does not write documents with losses', () => {
		save('maps/one.tmj', map({ class: 'Region' }));
		const { status, stdout } = call('export maps --out dist --format json --export-version 1.8 --strict');
		expect([status, stdout]).toEqual([1, '1 file written, 0 unchanged, 1 with errors:\n  maps/one.tmj\n'.replace('1 file', '2 files')]);
	});

	it('a file that cannot be written is reported; the exit code is 3', () => {
		mkdirSync(join(folder, 'dist/maps/one.tmj'), { recursive: true });
		const { status, stdout, stderr } = call('export maps --out dist --format json');
		expect([status, stdout]).toEqual([3, '3 files written, 0 unchanged, 1 with errors:\n  maps/one.tmj\n']);
		expect(stderr).toContain('it is a folder');
	});
});

describe('invalid requests are refused before anything is written', () => {
	it.each([
		[
			'two documents that would have one name',
			'export maps --out dist --format json',
			2,
			'"maps/one.json" and "maps/one.tmj" would both become "maps/one.tmj"',
		],
		['an output that would overwrite a source', 'export tilesets/a.tsx --out . --format xml', 2, 'The export would overwrite "'],
		['another, by a hard link', 'export tilesets/a.tsx --out linked --format xml', 2, 'The export would overwrite "'],
		['a link out of the folder', 'export tilesets/a.tsx --out escape --format json', 3, 'a symbolic link leads out of the folder'],
		['a missing source', 'export maps/gone.tmx --out dist', 3, 'there is no such file'],
		['a pattern that matches nothing', 'export maps/*.tmx --out dist', 3, 'No documents match "maps/*.tmx".'],
		['standard input', 'export - --out dist', 2, 'Standard input cannot be exported with --out'],
		['no sources', 'export --out dist', 2, 'Missing required argument "sources".'],
		['a format of one kind', 'export maps --out dist --format tsx', 2, '--format tsx cannot be combined with --out.'],
		['images both ways', 'export maps --out dist --copy-images --inline-images', 2, 'cannot be used with option'],
		['a level that does not fit', 'export maps --out dist --compression zlib --compression-level 20', 2, 'has no level 20'],
		['options of --out alone', 'export maps/one.tmj x.tmj --copy-images', 2, '--copy-images needs --out.'],
		['a root without the sources', 'export maps --out dist --root art', 2, 'does not contain the folder of the source'],
	])('%s', (_, line, code, what) => {
		if (line.startsWith('export maps --out dist --format json')) save('maps/one.json', map());
		mkdirSync(join(folder, 'linked/tilesets'), { recursive: true });
		linkSync(join(folder, 'tilesets/a.tsx'), join(folder, 'linked/tilesets/a.tsx'));
		mkdirSync(join(folder, 'escape'));
		symlinkSync(join(folder, 'art'), join(folder, 'escape/tilesets'));
		const before = ['maps', 'tilesets', 'art', 'linked'].map(snapshot);
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([code, '']);
		expect(stderr).toContain(what);
		expect(existsSync(join(folder, 'dist'))).toBe(false);
		expect(['maps', 'tilesets', 'art', 'linked'].map(snapshot)).toEqual(before);
	});
});

describe('names', () => {
	it.each(['a b', '[1]', "it's", 'ünï 地図', '-dash', '#50%', 'a:b', 'x.y.z', '$(touch x)', 'new\nline', '{a,b}', '__proto__'])(
		'%j',
		(name) => {
			rmSync(join(folder, 'maps'), { recursive: true });
			save(`maps/${name}/${name}.tmj`, map({ tilesets: [`./${name}.tsx`] }));
			save(`maps/${name}/${name}.tsx`, tsx.replace('../art/tiles.png', `./${name}.png`.replace('\n', '&#10;')));
			save(`maps/${name}/${name}.png`, png);
			const { status, stderr, stdout } = run(['export', `maps/${name}`, '--out', 'dist', '--format', 'json', '--copy-images']);
			expect([status, stderr, stdout]).toEqual([0, '', '3 files written, 0 unchanged\n']);
			expect(filesIn('dist')).toEqual([`maps/${name}/${name}.png`, `maps/${name}/${name}.tmj`, `maps/${name}/${name}.tsj`]);
			expect(run(['export', `./maps/${name}/${name}.tmj`, '--out', 'single', '--format', 'json']).stdout).toBe(
				'2 files written, 0 unchanged\n',
			);
			// The export can be loaded: its tileset and the image of that are found.
			const again = run(['export', `dist/maps/${name}`, '--out', 'again', '--format', 'json', '--embed-tilesets', '--copy-images']);
			expect([again.status, again.stderr, again.stdout]).toEqual([0, '', '2 files written, 0 unchanged\n']);
		},
	);
});

describe('sources', () => {
	it('folders provide only documents: no other JSON, TypeScript, hidden files, or files of the export', () => {
		save('package.json', { name: 'game' });
		save('src/app.tsx', 'import x from "x";');
		save('node_modules/m/map.tmj', map());
		save('.hidden/map.tmj', map());
		const { status, stdout, stderr } = call('export . --out dist --format json');
		expect([status, stdout, stderr]).toEqual([0, '4 files written, 0 unchanged\n', '']);
		expect(call('export . --out dist --format json').stdout).toBe('0 files written, 4 unchanged\n');
	});

	it('symbolic links in a folder that lead nowhere or in a circle are ignored', () => {
		save('only/one.tmj', map());
		symlinkSync('circle.tmj', join(folder, 'only/circle.tmj'));
		symlinkSync('nowhere.tmj', join(folder, 'only/dangling.tmj'));
		const { status, stderr } = call('export only --out dist --format json');
		expect([status, stderr]).toEqual([0, '']);
		expect(existsSync(join(folder, 'dist/only/one.tmj'))).toBe(true);
	});

	it('symbolic links out of the root are not read', () => {
		save('../../secret.tmj', map());
		symlinkSync(join(folder, '../../secret.tmj'), join(folder, 'maps/link.tmj'));
		const { status, stderr } = call('export maps/link.tmj maps/one.tmj --out dist --format json --root .');
		expect(status).toBe(1);
		expect(stderr).toContain('a symbolic link leads out of the root');
		expect(existsSync(join(folder, 'dist/maps/link.tmj'))).toBe(false);
		rmSync(join(folder, '../../secret.tmj'));
	});

	it('from another folder, the project determines the root', () => {
		save('game.tiled-project', {});
		const { status } = run(['export', join(folder, 'maps/one.tmj'), '--out', join(folder, 'dist'), '--format', 'json'], top);
		expect([status, filesIn('dist')]).toEqual([0, ['maps/one.tmj', 'templates/t.tj', 'tilesets/a.tsj']]);
	});
});

it('progress is a temporary line, on a terminal only', () => {
	const { stdout, error } = spawnSync('script', ['-qec', `${execPath} ${program} export . --out dist --format json`, '/dev/null'], {
		cwd: folder,
		encoding: 'utf8',
	});
	if (error === undefined) expect(stdout.split('\r\u001b[K').at(-1)).toBe('4 files written, 0 unchanged\r\n');
	if (error === undefined) expect(stdout).toContain('\r\u001b[Kreading …');
	expect(call('export . --out dist --format json').stderr).toBe('');
});
