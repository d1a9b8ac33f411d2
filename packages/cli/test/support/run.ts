import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env, execPath, platform, cwd as workingFolder } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { runInHost } from './command-host.ts';

/** The command as it ships. */
export const program = fileURLToPath(new URL('../../dist/main.cjs', import.meta.url));

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** How a command ended. */
export interface Outcome {
	readonly status: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** The bytes of standard output. */
	readonly bytes: Buffer;
}

/** How a command is called. */
export interface CallOptions {
	readonly cwd?: string;
	/** Standard input. */
	readonly input?: string | Uint8Array;
	readonly env?: Readonly<Record<string, string>>;
	/** The user who runs the command; only root may choose. */
	readonly uid?: number;
}

/** The environment, without the variables that change colors or how Node starts. */
const plain = Object.fromEntries(Object.entries(env).filter(([name]) => !['FORCE_COLOR', 'NO_COLOR', 'NODE_OPTIONS'].includes(name)));

/** Runs any program in its own process. Its output must not show a stack trace. */
export function runProgram(name: string, words: readonly string[], options: CallOptions = {}): Outcome {
	const { input = '', env: extra, ...rest } = options;
	const ended = spawnSync(name, words, { ...rest, input, env: { ...plain, ...extra }, maxBuffer: 2 ** 28 });
	expect(ended.signal ?? ended.error, `${name} ${words.join(' ')} did not end by itself:\n${ended.stderr}`).toBeUndefined();
	return outcomeOf(ended.status, ended.stdout, ended.stderr);
}

/** Runs `tilewright` with these words. One process runs many commands, unless the call needs its own process. */
export function tilewright(words: readonly string[], options: CallOptions = {}): Outcome {
	const { cwd = workingFolder(), input = '', env: extra = {}, uid } = options;
	if (uid !== undefined || 'NODE_OPTIONS' in extra || platform === 'win32') return startTilewright(words, options);
	const { status, stdout, stderr } = runInHost({
		words,
		cwd,
		env: { ...plain, ...extra },
		input: Buffer.from(input).toString('base64'),
	});
	return outcomeOf(status, Buffer.from(stdout, 'base64'), Buffer.from(stderr, 'base64'));
}

/** Runs `tilewright`, and returns the absolute paths of the files that it opened, too. */
export function filesOpenedBy(words: readonly string[], cwd: string): Outcome & { readonly opened: readonly string[] } {
	const { status, stdout, stderr, opened } = runInHost({ words, cwd, env: { ...plain }, input: '' });
	const outcome = outcomeOf(status, Buffer.from(stdout, 'base64'), Buffer.from(stderr, 'base64'));
	return { ...outcome, opened: opened.map((path) => resolve(cwd, path)) };
}

/** Starts `tilewright` in its own process: for tests of the start, the exit code, standard input and output. */
export function startTilewright(words: readonly string[], options?: CallOptions): Outcome {
	return runProgram(execPath, [program, ...words], options);
}

function outcomeOf(status: number | null, stdout: Buffer, stderr: Buffer): Outcome {
	const outcome = { status, stdout: stdout.toString(), stderr: stderr.toString(), bytes: stdout };
	expect(`${outcome.stdout}${outcome.stderr}`).not.toMatch(/^\s+at .*:\d+:\d+/m);
	return outcome;
}

/** A folder that is deleted after the test that made it, else after the tests of the file. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-cli-'));
	const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	// What runs after all tests cannot be added while one runs.
	if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
	else onTestFinished(remove);
	return folder;
}

/** A copy of the examples, or of another folder, that is deleted as {@link temporaryFolder} says. */
export function copyOfExamples(from = examples): string {
	const folder = temporaryFolder();
	cpSync(from, folder, { recursive: true });
	return folder;
}

/** Our temporary files that were left in a folder. */
export const leftovers = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'));
