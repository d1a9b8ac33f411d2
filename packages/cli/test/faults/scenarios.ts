import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getuid } from 'node:process';
import { afterAll } from 'vitest';
import { startTilewright } from '../support/run.ts';

/** Something that the command does with files, and what they are before and after it. */
export interface Scenario {
	readonly name: string;
	readonly words: readonly string[];
	/** The files before it, by their names. A file that is not among them does not exist before. */
	readonly before: ReadonlyMap<string, Buffer>;
	readonly after: ReadonlyMap<string, Buffer>;
}

/** Whether files can have an owner other than the process. */
const isRoot = getuid?.() === 0;

/** The mode and owner of the files of a scenario, to see that they stay. */
const MODE = 0o640;
const OWNER = 1234;

const MAPS = 12;

/** A map in an older form, and large enough that writing it takes more than one step. */
const olderMap = (number: number, letter = 'x'): string =>
	JSON.stringify({
		...{ type: 'map', version: 1, width: 40, height: 40, tilewidth: 16, tileheight: 16, orientation: 'orthogonal', nextobjectid: 2 },
		properties: { number, title: letter.repeat(number * 500 + 1) },
		tilesets: [{ firstgid: 1, source: 'tiles.tsj' }],
		layers: [
			{ type: 'tilelayer', name: 'ground', width: 40, height: 40, x: 0, y: 0, opacity: 1, visible: true, data: new Array(1600).fill(1) },
		],
	});

const TILESET = JSON.stringify({
	type: 'tileset',
	name: 'tiles',
	tilewidth: 16,
	tileheight: 16,
	tilecount: 4,
	columns: 2,
	version: '1.10',
});

function sources(): Map<string, Buffer> {
	const maps = Array.from({ length: MAPS }, (_, i) => [`map-${i}.tmj`, Buffer.from(olderMap(i))] as const);
	return new Map<string, Buffer>([...maps, ['tiles.tsj', Buffer.from(TILESET)]]);
}

/** Other contents of all maps. */
export const changedSources = (): Map<string, Buffer> => new Map(NAMES.map((name, i) => [name, Buffer.from(olderMap(i, 'y'))]));

const NAMES = Array.from({ length: MAPS }, (_, i) => `map-${i}.tmj`);

/** The commands, and the files that were there before. */
const COMMANDS: readonly { readonly name: string; readonly words: readonly string[]; readonly older?: ReadonlyMap<string, Buffer> }[] = [
	{ name: 'upgrade --write', words: ['upgrade', '--write', ...NAMES] },
	{ name: 'validate --fix', words: ['validate', '--fix', ...NAMES] },
	{
		name: 'export --out',
		words: ['export', ...NAMES, '--out', 'dist', '--format', 'tmx'],
		older: new Map(NAMES.slice(0, 6).map((name) => [`dist/${name.replace('.tmj', '.tmx')}`, Buffer.from('an older export')])),
	},
	{ name: 'upgrade --write --jobs', words: ['upgrade', '--write', ...NAMES, '--jobs', '2'] },
	{ name: 'export --out --jobs', words: ['export', ...NAMES, '--out', 'dist', '--format', 'tmx', '--jobs', '2'] },
];

const top = mkdtempSync(join(tmpdir(), 'tilewright-faults-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

let folders = 0;

/** A new folder with the files before a scenario. */
export function freshFolder(before: ReadonlyMap<string, Buffer>): string {
	const folder = join(top, String(folders++));
	for (const [name, content] of before) {
		const path = join(folder, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
		chmodSync(path, MODE);
		if (isRoot) chownSync(path, OWNER, OWNER);
	}
	return folder;
}

/** All files of a folder, by their names. */
export function filesIn(folder: string): Map<string, Buffer> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		entries.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return [path.slice(folder.length + 1), readFileSync(path)] as const;
		}),
	);
}

/** The scenarios, with the files that an undisturbed run makes. */
export function scenarios(): Scenario[] {
	return COMMANDS.map(({ name, words, older = new Map<string, Buffer>() }) => {
		const before = new Map([...sources(), ...older]);
		const folder = freshFolder(before);
		const { status, stderr } = startTilewright(words, { cwd: folder });
		if (status !== 0) throw new Error(`${name}: ${stderr}`);
		return { name, words, before, after: filesIn(folder) };
	});
}

/**
 * Finds the faults in a folder after a disturbed run: each file must be the old or the new one, whole, with its mode and owner.
 *
 * @param isDone - whether all files must be new, and no temporary file may be left
 */
export function damageIn(folder: string, { before, after }: Scenario, isDone: boolean): string[] {
	const files = filesIn(folder);
	const found = [...files].flatMap(([name, content]) => {
		const [old, next] = [before.get(name), after.get(name)];
		if (old === undefined && next === undefined) return isDone || !/\.tilewright-.*\.tmp$/.test(name) ? [`litter: ${name}`] : [];
		const isNew = next !== undefined && content.equals(next);
		if (!isNew && (isDone || old === undefined || !content.equals(old))) return [`neither old nor new: ${name}, ${content.length} bytes`];
		if (old === undefined) return [];
		const { mode, uid } = statSync(join(folder, name));
		return (mode & 0o777) === MODE && (!isRoot || uid === OWNER) ? [] : [`mode or owner of ${name}: ${mode.toString(8)} ${uid}`];
	});
	const gone = [...before.keys(), ...(isDone ? after.keys() : [])].filter((name) => !files.has(name));
	return [...found, ...gone.map((name) => `gone: ${name}`)];
}
