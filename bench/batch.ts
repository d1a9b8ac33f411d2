// Compares an export of 1,000 small maps with starting Tiled for each of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeProject } from './support/project.ts';
import { median, seconds, timeOf } from './support/times.ts';

const MAPS = 1000;
/** How many of them Tiled exports; the time of all is extrapolated. */
const MEASURED = 20;
const ROUNDS = 3;
const AIM = 20;

const program = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
try {
	run();
} finally {
	rmSync(folder, { recursive: true, force: true });
}

function run(): void {
	const maps = writeProject(folder, MAPS);
	const tiled = findTiled();
	const fresh: number[] = [];
	const again: number[] = [];
	let theirs = 0;
	// They alternate, so that a machine that slows down meanwhile slows both.
	for (let round = 0; round < ROUNDS; round++) {
		rmSync(join(folder, 'dist'), { recursive: true, force: true });
		fresh.push(timeOf(exportAll));
		again.push(timeOf(exportAll));
		for (const map of maps.slice(0, MEASURED).filter((_, i) => i % ROUNDS === round))
			theirs += tiled === undefined ? 0 : timeOf(() => tiled(map));
	}
	console.log(
		`\n${MAPS} maps of 20 × 20 tiles with a shared tileset and templates, exported to JSON by one command; the median of ${ROUNDS}\n`,
	);
	console.log(`into an empty folder   ${seconds(median(fresh)).padStart(9)}`);
	console.log(`with nothing to write  ${seconds(median(again)).padStart(9)}`);
	if (tiled === undefined) {
		console.log('Tiled is missing (sudo apt-get install tiled): nothing to compare with.');
		return;
	}
	const estimated = (theirs / MEASURED) * MAPS;
	console.log(
		`Tiled   ${seconds(estimated).padStart(9)}, started for each map: ${MEASURED} measured (${seconds(theirs)}), scaled to ${MAPS}`,
	);
	console.log(`${(estimated / median(fresh)).toFixed(0)} times faster; the target is ${AIM}`);
}

function exportAll(): void {
	const words = [program, 'export', 'maps', '--out', 'dist', '--format', 'json', '--root', '.'];
	execFileSync(execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Starts Tiled for a map, without a display. `undefined` if it is missing. */
function findTiled(): ((map: string) => void) | undefined {
	const home = join(folder, 'home');
	mkdirSync(home);
	mkdirSync(join(folder, 'theirs'));
	const headless = { ...env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' };
	// The first start writes the settings and does not count.
	if (spawnSync('tiled', ['--version'], { env: headless, stdio: 'ignore' }).status !== 0) return undefined;
	return (map) => {
		const words = ['--export-map', 'json', map, join('theirs', `${basename(map)}.json`)];
		execFileSync('tiled', words, { env: headless, cwd: folder, stdio: 'ignore' });
	};
}
