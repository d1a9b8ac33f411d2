import type { TileMap } from '@tilewright/format';
import { isInfinite, referencesOf } from '@tilewright/format';
import { eachLayer, isObject } from '@tilewright/format/internal';
import type { Job } from './jobs.ts';
import { runJob } from './jobs.ts';
import { takePieces } from './pieces.ts';

/** Finds the buffers that the page gets without a copy, since copying would keep it from other things. */
function ownBuffers(value: Awaited<ReturnType<typeof runJob>>): ReadonlySet<ArrayBufferLike> {
	if (value instanceof Uint8Array) return new Set([value.buffer]);
	if ('form' in value) return new Set(value.doc?.type === 'map' ? largeBuffers(value.doc) : []);
	const cells = 'changes' in value ? value.changes.filter((change) => change.type === 'cells') : [];
	return new Set(cells.flatMap(({ before, after }) => [before.buffer, after.buffer]));
}

/** The tile data of finite layers and large chunks. */
const largeBuffers = ({ layers }: TileMap): readonly ArrayBufferLike[] =>
	largeBuffersOf(
		[...eachLayer(layers)].flatMap(({ layer }) => (layer.type !== 'tilelayer' ? [] : isInfinite(layer) ? layer.chunks : [layer])),
	);

/** The large ones among the tile data of items. Thousands of small ones are copied faster. */
const largeBuffersOf = (items: readonly unknown[]): readonly ArrayBufferLike[] =>
	items.flatMap((item) => {
		const data = isObject(item) ? item['data'] : undefined;
		return data instanceof Uint32Array && data.byteLength >= 2 ** 16 ? [data.buffer] : [];
	});

/** Does the work of `run.ts` away from the page: one job after the other. */
addEventListener('message', ({ data: job }: MessageEvent<Job>) => {
	runJob(job)
		.then((value) => {
			const read = 'form' in value && { ...value, ...(value.doc && { references: referencesOf(value.doc) }) };
			// Items that go with the pieces are no longer in the value.
			if (read) for (const piece of takePieces(read)) postMessage({ piece }, { transfer: [...largeBuffersOf(piece.items)] });
			postMessage({ value: read || value }, { transfer: [...ownBuffers(value)] });
		})
		.catch((error: unknown) =>
			postMessage({
				message: error instanceof Error ? error.message : String(error),
				...(error instanceof Error && 'advice' in error && { advice: error.advice }),
			}),
		);
});
