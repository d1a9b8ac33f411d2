import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { env } from 'node:process';
import { installInCi } from '../../tools/install-in-ci.ts';

/** The program, and Debian's package of it. */
const PROGRAM = 'tiled';

/** The result of an export: the parsed document, or Tiled's message. */
export type TiledExport = { readonly doc: unknown } | { readonly refused: string };

/** Exports with Tiled: Debian's package `tiled`, version 1.8 in Debian 12. */
export interface Tiled {
	readonly version: string;
	/** Exports a map or tileset to JSON in the same folder, so that relative paths stay valid. */
	exportOf(kind: 'map' | 'tileset', path: string, options?: readonly string[]): Promise<TiledExport>;
}

/** Finds Tiled, which CI installs; `undefined` if it is missing. */
export function findTiled(scratch: string): Tiled | undefined {
	// Its settings are temporary and independent of the user's.
	const home = mkdtempSync(join(scratch, 'home-'));
	const headless = { ...env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' };
	if (versionOf(headless) === undefined) installInCi(PROGRAM);
	const version = versionOf(headless);
	if (version === undefined) return undefined;
	return {
		version,
		exportOf: (kind, path, options = []) => {
			const target = join(dirname(path), `${basename(path)}.tiled.json`);
			const args = [...options, `--export-${kind}`, 'json', path, target];
			return new Promise((resolve) => {
				execFile(PROGRAM, args, { env: headless, cwd: scratch, timeout: 60_000 }, (error, _, said) => {
					if (error === null) resolve(exported(target, said));
					else resolve({ refused: said.trim() || error.message });
				});
			});
		},
	};
}

/** Its exit code is 0 even if it writes nothing (rule C2). */
function exported(target: string, said: string): TiledExport {
	try {
		return { doc: JSON.parse(readFileSync(target, 'utf8')) };
	} catch (error) {
		return { refused: said.trim() || String(error) };
	}
}

function versionOf(headless: NodeJS.ProcessEnv): string | undefined {
	const { status, stdout } = spawnSync(PROGRAM, ['--version'], { env: headless, encoding: 'utf8', timeout: 60_000 });
	return status === 0 ? stdout.trim() : undefined;
}
