import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { program } from './support/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Step {
	readonly id?: string;
	readonly shell: string;
	readonly 'working-directory': string;
	readonly env: Readonly<Record<string, string>>;
	readonly run: string;
}
interface Input {
	readonly description: string;
	readonly required: boolean;
	readonly default: string;
}
interface Action {
	readonly [key: string]: unknown;
	readonly name: string;
	readonly inputs: Readonly<Record<string, Input>>;
	readonly outputs: Readonly<Record<string, { readonly value: string }>>;
	readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const action: Action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** A program `npx` that runs the command of this repository, and writes down how it was called. */
const programs = join(folder, 'bin');
mkdirSync(programs);
writeFileSync(
	join(programs, 'npx'),
	`#!/bin/sh\nprintf '%s\\n' "$@" > "$CALLED"\nwhile [ "$1" != -- ]; do shift; done; shift 2\nexec "${execPath}" "${program}" "$@"\n`,
);
chmodSync(join(programs, 'npx'), 0o755);

interface Run {
	readonly status: number | null;
	readonly log: string;
	readonly summary: string;
	readonly outputs: string;
	/** The words after \`npx\`. */
	readonly called: readonly string[];
}

/** Runs the steps of the action as GitHub does, with these inputs. */
function runAction(inputs: Readonly<Record<string, string>>, cwd: string): Run {
	const files = { GITHUB_STEP_SUMMARY: join(folder, 'summary'), GITHUB_OUTPUT: join(folder, 'output'), CALLED: join(folder, 'called') };
	for (const file of Object.values(files)) writeFileSync(file, '');
	const filled = (text: string): string =>
		text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? '');
	let log = '';
	let status: number | null = 0;
	for (const step of action.runs.steps) {
		const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]));
		const result = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
			cwd: join(cwd, filled(step['working-directory'])),
			env: { ...env, ...files, ...own, GITHUB_ACTION_PATH: root, PATH: `${programs}:${env['PATH']}` },
			encoding: 'utf8',
		});
		log += result.stdout + result.stderr;
		({ status } = result);
	}
	const text = (path: string): string => readFileSync(path, 'utf8');
	return {
		status,
		log,
		summary: text(files.GITHUB_STEP_SUMMARY),
		outputs: text(files.GITHUB_OUTPUT),
		called: text(files.CALLED).trim().split('\n'),
	};
}

const MAP = '<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"></map>';

function game(name: string, files: Readonly<Record<string, string>>): string {
	const own = join(folder, name);
	mkdirSync(join(own, '.git'), { recursive: true });
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(join(own, path, '..'), { recursive: true });
		writeFileSync(join(own, path), text);
	}
	return own;
}

const broken = {
	'maps/a.tmx': MAP.replace('></map>', '>\n<tileset firstgid="1" source="gone.tsx"/></map>'),
	'b.tmx': MAP.replace('></map>', '><layer id="1" width="1" height="1" opacity="2"><data encoding="csv">0</data></layer></map>'),
};

describe('the GitHub Action', () => {
	it('has the fields that GitHub knows', () => {
		// https://docs.github.com/actions/reference/metadata-syntax-for-github-actions
		expect(Object.keys(action).sort()).toEqual(['author', 'branding', 'description', 'inputs', 'name', 'outputs', 'runs']);
		expect(action.runs.using).toBe('composite');
		for (const input of Object.values(action.inputs)) expect(Object.keys(input).sort()).toEqual(['default', 'description', 'required']);
		for (const step of action.runs.steps) expect(step.shell).toBe('bash');
	});

	it('uses inputs only as variables, and only those that it has', () => {
		for (const { run, env: variables, ...rest } of action.runs.steps) {
			expect(run).not.toContain('${{');
			for (const [, name = ''] of JSON.stringify([variables, rest]).matchAll(/inputs\.([\w-]+)/g))
				expect(Object.keys(action.inputs)).toContain(name);
		}
		for (const { value } of Object.values(action.outputs)) expect(value).toMatch(/^\$\{\{ steps\.check\.outputs\.\w+ \}\}$/);
	});

	it('shows errors and warnings at their lines, and fails', () => {
		const { status, log, summary, outputs } = runAction({}, game('broken', broken));
		expect(status).toBe(1);
		expect(log).toMatch(/^::error file=maps\/a\.tmx,line=2,col=\d+,title=missing-file::/m);
		expect(log).toMatch(/^::warning file=b\.tmx,/m);
		expect(summary).toContain('Errors: 1. Warnings: 1.');
		expect(summary).toContain('| missing-file | 1 |');
		expect(outputs).toBe('errors=1\nwarnings=1\n');
	});

	it('passes where nothing is wrong', () => {
		const { status, summary, called } = runAction({}, game('sound', { 'a.tmx': MAP }));
		expect(status).toBe(0);
		expect(summary).toContain('No errors and no warnings.');
		expect(called).toEqual(['--yes', '--', 'tilewright', 'validate', '--format', 'github', '--', '.']);
	});

	it('takes paths, a version, a folder and the most warnings', () => {
		const own = game('inputs', broken);
		const { status, log, called } = runAction({ paths: 'b.tmx', 'max-warnings': '0', version: '0.1.0' }, own);
		expect(status).toBe(1);
		expect(called).toContain('tilewright@0.1.0');
		expect(log).not.toContain('missing-file');
		expect(log).toContain('at most 0 are allowed');
		expect(runAction({ paths: '\n  b.tmx  \n', 'max-warnings': '1' }, own).status).toBe(0);
		expect(runAction({ 'working-directory': 'maps', paths: '*.tmx' }, own).log).toContain('missing-file');
	});

	it('says so if the check cannot run', () => {
		const { status, summary } = runAction({ paths: 'nothing.tmx' }, game('empty', {}));
		expect(status).toBe(3);
		expect(summary).toContain('The check did not run.');
	});

	it('an input cannot run anything', () => {
		const own = game('hostile', { 'a.tmx': MAP });
		runAction({ paths: '$(touch owned)\n`touch owned`\n; touch owned', version: '"; touch owned; "' }, own);
		expect(() => readFileSync(join(own, 'owned'))).toThrow();
	});
});
