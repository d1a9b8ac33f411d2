import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

/** The command as it ships. */
export const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** How a command ended. */
export interface Outcome {
	readonly status: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** Standard output as it came. */
	readonly bytes: Buffer;
}

/** How a command is called. */
export interface Circumstances {
	readonly cwd?: string;
	/** Standard input. */
	readonly input?: string | Uint8Array;
	readonly env?: Readonly<Record<string, string>>;
	/** Who calls; only root may choose. */
	readonly uid?: number;
}

/** The environment, without what would color the output. */
const plain = Object.fromEntries(Object.entries(env).filter(([name]) => !['FORCE_COLOR', 'NO_COLOR', 'NODE_OPTIONS'].includes(name)));

/** Runs any program; nobody is to see a stack trace. */
export function runProgram(name: string, words: readonly string[], circumstances: Circumstances = {}): Outcome {
	const { input = '', env: extra, ...rest } = circumstances;
	const { status, stdout, stderr } = spawnSync(name, words, { ...rest, input, env: { ...plain, ...extra }, maxBuffer: 2 ** 28 });
	const outcome = { status, stdout: stdout.toString(), stderr: stderr.toString(), bytes: stdout };
	expect(`${outcome.stdout}${outcome.stderr}`).not.toMatch(/^\s+at .*:\d+:\d+/m);
	return outcome;
}

/** Runs `tilewright` with these words. */
export function tilewright(words: readonly string[], circumstances?: Circumstances): Outcome {
	return runProgram(execPath, [program, ...words], circumstances);
}

/** A folder that is gone when the tests of the file are done. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-cli-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A copy of the examples that is gone when the tests of the file are done. */
export function copyOfExamples(): string {
	const folder = temporaryFolder();
	cpSync(examples, folder, { recursive: true });
	return folder;
}

/** Temporary files of ours that were left in a folder. */
export const leftovers = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'));
