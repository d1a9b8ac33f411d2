// Compares `read` with bare JSON.parse and decompression, which check nothing.
import { read } from '@tilewright/format';
import { bareParse, objectMap, tileMap } from './support/maps.ts';
import type { Ratio } from './support/ratio.ts';
import { compare, print } from './support/ratio.ts';

const rows: Ratio[] = [];
for (const form of ['array', 'base64', 'zlib', 'zstd'] as const) measure(`4 × 1000 × 1000 tiles, ${form}`, tileMap(form));
measure('20,000 objects × 3 properties', objectMap());
print('read compared with JSON.parse (with inflate), from bytes; the median of 25 alternating rounds', rows);

function measure(name: string, bytes: Uint8Array): void {
	const { doc, issues } = read(bytes);
	if (doc === undefined) throw new Error(`the benchmark's own map is refused: ${issues[0]?.message}`);
	const row = compare(
		`${name} (${(bytes.length / 1e6).toFixed(1)} MB)`,
		() => read(bytes),
		() => bareParse(bytes),
	);
	rows.push(row);
}
