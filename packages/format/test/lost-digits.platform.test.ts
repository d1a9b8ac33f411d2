import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText } from './support/map-text.ts';
import { mapXml } from './xml/support.ts';

/** The messages about numbers that lost digits, with their places. */
const lost = (text: string): string[] =>
	read(text).issues.flatMap(({ code, line, column, pointer, message }) =>
		code === 'lost-digits' ? [`${line}:${column} ${pointer} ${message}`] : [],
	);

const withFields = (fields: string): string => mapText(`"tilesets":[],"layers":[],\n${fields}`);

describe('a number above those that are exact', () => {
	it('is reported in an unknown field, which is kept in all else [N8]', () => {
		expect(lost(withFields('"seed": 9007199254740993'))).toEqual([
			'2:9 /seed The number 9007199254740992 may have lost digits: above 9007199254740991, numbers are not exact.',
		]);
		expect(lost(withFields('"own": {"seeds": [1, -9007199254740993]}'))).toEqual([
			'2:22 /own/seeds/1 The number -9007199254740992 may have lost digits: above 9007199254740991, numbers are not exact.',
		]);
	});

	it.each([1, 3])('is reported in the members of a class, also of the last of %d [N8]', (count) => {
		const property = (value: string, i: number): string => `{"name":"p${i}","type":"class","propertytype":"K","value":{"id":${value}}}`;
		const properties = Array.from({ length: count }, (_, i) => property(i === count - 1 ? '12345678901234567891' : '1', i));
		expect(lost(withFields(`"properties":[${properties.join()}]`))).toEqual([
			expect.stringContaining(`/properties/${count - 1}/value/id The number 12345678901234567000 may have lost digits`),
		]);
	});

	it('is reported in the members of a class in XML [N8, X7]', () => {
		const members = '<property name="a" type="int" value="9007199254740993"/><property name="b" type="int" value="5"/>';
		const xml = mapXml(`<properties><property name="c" type="class"><properties>${members}</properties></property></properties>`);
		expect(lost(xml)).toEqual([expect.stringMatching(/^2:\d+ \/properties\/0\/value\/a /)]);
	});

	it('is not reported if it is exact, has a fraction or an exponent', () => {
		expect(lost(withFields('"a":-9007199254740991,"b":1e300,"c":0.1,"d":1.5e21,"e":1e999'))).toEqual([]);
	});
});
