import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { printResult, typesFixtures } from './fixtures.ts';

describe.each(typesFixtures)('fixtures/custom-types/$name', ({ input, expected }) => {
	it('has exactly the listed types and findings [P1]', () => {
		expect(printResult(readCustomTypes(input))).toBe(expected ?? 'expected.json is missing: UPDATE=1 writes it');
	});

	it('has no types if there is an error, and every finding has its place', () => {
		const { types, issues } = readCustomTypes(input);
		expect(types === undefined).toBe(issues.some(({ severity }) => severity === 'error'));
		for (const { line, column } of issues) expect([line, column].every((number) => number !== undefined && number > 0)).toBe(true);
	});

	it('is the same for bytes, with a byte order mark, and in UTF-16', () => {
		const { types, source } = readCustomTypes(input);
		const utf16 = new Uint8Array([0xff, 0xfe, ...[...input].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])]);
		for (const bytes of [new TextEncoder().encode(input), new TextEncoder().encode(`\ufeff${input}`), utf16])
			expect(readCustomTypes(bytes)).toMatchObject({ types: types, source });
	});
});

it('has folders', () => expect(typesFixtures.length).toBeGreaterThan(15));
