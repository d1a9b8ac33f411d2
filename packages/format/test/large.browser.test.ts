import { read, readMap, write } from '@tilewright/format';
import { prepareLarge } from '@tilewright/format/large';
import { describe, expect, it } from 'vitest';
import { finderFor } from '#codec/finder';
import { numberPrinter } from '#codec/printer';
import { mapWithLayers, tileLayer } from './support/map-text.ts';

describe('large documents in a browser', () => {
	const data = Array.from({ length: 4 }, (_, i) => i % 2).join();
	const text = mapWithLayers(Array.from({ length: 4000 }, (_, i) => `\n${tileLayer(`"id":${i + 1},"data":[${data}]`)}`).join());
	const bytes = new TextEncoder().encode(text);

	it('are read and written in the same way with and without their code', () => {
		const cells = Array.from({ length: 300 * 300 }, (_, i) => (i * 7919) % (i % 5 === 0 ? 2 ** 32 : 2000));
		const wide = readMap(
			mapWithLayers(tileLayer(`"data":[${cells.join()}]`, 300, 300)).replace('"width":2,"height":2', '"width":300,"height":300'),
		);
		const written = (): Uint8Array[] => [write(wide), write(wide, { minimize: true }), write(wide, { syntax: 'xml' })];
		const writtenBefore = written();
		expect(bytes.length).toBeGreaterThan(0x40000);
		expect([finderFor(bytes), numberPrinter()]).toEqual([undefined, undefined]);
		const before = read(bytes);
		expect(before.issues).toEqual([]);
		prepareLarge();
		expect(finderFor(bytes)).toBeDefined();
		expect(finderFor(bytes.subarray(0, 1000))).toBeUndefined();
		expect(read(bytes)).toEqual(before);
		expect(numberPrinter()).toBeDefined();
		expect(written()).toEqual(writtenBefore);
	});
});
