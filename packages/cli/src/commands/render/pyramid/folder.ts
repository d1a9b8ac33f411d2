import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileError, UsageError } from '../../../host/exit.ts';
import { asFileError } from '../../../host/target.ts';
import { clean } from '../../../host/text.ts';

const DESCRIPTION = 'tiles.json';
const VIEWER = 'index.html';

/** The folder of a pyramid. */
export interface PyramidFolder {
	/** Takes away an older pyramid. */
	readonly clear: () => Promise<void>;
	readonly writeTile: (z: number, x: number, y: number, png: Uint8Array) => Promise<void>;
	/** Writes the page and what describes the pyramid; it is whole then. */
	readonly finish: (description: string, page: string) => Promise<void>;
}

/**
 * The folder that a pyramid goes to: a new or empty one, or that of an older pyramid, whose tiles are taken away first. Nothing is
 * written yet.
 *
 * @throws UsageError where something else is in it
 */
export function pyramidFolder(path: string): PyramidFolder {
	const names = namesIn(path);
	const levels = names.filter((name) => /^\d+$/.test(name));
	const others = names.filter((name) => !levels.includes(name) && name !== DESCRIPTION && name !== VIEWER);
	if (names.length > 0 && (others.length > 0 || !isOurs(path)))
		throw new UsageError(
			`--tiles: the folder "${path}" holds something else: ${clean(others[0] ?? names[0] ?? '')}.`,
			'Name a new or empty folder, or that of an older pyramid, which is replaced.',
		);
	const made = new Map<string, Promise<unknown>>();
	return {
		clear: () =>
			inWords(path, async () => {
				// What is half written is no pyramid: what describes it goes first and comes last.
				for (const name of [VIEWER, ...levels]) await rm(join(path, name), { recursive: true, force: true });
				await mkdir(path, { recursive: true });
				await writeFile(join(path, DESCRIPTION), UNFINISHED);
			}),
		writeTile: async (z, x, y, png) => {
			const folder = join(path, String(z), String(x));
			const file = join(folder, `${y}.png`);
			await inWords(file, async () => {
				const making = made.get(folder) ?? mkdir(folder, { recursive: true });
				made.set(folder, making);
				await making;
				await writeFile(file, png);
			});
		},
		finish: (description, page) =>
			inWords(path, async () => {
				await writeFile(join(path, VIEWER), page);
				await writeFile(join(path, DESCRIPTION), description);
			}),
	};
}

/** Marks the folder as ours while tiles are written. */
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

async function inWords(path: string, action: () => Promise<unknown>): Promise<void> {
	try {
		await action();
	} catch (error) {
		const told = asFileError(path, error);
		throw told instanceof FileError ? new FileError(told.message, `${told.advice} The pyramid is not whole.`) : told;
	}
}
