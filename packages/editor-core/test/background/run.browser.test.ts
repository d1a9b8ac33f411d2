import { clipOf, createLayer, createMap, layeredStamp, rectangle, stampOf } from '@tilewright/edit';
import { readMap, write } from '@tilewright/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backgroundWords } from '../../src/background/background-words.ts';
import type { FillJob } from '../../src/background/fill.ts';
import { runFill } from '../../src/background/fill.ts';
import { runRead } from '../../src/background/read.ts';
import { changesInBackground, readInBackground, turnInBackground, writeInBackground } from '../../src/background/run-in-background.ts';
import { runTurn, turnJob } from '../../src/background/turn.ts';

const job = (width: number) =>
	({ type: 'write', doc: createMap({ width, height: 4, tilewidth: 16, tileheight: 16 }), options: {}, crlf: false }) as const;

/** Ends the worker that other tests have loaded: the next job loads another one. */
async function endWorker(): Promise<void> {
	const ending = new AbortController();
	const ended = writeInBackground(job(1), ending.signal);
	ending.abort();
	await expect(ended).rejects.toThrow(/abort/i);
}

test('a worker that cannot be loaded is told in words', async () => {
	await endWorker();
	vi.stubGlobal(
		'Worker',
		class extends Worker {
			constructor() {
				super(new URL('/no-worker.js', location.href), { type: 'module' });
			}
		},
	);
	onTestFinished(() => void vi.unstubAllGlobals());
	await expect(writeInBackground(job(1))).rejects.toThrow(backgroundWords.partMissing);
});

test('a job that is cancelled ends its worker; others go on, and later ones have another worker', async () => {
	const ending = new AbortController();
	const cancelled = writeInBackground(job(1), ending.signal);
	const other = writeInBackground(job(2));
	ending.abort();
	await expect(cancelled).rejects.toThrow(/abort/i);
	expect(readMap(await other).width).toBe(2);
	expect(readMap(await writeInBackground(job(3))).width).toBe(3);
	await expect(writeInBackground(job(4), ending.signal)).rejects.toThrow(/abort/i);
});

test('a fill in the background changes what it would in the page', async () => {
	const empty = createMap({ width: 30, height: 20, tilewidth: 16, tileheight: 16 });
	const map = { ...empty, layers: [createLayer(empty, 'tilelayer', { id: 1 })] };
	const job: FillJob = {
		type: 'fill',
		map,
		region: rectangle({ x: 2, y: 3, width: 9, height: 8 }),
		paint: {
			stamp: layeredStamp(map, [{ clip: clipOf(map, stampOf([[1, 2]])) }]),
			options: { current: 1, seed: 3, random: true },
		},
	};
	const filled = await changesInBackground(job);
	expect(filled.changes).toHaveLength(1);
	expect(filled).toEqual(runFill(job));
});

test('a turn in the background changes what it would in the page', async () => {
	const empty = createMap({ width: 40, height: 30, tilewidth: 16, tileheight: 16 });
	const data = Uint32Array.from({ length: 1200 }, (_, i) => 1 + (i % 9));
	const map = { ...empty, layers: [{ ...createLayer(empty, 'tilelayer', { id: 1 }), data }] };
	const job = turnJob(map, [1], rectangle({ x: 2, y: 3, width: 9, height: 20 }), 'rotate-left');
	const turned = await turnInBackground(job);
	expect(turned.changes).toHaveLength(1);
	expect(turned).toEqual(runTurn(job));
});

test('a file with long lists is read as it would be in the page, though they come in pieces', async () => {
	const empty = createMap({ width: 4, height: 4, tilewidth: 16, tileheight: 16 });
	const layer = createLayer(empty, 'objectgroup', { id: 1 });
	const objects = Array.from({ length: 2500 }, (_, i) => ({ id: i + 1, x: i, y: 0, template: `${i % 2}.tx` }));
	const bytes = write({ ...empty, nextobjectid: 2501, layers: [{ ...layer, objects }] });
	const found = await readInBackground(bytes);
	expect(found).toEqual({ ...(await runRead({ type: 'read', bytes })), references: expect.anything() });
	expect(found.references).toHaveLength(2500);
});

test('large chunks of a long list are passed on once', async () => {
	const count = 1001;
	const empty = createMap({ width: 4, height: 4, tilewidth: 16, tileheight: 16, infinite: true });
	const chunk = { x: 0, y: 0, width: 128, height: 128, data: new Uint32Array(128 ** 2) };
	const one = write({ ...empty, layers: [{ ...createLayer(empty, 'tilelayer', { id: 1 }), chunks: [chunk] }] }, { compression: 'zlib' });
	const json: { layers: [{ chunks: { x: number }[] }] } = JSON.parse(new TextDecoder().decode(one));
	const [layer] = json.layers;
	layer.chunks = Array.from({ length: count }, (_, i) => ({ ...layer.chunks[0], x: 128 * i }));
	const { doc, issues } = await readInBackground(new TextEncoder().encode(JSON.stringify(json)));
	expect(issues).toEqual([]);
	const [read] = doc?.type === 'map' ? doc.layers : [];
	if (read?.type !== 'tilelayer' || !('chunks' in read)) throw new TypeError('The layer has no chunks.');
	expect(read.chunks.map(({ x, data }) => [x, data.length])).toEqual(Array.from({ length: count }, (_, i) => [128 * i, 128 ** 2]));
});
