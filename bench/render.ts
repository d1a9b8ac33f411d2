// Compares the time of pictures with tmxrasterizer, as whole processes, and measures the draw list of a view.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { memoryLoader, resolve } from '@tilewright/ops';
import { drawListOf, sceneOf } from '@tilewright/render';
import { largeMap, writeLargeMap } from './support/large-map.ts';
import { median, seconds, timeOf } from './support/times.ts';

const ROUNDS = 3;
const AIM = 0.7;
const DRAW_LIST_AIM = 4;

const program = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url));
const corpus = fileURLToPath(new URL('../../shared/corpus/docs/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
try {
	pictures();
	await drawLists();
} finally {
	rmSync(folder, { recursive: true, force: true });
}

function pictures(): void {
	const maps = [
		{ name: '512 × 512 tiles, two layers', path: writeLargeMap(folder) },
		...[
			{ name: 'most cells of the corpus', path: join(corpus, 'englercj+gl-tiled/test/maps/lttp/overworld/all-small.json') },
			{ name: 'largest picture of the corpus', path: join(corpus, 'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json') },
		].filter(({ path }) => existsSync(path)),
	];
	const rasterizer = findRasterizer();
	if (rasterizer === undefined) console.log('tmxrasterizer is not installed (sudo apt-get install tiled), so there is no comparison.');
	console.log(`Pictures, as whole processes: the median of ${ROUNDS}\n`);
	for (const { name, path } of maps) {
		const ours: number[] = [];
		const theirs: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			ours.push(timeOf(() => execFileSync(execPath, [program, 'render', path, join(folder, 'ours.png')], { stdio: 'ignore' })));
			if (rasterizer !== undefined) theirs.push(timeOf(() => rasterizer(path)));
		}
		const ratio =
			rasterizer === undefined
				? ''
				: `, tmxrasterizer ${seconds(median(theirs))}: ${(median(ours) / median(theirs)).toFixed(2)} of its time (aim ${AIM})`;
		console.log(`${name.padEnd(30)} ${seconds(median(ours))}${ratio}`);
	}
}

async function drawLists(): Promise<void> {
	const graph = await resolve(['map.tmj'], memoryLoader(new Map([['map.tmj', largeMap(1000, 4)]])));
	const scene = sceneOf(graph);
	const times: number[] = [];
	for (let i = 0; i < 200; i++) {
		const view = { x: 3000 + 17 * i, y: 5000, width: 1920, height: 1080, scale: { x: 1, y: 1 } };
		times.push(timeOf(() => drawListOf(scene, view)));
	}
	console.log(
		`\nThe draw list of 1920 × 1080 pixels, for a map of 4 × 1000 × 1000 tiles of 16 × 16 pixels: ${median(times).toFixed(2)} ms, the median of ${times.length} (aim ${DRAW_LIST_AIM})`,
	);
}

/** Returns a function that starts tmxrasterizer without a display; `undefined` if it is not installed. */
function findRasterizer(): ((map: string) => void) | undefined {
	const home = join(folder, 'home');
	mkdirSync(home);
	const headless = { ...env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, QT_QPA_PLATFORM: 'offscreen', LC_ALL: 'C.UTF-8' };
	if (spawnSync('tmxrasterizer', ['--version'], { env: headless, stdio: 'ignore' }).status !== 0) return undefined;
	return (map) =>
		void execFileSync('tmxrasterizer', ['--no-smoothing', map, join(folder, 'theirs.png')], { env: headless, stdio: 'ignore' });
}
