// What a history keeps for 1,000 strokes on a map of four layers of 1000 × 1000, against copies of the layer, and arrays filled by hand.

import { addLayers, apply, createLayer, createMap, history, stampBrush, stampOf } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { strokesOf } from './support/strokes.ts';

const SIDE = 1000;
const STEPS = 1000;

let map: TileMap = createMap({ width: SIDE, height: SIDE, tilewidth: 16, tileheight: 16 });
for (let i = 0; i < 4; i++) map = apply(map, addLayers(map, [createLayer(map, 'tilelayer')])).doc;

/** Bytes in use after everything unused is gone. */
function used(): number {
	if (globalThis.gc === undefined) throw new Error('Run this with NODE_OPTIONS=--expose-gc.');
	globalThis.gc();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}

/** The memory that the result of a function keeps, in bytes. */
function kept(run: () => unknown): number {
	const before = used();
	const result = run();
	const after = used();
	if (result === undefined) throw new Error('Nothing is kept.');
	return after - before;
}

const gids = Array.from({ length: 5 }, (_, i) => [5 + i, 1, 2, 3, 4]);
const line = { x: 400, y: 400, length: 101 };
const brush = stampBrush(stampOf(gids));
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const ours = kept(() => {
	const editing = history(map);
	const strokes = strokesOf(gids, line);
	for (let i = 0; i < STEPS; i++) strokes.ours(editing, brush);
	return editing;
});
const byHand = kept(() => {
	const strokes = strokesOf(gids, line);
	for (let i = 0; i < STEPS; i++) strokes.withUndo();
	return strokes;
});
const layer = SIDE * SIDE * 4;

console.log(`memory of ${STEPS} strokes of 500 cells, with the copy of the layer that is painted\n`);
console.log(`history        ${megabytes(ours)}`);
console.log(`by hand        ${megabytes(byHand)}`);
console.log(`copied layers  ${megabytes(layer * (STEPS + 1))} (computed)`);
console.log(
	`\n${((ours - layer) / STEPS / 1000).toFixed(1)} kB a step, ${((ours - layer) / (byHand - layer)).toFixed(2)} of what is kept by hand`,
);
