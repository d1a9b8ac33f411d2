// Compares the time of pictures with tmxrasterizer, as whole processes, and measures the draw list of a view.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryLoader, resolve } from '@tilewright/ops';
import { drawListOf, sceneOf } from '@tilewright/render';
import { largeMap, writeLargeMap } from './support/large-map.ts';
import { findTiled, tilewrightIn } from './support/program.ts';
import { median, seconds, timeOf } from './support/times.ts';

const ROUNDS = 3;
const AIM = 0.7;
const DRAW_LIST_AIM = 4;

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
	const rasterizer = findTiled('tmxrasterizer', folder);
	if (rasterizer === undefined) console.log('tmxrasterizer is not installed (sudo apt-get install tiled), so there is no comparison.');
	console.log(`Pictures, as whole processes: the median of ${ROUNDS}\n`);
	for (const { name, path } of maps) {
		const ours: number[] = [];
		const theirs: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			ours.push(timeOf(() => tilewrightIn(folder)('render', path, join(folder, 'ours.png'))));
			if (rasterizer !== undefined) theirs.push(timeOf(() => rasterizer('--no-smoothing', path, join(folder, 'theirs.png'))));
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
