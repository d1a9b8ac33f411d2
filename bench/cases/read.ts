import { read } from '@tilewright/format';
import { bareParse } from '../support/bare-parse.ts';
import type { Case, Group } from '../support/case.ts';
import { chunkMap, drawnObjectMap, mixedObjectMap, objectMap, tileMap, VARIED } from '../support/maps.ts';
import { compare } from '../support/ratio.ts';

const PACKED = ['base64', 'zlib', 'gzip', 'zstd'] as const;

export const group: Group = {
	title: 'Read, from bytes, with all checks',
	times: 'of the processor',
	cases: [
		reading('4 × 1000 × 1000 tiles, array', 0.25, () => tileMap('array')),
		reading('the same with runs, gaps and noise', 0.25, () => tileMap('array', VARIED)),
		reading('the same in lines, as Tiled writes it', 0.25, () => tileMap('lines', VARIED)),
		reading('the same in chunks of 16 × 16', 0.25, () => chunkMap('array')),
		...PACKED.flatMap((form) => [
			reading(`4 × 1000 × 1000 tiles, ${form}`, 1, () => tileMap(form)),
			reading(`the same with runs, gaps and noise, ${form}`, 1, () => tileMap(form, VARIED)),
		]),
		reading('the same in chunks of 16 × 16, zlib', 1, () => chunkMap('zlib')),
		reading('20,000 objects of 5 kinds × 5 properties', 1.5, () => mixedObjectMap('scripts')),
		reading('the same with names in ASCII', 1.5, () => mixedObjectMap('ascii')),
		reading('20,000 objects drawn without a grid', 1.5, drawnObjectMap),
		reading('20,000 objects alike × 3 properties', 1.25, objectMap),
	],
};

function reading(name: string, aim: number, make: () => Uint8Array): Case {
	return {
		name,
		baseline: PACKED.some((form) => name.endsWith(form)) ? 'JSON.parse + Buffer + inflate' : 'JSON.parse',
		aim,
		measure: (rounds) => {
			const bytes = make();
			const { doc, issues } = read(bytes);
			if (doc === undefined) throw new Error(`the benchmark's own map is refused: ${issues[0]?.message}`);
			return compare(
				() => read(bytes),
				() => bareParse(bytes),
				rounds,
			);
		},
	};
}
