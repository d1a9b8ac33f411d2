import { read, readMap, write } from '@tilewright/format';
import { decodeTiles, lazy } from '@tilewright/format/lazy';
import type { Case, Group } from '../support/case.ts';
import { ground, runs, sparse } from '../support/cells.ts';
import { chunkMap } from '../support/maps.ts';
import { meanTime, ratioOf } from '../support/ratio.ts';

const VIEW = 20;

export const group: Group = {
	title: `Lazy read of an infinite map of 11,532 chunks, then decode the ${VIEW} of one view`,
	times: 'of the processor',
	cases: (['zlib', 'zstd', 'base64'] as const).flatMap((form) => [opening(form, 'json'), opening(form, 'xml')]),
};

function opening(form: 'zlib' | 'zstd' | 'base64', syntax: 'json' | 'xml'): Case {
	return {
		name: `chunks of 16 × 16, ${form}, ${syntax.toUpperCase()}`,
		baseline: 'read, which decodes all',
		// Base64 alone is not compressed: decoding all is fast, too.
		...(form !== 'base64' && { aim: 0.05 }),
		measure: (rounds) => {
			const json = chunkMap(form, [ground, runs, sparse]);
			const bytes = syntax === 'json' ? json : write(readMap(json), { syntax });
			// With this many views in a row, the garbage that decoding everything has left hardly counts.
			return ratioOf(() => ({ baseline: meanTime(() => read(bytes), 2), ours: meanTime(() => openView(bytes), 100) }), rounds, 1);
		},
	};
}

function openView(bytes: Uint8Array): void {
	const { doc } = read(bytes, { kind: 'map', tiles: lazy });
	const [layer] = doc?.layers ?? [];
	if (layer?.type !== 'tilelayer' || !('chunks' in layer)) throw new Error("the benchmark's own map is refused");
	for (const chunk of layer.chunks.slice(0, VIEW))
		if (decodeTiles(chunk).decoded === undefined) throw new Error("the benchmark's own chunk is refused");
}
