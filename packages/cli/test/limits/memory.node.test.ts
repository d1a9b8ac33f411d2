import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { effort, sampleOf } from '../../../../tests/support/effort.ts';
import type { Input } from './worst-inputs.ts';
import { WORST_INPUTS } from './worst-inputs.ts';

const MEGABYTE = 2 ** 20;

/** The lengths of the documents. The shorter one has about the most objects that any document may have, whatever its length. */
const LENGTHS = [400_000, 2_000_000, 8_000_000].slice(0, effort(1, 3));

/** The promise of docs/guide/untrusted-maps.md: the heap in which a document of a length can be read, in megabytes. */
const promised = (bytes: number): number => 64 + (20 * bytes) / MEGABYTE;

/** The part of the heap for new objects. A worker counts it apart. */
const YOUNG_MB = 6;

/** Reads a document in a worker that has no more memory than is promised. Returns how it ended. */
function readWithin(bytes: Uint8Array): Promise<string> {
	const worker = new Worker(new URL('read-in-worker.mjs', import.meta.url), {
		workerData: bytes,
		resourceLimits: { maxOldGenerationSizeMb: Math.floor(promised(bytes.length) - YOUNG_MB), maxYoungGenerationSizeMb: YOUNG_MB },
	});
	return new Promise((resolve) => {
		worker.on('message', () => {
			resolve('ends');
			void worker.terminate();
		});
		worker.on('error', (error) => resolve(String(error)));
	});
}

const inUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('a document can be read in 64 MB and 20 times its length', () => {
	it.each(sampleOf(Object.entries(WORST_INPUTS), 6))('%s', async (_name, make: Input) => {
		for (const length of LENGTHS) expect(await readWithin(new TextEncoder().encode(make(length)))).toBe('ends');
	});

	it.each(['empty objects', 'map objects', 'empty elements', 'objects in XML', 'an attribute outside of ASCII'])(
		'%s in UTF-16',
		async (name) => {
			for (const length of LENGTHS) expect(await readWithin(inUtf16(WORST_INPUTS[name]?.(length / 2) ?? ''))).toBe('ends');
		},
	);
});
