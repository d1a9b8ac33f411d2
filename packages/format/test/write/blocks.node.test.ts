import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { giveBack, takeBlock } from '../../src/write/byte-blocks.ts';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

/** Collects all garbage, and lets the program hear of it. */
async function collect(): Promise<void> {
	gc();
	await setTimeout(20);
}

test('blocks are used again, and given up when all garbage was collected twice without a document in between', async () => {
	const block = takeBlock();
	giveBack([block]);
	await collect();
	for (let document = 0; document < 3; document++) {
		expect(takeBlock()).toBe(block);
		giveBack([block]);
		await collect();
	}
	await collect();
	const other = takeBlock();
	expect(other).not.toBe(block);
	giveBack([other]);
	expect(takeBlock()).toBe(other);
});

test('only a limited number of blocks is kept', () => {
	const blocks = Array.from({ length: 50 }, takeBlock);
	giveBack(blocks);
	const again = Array.from({ length: 50 }, takeBlock);
	expect(again.filter((block) => blocks.includes(block))).toHaveLength(32);
});
