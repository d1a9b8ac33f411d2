import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { HOOKS, useHooks } from '../tools/hooks.ts';
import { mistakesIn } from '../tools/subject.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-subject-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Git sets variables for hooks, such as the place of the repository; a test that a hook runs must not see them. */
const outside = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'].flatMap((each) => ['-c', each]);
const git = (cwd: string, ...words: string[]) => spawnSync('git', [...settings, ...words], { cwd, encoding: 'utf8', env: outside });

/** A new repository with a name. */
function repository(name: string): string {
	const path = join(folder, name);
	mkdirSync(path);
	execFileSync('git', ['init', '--quiet'], { cwd: path, env: outside });
	return path;
}

const hooksOf = (path: string): string => git(path, 'config', '--local', '--get', 'core.hooksPath').stdout.trim();

describe('the subject of a commit', () => {
	it.each([
		'Describe the format as tables',
		'Read `data: [1]` of layers, and keep the rest (as 1.0 did)',
		`${'é'.repeat(71)}🐢`,
		'Paint rows\n\nReasons; more reasons.',
		'\n# a comment\nPaint rows\n# Please enter the message.\n',
		'Paint rows\n# ------------------------ >8 ------------------------\ndiff; --git.',
		"Merge branch 'main' of example.org; and more",
		'fixup! Paint rows; fill areas',
		'# only comments',
		'',
	])('%j is correct', (message) => {
		expect(mistakesIn(message)).toEqual([]);
	});

	it.each([
		['a'.repeat(73), 'It has 73 characters'],
		['Paint rows; fill areas', 'semicolon'],
		['Paint rows.', 'full stop'],
		['fix: paint rows', 'prefix'],
		['feat(editor)!: paint rows', 'prefix'],
		['[ci] Paint rows', 'prefix'],
		['edit/terrain: paint rows', 'prefix'],
		['Paint rows\nand areas', 'No empty line'],
		['# a comment\n\nPaint rows.\n', 'full stop'],
	])('%j is refused', (message, why) => {
		expect(mistakesIn(message)).toEqual([expect.stringContaining(why)]);
	});
});

describe('the hooks of a clone', () => {
	it('are used, unless it has others', () => {
		const [fresh, own] = [repository('fresh'), repository('own')];
		git(own, 'config', 'core.hooksPath', 'mine');
		for (const path of [fresh, own, own]) useHooks(path);
		expect([hooksOf(fresh), hooksOf(own)]).toEqual([HOOKS, 'mine']);
	});

	it('are not set where there is no clone, nor in a repository around the folder', () => {
		const around = repository('around');
		const inside = join(around, 'vendor');
		mkdirSync(inside);
		useHooks(inside);
		useHooks(join(folder, 'gone'));
		expect(hooksOf(around)).toBe('');
	});

	it('refuse a wrong subject, and say why', () => {
		const path = repository('hooked');
		git(path, 'config', 'core.hooksPath', join(root, HOOKS));
		const refused = git(path, 'commit', '--allow-empty', '--message', 'Paint rows; fill areas');
		expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('It has a semicolon')]);
		expect(git(path, 'commit', '--allow-empty', '--message', 'Paint rows').status).toBe(0);
	});
});
