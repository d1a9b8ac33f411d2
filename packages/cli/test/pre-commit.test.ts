import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { version } from '../package.json';
import { tilewright } from './support/run.ts';

interface Hook {
	readonly id: string;
	readonly entry: string;
	readonly args: readonly string[];
	readonly language: string;
	readonly files: string;
	readonly pass_filenames: boolean;
	readonly additional_dependencies: readonly string[];
}

const hooks: readonly Hook[] = parse(readFileSync(fileURLToPath(new URL('../../../.pre-commit-hooks.yaml', import.meta.url)), 'utf8'));
const [hook] = hooks;

const folder = mkdtempSync(join(tmpdir(), 'tilewright-hook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (...words: string[]): void => {
	expect(spawnSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words]).status, words.join(' ')).toBe(0);
};

/** Runs the hook as pre-commit does: if a file of the commit fits, by the words of the definition. */
function runHook(changed: readonly string[]): number | null | 'skipped' {
	if (hook === undefined) throw new Error('There is no hook.');
	if (!changed.some((path) => new RegExp(hook.files).test(path))) return 'skipped';
	const [command, ...words] = hook.entry.split(' ');
	expect([command, hook.pass_filenames]).toEqual(['tilewright', false]);
	return tilewright([...words, ...hook.args], { cwd: folder }).status;
}

describe('the hook for pre-commit', () => {
	it('installs the version that it comes with', () => {
		expect(hooks.map(({ id }) => id)).toEqual(['tilewright']);
		expect(hook?.language).toBe('node');
		expect(hook?.additional_dependencies).toEqual([`tilewright@${version}`]);
	});

	it.each([
		['maps/a.tmx', true],
		['a.tsx', true],
		['art/tiles.png', true],
		['game.tiled-project', true],
		['maps/tilewright.config.json', true],
		['src/main.ts', false],
		['README.md', false],
		['my-tilewright.config.json', false],
	])('%s starts it: %s', (path, expected) => {
		expect(new RegExp(hook?.files ?? '').test(path)).toBe(expected);
	});

	it('stops a commit that breaks a map, even one that it does not touch', () => {
		git('init', '--quiet');
		mkdirSync(join(folder, 'src'));
		writeFileSync(join(folder, 'src/app.tsx'), 'export const App = () => <p>Hello</p>;\n');
		writeFileSync(
			join(folder, 'map.tmx'),
			'<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" source="a.tsx"/></map>',
		);
		writeFileSync(join(folder, 'a.tsx'), '<tileset version="1.10" name="a" tilewidth="8" tileheight="8" tilecount="0" columns="0"/>');
		git('add', '.');
		expect(runHook(['map.tmx', 'a.tsx', 'src/app.tsx'])).toBe(0);
		git('commit', '--quiet', '--message', 'Add a map');
		git('rm', '--quiet', 'a.tsx');
		expect(runHook(['a.tsx'])).toBe(1);
		expect(runHook(['src/main.ts'])).toBe('skipped');
	});
});
