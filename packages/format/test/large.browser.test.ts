import { read } from '@tilewright/format';
import { prepareLarge } from '@tilewright/format/large';
import { describe, expect, it } from 'vitest';
import { finderFor } from '#codec/finder';
import { mapWithLayers, tileLayer } from './support/map-text.ts';

describe('large documents in a browser', () => {
	const data = Array.from({ length: 4 }, (_, i) => i % 2).join();
	const text = mapWithLayers(Array.from({ length: 4000 }, (_, i) => `\n${tileLayer(`"id":${i + 1},"data":[${data}]`)}`).join());
	const bytes = new TextEncoder().encode(text);

	it('are read in the same way with and without their code', () => {
		expect(bytes.length).toBeGreaterThan(0x40000);
		expect(finderFor(bytes)).toBeUndefined();
		const before = read(bytes);
		expect(before.issues).toEqual([]);
		prepareLarge();
		expect(finderFor(bytes)).toBeDefined();
		expect(finderFor(bytes.subarray(0, 1000))).toBeUndefined();
		expect(read(bytes)).toEqual(before);
	});
});
