import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { zstd } from '../../src/zstd.ts';
import { prepareZstd } from '../../src/zstd-encoder.ts';
import { findingsOf, withoutCompressed } from '../support/fixtures.ts';
import { xmlFixtures } from './fixtures.ts';

await prepareZstd();
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe.each(xmlFixtures)('fixtures/xml-valid/$name', ({ input, expected = 'expected.json is missing: UPDATE=1 writes it', findings }) => {
	const { doc, issues, source } = read(input, { codecs: [zstd] });

	it('is read, and written as canonical JSON', () => {
		if (doc === undefined) throw new Error(JSON.stringify(findingsOf(issues), null, 1));
		expect(source.syntax).toBe('xml');
		expect(withoutCompressed(decode(write(doc)))).toBe(withoutCompressed(expected));
	});

	it('has exactly the listed findings', () => {
		expect(findingsOf(issues)).toEqual(JSON.parse(findings ?? '[]'));
	});

	it('is the same with line ends CR LF', () => {
		const again = read(input.replaceAll('\n', '\r\n'), { codecs: [zstd] });
		expect(again.doc).toEqual(doc);
	});
});

it('has folders', () => {
	expect(xmlFixtures.length).toBeGreaterThan(15);
});
