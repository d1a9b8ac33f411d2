import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallMap } from './support/pictures.ts';
import { filesOpenedBy, temporaryFolder } from './support/run.ts';

const top = realpathSync(temporaryFolder());
const game = join(top, 'game');
const outside = join(top, 'outside');
/** Where the command runs. */
const cwd = join(top, 'cwd');

/** How a reference leads to a file, and the path from `game/maps`. */
const WAYS = {
	own: (name: string) => name,
	inner: (name: string) => `../inner/${name}`,
	up: (name: string) => `../../outside/${name}`,
	absolute: (name: string) => `${outside}/${name}`,
	link: (name: string) => `../inner/${name}`,
} as const;
type Way = keyof typeof WAYS;
const ALL: readonly Way[] = ['own', 'inner', 'up', 'absolute', 'link'];

/** The kinds of files that a document may refer to. All files but images are small documents. */
const KINDS = ['tileset', 'template', 'image', 'measured', 'map', 'file', 'broken'] as const;
type Kind = (typeof KINDS)[number];

const nameOf = (kind: Kind, way: Way): string => `${way}-${kind}.${kind === 'image' || kind === 'measured' ? 'png' : 'tmj'}`;

const EMPTY = { width: 1, height: 1, tilewidth: 8, tileheight: 8 };
const MAP = { ...EMPTY, type: 'map', orientation: 'orthogonal', infinite: false, tilesets: [], layers: [] };
const object = { id: 1, name: '', type: '', x: 0, y: 0, width: 1, height: 1, rotation: 0, visible: true };
const CONTENTS: Readonly<Record<Exclude<Kind, 'image' | 'measured'>, (way: Way) => string>> = {
	tileset: () => JSON.stringify({ type: 'tileset', name: 'T', tilewidth: 8, tileheight: 8, tilecount: 0, columns: 0, tiles: [] }),
	template: () => JSON.stringify({ type: 'template', object }),
	map: () => JSON.stringify(MAP),
	file: () => 'text',
	broken: (way) => `{ "type": "tileset",\n"secret": "of ${way}" ]`,
};

/** A map and a world that refer to a file of each kind in each way. */
beforeAll(() => {
	for (const folder of ['maps', 'inner']) mkdirSync(join(game, folder), { recursive: true });
	mkdirSync(outside);
	mkdirSync(cwd);
	smallMap(join(top, 'art'));
	const png = readFileSync(join(top, 'art/tiles.png'));
	for (const way of ALL) {
		for (const kind of KINDS) {
			const name = nameOf(kind, way);
			const folder = way === 'own' ? 'game/maps' : way === 'inner' ? 'game/inner' : 'outside';
			writeFileSync(join(top, folder, name), kind === 'image' || kind === 'measured' ? png : CONTENTS[kind](way));
			if (way === 'link') symlinkSync(`../../outside/${name}`, join(game, 'inner', name));
		}
	}
	const pathOf = (kind: Kind, way: Way): string => WAYS[way](nameOf(kind, way));
	const layer = (id: number, image: string, size: object): object => ({
		...{ id, name: 'I', type: 'imagelayer', image, x: 0, y: 0, opacity: 1, visible: true },
		...size,
	});
	const map = {
		...MAP,
		tilesets: ALL.flatMap((way, i) => [
			{ firstgid: 2 * i + 1, source: pathOf('tileset', way) },
			{ firstgid: 2 * i + 2, source: pathOf('broken', way) },
		]),
		properties: ALL.map((way) => ({ name: way, type: 'file', value: pathOf('file', way) })),
		layers: [
			...ALL.map((way, i) => layer(i + 1, pathOf('image', way), { imagewidth: 32, imageheight: 8 })),
			...ALL.map((way, i) => layer(i + 11, pathOf('measured', way), {})),
			{
				...{ id: 30, name: 'O', type: 'objectgroup', x: 0, y: 0, opacity: 1, visible: true, draworder: 'index' },
				objects: ALL.map((way, i) => ({ id: i + 1, template: pathOf('template', way), x: 0, y: 0 })),
			},
		],
	};
	writeFileSync(join(game, 'maps/m.tmj'), JSON.stringify(map));
	const maps = ALL.map((way) => ({ fileName: pathOf('map', way), x: 0, y: 0, width: 8, height: 8 }));
	writeFileSync(join(game, 'maps/w.world'), JSON.stringify({ type: 'world', maps }));
	writeFileSync(join(game, 'maps/old.json'), 'old');
	writeFileSync(join(top, 'before.tmj'), JSON.stringify({ ...MAP, layers: [] }));
});

/** The options, what marks the root, and which ways may be read and which copied. The command runs outside the project. */
const ROOTS: readonly (readonly [title: string, mark: string, flags: readonly string[], read: readonly Way[], copied: readonly Way[]])[] = [
	['a project', 'game.tiled-project', [], ['own', 'inner'], ['own', 'inner']],
	['a repository', '.git', [], ['own', 'inner'], ['own', 'inner']],
	['neither', '', [], ALL, ['own']],
	['--root', '', ['--root', game], ['own', 'inner'], ['own', 'inner']],
	['a wider --root', 'game.tiled-project', ['--root', top], ALL, ALL],
	['--root and a repository', '.git', ['--root', join(game, 'maps')], ['own'], ['own']],
	['--allow-outside', 'game.tiled-project', ['--allow-outside'], ALL, ALL],
];

const map = join(game, 'maps/m.tmj');
const world = join(game, 'maps/w.world');
/** Then images with a size are not measured. */
const KEEP = '--keep-image-sizes';
const FLAT = ['--embed-tilesets', '--detach-templates', '--resolve-types-and-properties'];

/** The kinds of files that a command reads and, of these, those that it copies. */
const COMMANDS: readonly (readonly [title: string, words: readonly string[], read: readonly Kind[], copied: readonly Kind[]])[] = [
	['export', ['export', map, join(top, 'o.tmj')], ['image', 'measured'], []],
	['export, keeping sizes', ['export', map, join(top, 'o.tmj'), KEEP], ['measured'], []],
	['export over a file', ['export', map, map.replace('m.tmj', 'old.json'), KEEP], ['measured', 'tileset', 'template', 'broken'], []],
	['--export-map', ['--export-map', 'json', map, join(top, 'o.tmj')], ['image', 'measured'], []],
	// A broken tileset is an error here, so that nothing is measured.
	['export, flattened', ['export', map, join(top, 'o.tmj'), ...FLAT], ['tileset', 'template', 'broken'], []],
	['export as CSV', ['export', map, join(top, 'o.csv')], ['tileset', 'template', 'broken'], []],
	['export a world', ['export', world, join(top, 'o.world')], [], []],
	['export --out', ['export', map, '--out', join(top, 'd1')], ['image', 'measured', 'tileset', 'template', 'broken'], []],
	['export --out, flattened', ['export', map, '--out', join(top, 'd2'), ...FLAT], ['tileset', 'template', 'broken'], []],
	[
		'export --copy-images',
		['export', map, '--out', join(top, 'd3'), '--copy-images', KEEP],
		['measured', 'tileset', 'template', 'broken'],
		['image', 'measured'],
	],
	[
		'export --inline-images',
		['export', map, '--out', join(top, 'd4'), '--inline-images', KEEP],
		['measured', 'tileset', 'template', 'broken'],
		['image', 'measured'],
	],
	['export --out of a world', ['export', world, '--out', join(top, 'd5')], ['map'], []],
	['render', ['render', map, join(top, 'o.png')], ['image', 'measured', 'tileset', 'template', 'broken'], []],
	['render a world', ['render', world, join(top, 'o.png')], ['map'], []],
	[
		'diff --image',
		['diff', map, join(top, 'before.tmj'), '--image', join(top, 'o.png'), '--base', join(game, 'maps')],
		['image', 'measured', 'tileset', 'template', 'broken'],
		[],
	],
	['export --strict', ['export', map, join(top, 'o.tmj'), '--strict'], ['image', 'measured', 'tileset', 'template', 'broken'], []],
	[
		'export --out --dry-run',
		['export', map, '--out', join(top, 'd6'), '--dry-run'],
		['image', 'measured', 'tileset', 'template', 'broken'],
		[],
	],
	['info', ['info', map], ['image', 'measured', 'tileset', 'template', 'broken'], []],
	['info of a world', ['info', world], ['map'], []],
	['validate', ['validate', map], ['image', 'measured', 'tileset', 'template', 'broken'], []],
	['validate, a world', ['validate', world], ['map'], []],
];

describe.each(ROOTS)('[C4, H3] with %s', (_, mark, flags, mayRead, mayCopy) => {
	beforeAll(() => {
		for (const name of ['game.tiled-project', '.git']) rmSync(join(game, name), { force: true });
		if (mark !== '') writeFileSync(join(game, mark), '{}');
	});

	it.each(COMMANDS)('%s opens only what it may, and shows lines only of files in the root', (_, words, read, copied) => {
		for (const name of readdirSync(top)) if (/^o\./.test(name)) rmSync(join(top, name));
		const { status, stdout, stderr, opened } = filesOpenedBy([...words, ...flags], cwd);
		expect([0, 1]).toContain(status);
		const named = (kinds: readonly Kind[], ways: readonly Way[]): string[] => kinds.flatMap((kind) => ways.map((way) => nameOf(kind, way)));
		const isOurs = (path: string): boolean => /^(?:own|inner|up|absolute|link)-/.test(basename(path)) && !path.startsWith(`${top}/d`);
		const found = new Set(opened.filter(isOurs).map((path) => basename(path)));
		expect([...found].sort()).toEqual([...new Set([...named(read, mayRead), ...named(copied, mayCopy)])].sort());
		// The root is that of --root, the marked folder, or the folder of the map.
		const shown = flags[0] === '--root' ? mayRead : mark === '' ? ['own'] : ['own', 'inner'];
		for (const way of ALL) if (!shown.includes(way)) expect(`${stdout}${stderr}`).not.toContain(`of ${way}"`);
	});

	it.each([['validate', '--no-references'], ['upgrade']])('%s %s opens no other file', (...words) => {
		if (flags.length > 0) return;
		expect(filesOpenedBy([...words, map, world], cwd).opened.filter((path) => path.startsWith(top))).toEqual([map, world]);
	});
});

describe('[C4, H3] the object types file of a project', () => {
	const project = join(game, 'types.tiled-project');
	const types = '<objecttypes><objecttype name="Old"/></objecttypes>';
	beforeAll(() => {
		for (const way of ALL) {
			const name = `${way}-types.xml`;
			const folder = way === 'own' || way === 'inner' ? 'game/inner' : 'outside';
			writeFileSync(join(top, folder, name), `${types}\nSECRET`);
			if (way === 'link') symlinkSync(`../../outside/${name}`, join(game, 'inner', name));
		}
	});
	const pathOf = (way: Way): string =>
		way === 'up' ? `../outside/up-types.xml` : way === 'absolute' ? `${outside}/absolute-types.xml` : `inner/${way}-types.xml`;
	const SOURCES = [
		['export', ['export', map, join(top, 'o.tmx')]],
		['export --out', ['export', map, '--out', join(top, 'd6'), '--format', 'xml']],
		['render', ['render', map, join(top, 'o.png')]],
	] as const;
	const LIMITS: readonly (readonly [title: string, flags: readonly string[], read: readonly Way[]])[] = [
		['must be in the folder of the project', [], ['own', 'inner']],
		['must be in --root', ['--root', join(game, 'maps')], []],
		['may be anywhere in --root', ['--root', top], ALL],
		['may be anywhere', ['--allow-outside'], ALL],
	];

	it.each(LIMITS.flatMap((limit) => SOURCES.map((source) => [...limit, ...source] as const)))(
		'%s (%s, %s): %s',
		(_, flags, read, __, words) => {
			for (const way of ALL) {
				writeFileSync(project, JSON.stringify({ objectTypesFile: pathOf(way), propertyTypes: [] }));
				const { stderr, opened } = filesOpenedBy([...words, '--project', project, ...flags], cwd);
				const isRead = opened.some((path) => path.endsWith(`${way}-types.xml`));
				expect([way, isRead]).toEqual([way, read.includes(way)]);
				expect(stderr.includes('Its object types file')).toBe(!isRead);
				const isInside = way === 'own' || way === 'inner' || flags[1] === top;
				if (!isInside) expect(stderr).not.toContain('SECRET');
				if (!isRead) expect(stderr).toMatch(/The root is .*--allow-outside if you trust/);
			}
		},
	);
});
