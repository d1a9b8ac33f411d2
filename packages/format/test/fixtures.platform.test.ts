import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { zstd } from '../src/zstd.ts';
import { prepareZstd } from '../src/zstd-encoder.ts';
import { findingsOf, fixtures, textOf, withoutCompressed } from './support/fixtures.ts';

await prepareZstd();
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe.each(fixtures('valid'))('fixtures/valid/$name', (fixture) => {
	const result = read(fixture.input, { codecs: [zstd] });
	const { doc, issues } = result;
	const expected = textOf(fixture, 'expected.json') ?? 'expected.json is missing: UPDATE=1 writes it';

	it('is read, and written in the canonical form [W]', () => {
		if (doc === undefined) throw new Error(JSON.stringify(findingsOf(issues), null, 1));
		expect(withoutCompressed(decode(write(doc)))).toBe(withoutCompressed(expected));
	});

	it('has exactly the listed findings', () => {
		expect(findingsOf(issues)).toEqual(JSON.parse(textOf(fixture, 'findings.json') ?? '[]'));
	});

	it('is unchanged if its canonical form is read and written again', () => {
		const again = read(expected, { codecs: [zstd] });
		expect(again.doc).toEqual(doc);
		if (again.doc !== undefined) expect(withoutCompressed(decode(write(again.doc)))).toBe(withoutCompressed(expected));
		expect(again.source.upgraded).toEqual([]);
		expect(again.source.wrapped).toBe(false);
	});
});

describe.each(fixtures('invalid'))('fixtures/invalid/$name', (fixture) => {
	const { doc, issues } = read(fixture.input, { codecs: [zstd] });

	it('is refused', () => {
		expect(doc).toBeUndefined();
		expect(issues.some(({ severity }) => severity === 'error')).toBe(true);
	});

	it('has exactly the listed findings', () => {
		expect(findingsOf(issues)).toEqual(JSON.parse(textOf(fixture, 'expected.json') ?? '"expected.json is missing: UPDATE=1 writes it"'));
	});
});

it('has folders', () => {
	expect(fixtures('valid').length).toBeGreaterThan(80);
	expect(fixtures('invalid').length).toBeGreaterThan(50);
});
