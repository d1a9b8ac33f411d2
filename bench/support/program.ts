import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/dist/main.cjs', import.meta.url));
const REPORT = fileURLToPath(new URL('report-time.cjs', import.meta.url));

/**
 * Where temporary folders are. The command looks for a project in all folders above a map, and that of the system for temporary files may
 * hold thousands of files.
 */
const FOLDERS = fileURLToPath(new URL('../../node_modules/.cache/tilewright', import.meta.url));

/** Runs an action with a temporary folder. */
export function inFolder<T>(action: (folder: string) => T): T {
	mkdirSync(FOLDERS, { recursive: true });
	const folder = mkdtempSync(join(FOLDERS, 'bench-'));
	try {
		return action(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Runs `tilewright` with some words. */
export type Run = (...words: string[]) => void;

/** A function that runs `tilewright` in a folder. */
export const tilewrightIn = (folder: string): Run => runIn(folder, execPath, []);

/** The same on one core; `undefined` if nothing can hold a program there. */
export function tilewrightOnOneCore(folder: string): Run | undefined {
	const first = ['--cpu-list', '0', execPath];
	return spawnSync('taskset', [...first, '--version'], { stdio: 'ignore' }).status === 0 ? runIn(folder, 'taskset', first) : undefined;
}

const runIn =
	(folder: string, program: string, first: readonly string[]): Run =>
	(...words) => {
		execFileSync(program, [...first, PROGRAM, ...words], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
	};

/** The time that the processor spends on Node with some words, in milliseconds, with its threads. */
export function processorTimeOf(folder: string, words: readonly string[]): number {
	const file = join(folder, 'time.txt');
	execFileSync(execPath, ['--require', REPORT, ...words], { cwd: folder, stdio: 'ignore', env: { ...env, TILEWRIGHT_TIME_FILE: file } });
	return Number(readFileSync(file, 'utf8'));
}

/** The words after `node` for `tilewright`. */
export const tilewrightWords = (...words: string[]): string[] => [PROGRAM, ...words];

/** A function that starts a program of Tiled in a folder, without a display; `undefined` if it is missing. */
export function findTiled(program: 'tiled' | 'tmxrasterizer', folder: string): ((...words: string[]) => void) | undefined {
	const home = join(folder, 'home');
	mkdirSync(home);
	const headless = { ...env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' };
	// The first start writes the settings and does not count.
	if (spawnSync(program, ['--version'], { env: headless, stdio: 'ignore' }).status !== 0) return undefined;
	return (...words) => void execFileSync(program, words, { env: headless, cwd: folder, stdio: 'ignore' });
}
