import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { copyOfExamples, leftovers, program, tilewright } from './support/run.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 120_000, interval: 20 };

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Watching {
	readonly root: string;
	/** All lines so far. */
	readonly lines: () => string[];
	/** Waits for a line that starts and continues with these texts. Other lines may come first, as a slow machine may need more exports. */
	readonly line: (start: string, part?: string) => Promise<string>;
	readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function watching(words: readonly string[], root = copyOfExamples()): Promise<Watching> {
	const child = spawn(execPath, [program, 'export', ...words, '--watch'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
	running.push(child);
	let text = '';
	let seen = 0;
	child.stderr.on('data', (data: Buffer) => {
		text += data.toString();
	});
	const lines = (): string[] => text.split('\n').slice(0, -1);
	const line = (start: string, part = ''): Promise<string> =>
		vi.waitFor(() => {
			const at = lines().findIndex((each, i) => i >= seen && each.startsWith(start) && each.includes(part));
			if (at < 0) throw new Error(`No line begins with "${start}" and has "${part}":\n${text}`);
			seen = at + 1;
			return lines()[at] ?? '';
		}, WAIT);
	const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
	const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
		child.kill(signal);
		return await ended;
	};
	await line('watching ');
	return { root, lines, line, stop };
}

/** Replaces a file, as most programs do when they save. */
function save(path: string, content: string): void {
	writeFileSync(`${path}.new`, content);
	renameSync(`${path}.new`, path);
}

/** The state of all files below a folder, to detect written ones. */
function stateOf(folder: string): Map<string, string> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
	return new Map(files.map((name) => [name, `${statSync(join(folder, name)).mtimeMs} ${statSync(join(folder, name)).ino}`]));
}

/** The files that were written or created since then. */
const writtenSince = (before: ReadonlyMap<string, string>, folder: string): string[] =>
	[...stateOf(folder)].flatMap(([name, state]) => (before.get(name) === state ? [] : [name])).sort();

it('exports only what a changed tileset affects, until stopped', async () => {
	const { root, lines, line, stop } = await watching(['maps', '--out', 'dist', '--embed-tilesets']);
	const dist = join(root, 'dist');
	const iso = join(root, 'tilesets/iso.tsj');
	const before = stateOf(dist);
	expect(lines()[0]).toMatch(/^\d+ files written, 0 unchanged$/);
	save(iso, readFileSync(iso, 'utf8').replace('"name": "', '"name": "New '));
	expect(await line('tilesets/iso.tsj: ')).toMatch(/: 2 files written, \d+ unchanged$/);
	expect(writtenSince(before, dist)).toEqual(['maps/isometric.tmj', 'maps/staggered.tmj']);
	expect(await stop('SIGINT')).toBe(0);
	// The exported files do not trigger another export.
	const exports = lines().filter((each) => each.includes(' written, '));
	expect(exports.slice(1).filter((each) => !each.startsWith('tilesets/iso.tsj'))).toEqual([]);
	expect(leftovers(join(dist, 'maps'))).toEqual([]);
});

it('survives half-written and replaced files, and ends on SIGTERM', async () => {
	const { root, line, stop } = await watching(['maps/isometric.tmj', '--out', 'dist', '--depfile', 'iso.d']);
	const map = join(root, 'maps/isometric.tmj');
	const content = readFileSync(map, 'utf8');
	const target = join(root, 'dist/maps/isometric.tmj');
	const before = readFileSync(target, 'utf8');
	const [first, depfile] = [statSync(target).ino, readFileSync(join(root, 'iso.d'), 'utf8')];
	writeFileSync(map, content.slice(0, content.length / 2));
	await line('maps/isometric.tmj:');
	await line('maps/isometric.tmj: ', '1 with errors');
	expect(statSync(target).ino).toBe(first);
	save(map, content.replace('"width":', '"opacityOfNothing":1, "width":'));
	await line('maps/isometric.tmj: ', '1 file written');
	expect(readFileSync(target, 'utf8')).not.toBe(before);
	expect(readFileSync(join(root, 'iso.d'), 'utf8')).toBe(depfile);
	expect(await stop('SIGTERM')).toBe(0);
});

it('exports new files, reports deleted ones, and removes nothing', async () => {
	const { root, line, stop } = await watching(['maps/**/*.tmj', '--out', 'maps/dist', '--root', '.']);
	const at = (name: string): string => join(root, name);
	mkdirSync(at('maps/deep'));
	save(at('maps/deep/new.tmj'), readFileSync(at('maps/hexagonal.tmj'), 'utf8').replaceAll('../tilesets', '../../tilesets'));
	await line('maps/deep/new.tmj: ', '1 file written');
	expect(existsSync(at('maps/dist/maps/deep/new.tmj'))).toBe(true);
	rmSync(at('maps/deep/new.tmj'));
	await line('maps/deep/new.tmj was deleted; its exported file is kept: ', '0 files written');
	expect(existsSync(at('maps/dist/maps/deep/new.tmj'))).toBe(true);
	// A missing tileset in a known folder.
	renameSync(at('tilesets/hex.tsj'), at('tilesets/away'));
	await line('tilesets/hex.tsj was deleted: ');
	renameSync(at('tilesets/away'), at('tilesets/hex.tsj'));
	await line('tilesets/hex.tsj: ');
	expect(await stop('SIGINT')).toBe(0);
});

it('continues when the only source is deleted, and exports it again when it is back', async () => {
	const { root, line, stop } = await watching(['maps/hexagonal.tmj', '--out', 'dist']);
	const [here, away] = [join(root, 'maps/hexagonal.tmj'), join(root, 'away')];
	renameSync(here, away);
	await line('maps/hexagonal.tmj was deleted', 'nothing was exported');
	renameSync(away, here);
	await line('maps/hexagonal.tmj: ', '0 files written');
	expect(await stop('SIGTERM')).toBe(0);
});

it('is refused without --out, with --dry-run, and if exported files would be sources', () => {
	const cwd = copyOfExamples();
	const call = (line: string): number | null => tilewright(`export ${line} --watch`.split(' '), { cwd }).status;
	expect(call('maps/oblique.tmj a.tmj')).toBe(2);
	expect(call('maps --out dist --dry-run')).toBe(2);
	expect(call('maps --out maps')).toBe(2);
	expect(call('no.tmj --out dist')).toBe(3);
	expect(existsSync(join(cwd, 'dist'))).toBe(false);
});

it('exports new maps that a pattern of a world matches [T5]', async () => {
	const root = copyOfExamples();
	writeFileSync(join(root, 'maps/w.world'), JSON.stringify({ type: 'world', patterns: [{ regexp: 'new_(\\d)_(\\d)' }] }));
	copyFileSync(join(root, 'maps/everything.tmj'), join(root, 'maps/new_0_0.tmj'));
	const { line, stop } = await watching(['maps/w.world', '--out', 'dist'], root);
	save(join(root, 'maps/new_1_0.tmj'), readFileSync(join(root, 'maps/everything.tmj'), 'utf8'));
	await line('maps/new_1_0.tmj', '1 file written');
	expect(existsSync(join(root, 'dist/maps/new_1_0.tmj'))).toBe(true);
	expect(await stop('SIGTERM')).toBe(0);
});
