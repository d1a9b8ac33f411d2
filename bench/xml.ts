// Compares time and memory of `read` of XML with bare JSON.parse of the same map in JSON.
import { memoryUsage } from 'node:process';
import { read } from '@tilewright/format';
import { objectMap, tileMap } from './support/maps.ts';
import type { Ratio } from './support/ratio.ts';
import { compare, print } from './support/ratio.ts';
import { objectsAsXml, tilesAsXml } from './support/xml.ts';

const rows: Ratio[] = [];
const memory: string[] = [];
measure('4 × 1000 × 1000 tiles, csv', tilesAsXml(), tileMap('array'));
measure('20,000 objects × 3 properties', objectsAsXml(), objectMap());
print('read of XML compared with JSON.parse of the same map in JSON, from bytes; the median of 25 alternating rounds', rows);
console.log(`\n${memory.join('\n')}`);

function measure(name: string, xml: Uint8Array, json: Uint8Array): void {
	const { doc, issues } = read(xml);
	if (doc === undefined)
		throw new Error(`the benchmark's own map is refused: ${issues[0]?.line}:${issues[0]?.column} ${issues[0]?.message}`);
	const bare = (): unknown => JSON.parse(new TextDecoder().decode(json));
	const own = heldBy(() => read(xml));
	const theirs = heldBy(bare);
	const ratio = own === undefined || theirs === undefined ? undefined : own / theirs;
	memory.push(
		ratio === undefined
			? `${name}: run with --expose-gc for the memory`
			: `${name}: ${megabytes(own)} held, ${megabytes(theirs)} by the result of JSON.parse, ratio ${ratio.toFixed(2)}`,
	);
	rows.push(compare(`${name} (${(xml.length / 1e6).toFixed(1)} and ${(json.length / 1e6).toFixed(1)} MB)`, () => read(xml), bare));
}

/** The memory that a result holds, in bytes; only with `--expose-gc`. */
function heldBy(run: () => unknown): number | undefined {
	const { gc } = globalThis;
	if (gc === undefined) return undefined;
	// Two rounds, since buffers outlive their owners by one.
	gc();
	gc();
	const before = used();
	const result = run();
	gc();
	gc();
	const held = used() - before;
	return result === undefined ? undefined : held;
}

function used(): number {
	const { heapUsed, arrayBuffers } = memoryUsage();
	return heapUsed + arrayBuffers;
}

function megabytes(bytes: number | undefined): string {
	return `${((bytes ?? 0) / 1e6).toFixed(1)} MB`;
}
