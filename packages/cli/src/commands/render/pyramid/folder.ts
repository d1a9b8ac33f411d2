import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileError, UsageError } from '../../../host/exit.ts';
import { asFileError } from '../../../host/target.ts';
import { clean } from '../../../host/terminal.ts';

const DESCRIPTION = 'tiles.json';
const VIEWER = 'index.html';

/** The folder of a pyramid. */
export interface PyramidFolder {
	/** Removes an older pyramid. */
	readonly clear: () => Promise<void>;
	readonly writeTile: (z: number, x: number, y: number, png: Uint8Array) => Promise<void>;
	/** Writes the page and the description, which complete the pyramid. */
	readonly finish: (description: string, page: string) => Promise<void>;
}

/**
 * The folder of a pyramid: a new or empty folder, or one with an older pyramid, which is removed first. Nothing is written yet.
 *
 * @throws UsageError if the folder contains anything else
 */
export function pyramidFolder(path: string): PyramidFolder {
	const names = namesIn(path);
	const levels = names.filter((name) => /^\d+$/.test(name));
	const others = names.filter((name) => !levels.includes(name) && name !== DESCRIPTION && name !== VIEWER);
	if (names.length > 0 && (others.length > 0 || !isOurs(path)))
		throw new UsageError(
			`--tiles: the folder "${path}" contains other files: ${clean(others[0] ?? names[0] ?? '')}.`,
			'Name a new or empty folder, or one with an older pyramid, which is replaced.',
		);
	const made = new Map<string, Promise<unknown>>();
	return {
		clear: () =>
			withFileErrors(path, async () => {
				// The description is invalid until the pyramid is complete.
				for (const name of [VIEWER, ...levels]) await rm(join(path, name), { recursive: true, force: true });
				await mkdir(path, { recursive: true });
				await writeFile(join(path, DESCRIPTION), UNFINISHED);
			}),
		writeTile: async (z, x, y, png) => {
			const folder = join(path, String(z), String(x));
			const file = join(folder, `${y}.png`);
			await withFileErrors(file, async () => {
				const making = made.get(folder) ?? mkdir(folder, { recursive: true });
				made.set(folder, making);
				await making;
				await writeFile(file, png);
			});
		},
		finish: (description, page) =>
			withFileErrors(path, async () => {
				await writeFile(join(path, VIEWER), page);
				await writeFile(join(path, DESCRIPTION), description);
			}),
	};
}

/** Marks the folder as ours while tiles are being written. */
const UNFINISHED = '{ "generator": "tilewright", "unfinished": true }\n';

function namesIn(path: string): string[] {
	try {
		return existsSync(path) ? readdirSync(path) : [];
	} catch (error) {
		throw asFileError(path, error);
	}
}

function isOurs(path: string): boolean {
	try {
		return /"generator": ?"tilewright"/.test(readFileSync(join(path, DESCRIPTION), 'utf8'));
	} catch {
		return false;
	}
}

async function withFileErrors(path: string, action: () => Promise<unknown>): Promise<void> {
	try {
		await action();
	} catch (error) {
		const failure = asFileError(path, error);
		throw failure instanceof FileError ? new FileError(failure.message, `${failure.advice} The pyramid is incomplete.`) : failure;
	}
}
