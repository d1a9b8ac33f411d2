import type { CustomTypesResult } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';

const MOST_FINDINGS = 10_000;

/** The code and place of each finding. */
const found = ({ issues }: CustomTypesResult): string[] => issues.map(({ code, line, column }) => `${code} ${line}:${column}`);

const member = (value: string): string => `[{"name":"C","type":"class","members":[{"name":"m",${value}}]}]`;

describe('bad input is reported with its place, never thrown', () => {
	it.each([
		['nothing', '', 'empty 1:1'],
		['space', ' \n ', 'empty 1:1'],
		['a word', 'hello', 'syntax 1:1'],
		['null', 'null', 'no-custom-types 1:1'],
		['a number', '7', 'no-custom-types 1:1'],
		['a text', '"propertyTypes"', 'no-custom-types 1:1'],
		['an empty object', '{}', 'no-custom-types 1:1'],
		['a truncated list', '[{"name":"A"', 'truncated 1:13'],
		['a list of null', '[null]', 'no-custom-types 1:1'],
		['a list in a list', '[[]]', 'no-custom-types 1:1'],
		['an extra comma', '[\n\t{"name":"A",}]', 'syntax 2:13'],
		['types that are text', '{"propertyTypes":"x"}', 'wrong-type 1:18'],
		['a name that is an object', '[{"type":"class","name":{}}]', 'wrong-type 1:25'],
		['a loader function', '(function(name,data){})("x",{"a":7});', 'no-custom-types 1:29'],
		['not XML', '<', 'xml-syntax 1:1'],
		['XML without an end', '<objecttypes>', 'xml-syntax 1:14'],
		['other XML', '<svg/>', 'no-custom-types 1:1'],
		['an entity', '<objecttypes>&x;</objecttypes>', 'xml-syntax 1:14'],
	])('%s', (_, text, expected) => {
		const result = readCustomTypes(text);
		expect(result.types).toBeUndefined();
		expect(found(result)).toEqual([expected]);
	});

	it('bytes that are not UTF-8', () => {
		const bytes = new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]);
		expect(found(readCustomTypes(bytes))).toEqual(['encoding 1:3']);
		expect(readCustomTypes(new Uint8Array([0x3c, 0x61, 0xff])).issues).toMatchObject([{ code: 'encoding' }]);
	});

	it('input that is neither bytes nor text throws a TypeError', () => {
		// @ts-expect-error a caller without types
		expect(() => readCustomTypes(7)).toThrow(TypeError);
	});
});

describe('depth', () => {
	const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

	it.each([
		['the value of a class', member(`"type":"class","value":{"a":${nested(100_000)}}`)],
		['a list', member(`"type":"list","value":${'[{"type":"list","value":'.repeat(50_000)}[]${'}]'.repeat(50_000)}`)],
		['an unknown field', `[{"name":"C","type":"class","ours":${nested(100_000)}}]`],
		['an unknown field of a member', member(`"value":"","ours":${nested(100_000)}`)],
	])('%s', (_, text) => {
		const { types, issues } = readCustomTypes(text);
		expect(types).toBeUndefined();
		expect(issues.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'too-deep', line: 1 }]);
	});

	it.each([
		['the whole file', nested(100_000)],
		['a name', `[{"type":"class","name":${nested(100_000)}}]`],
		['XML', `${'<objecttypes>'.repeat(100_000)}${'</objecttypes>'.repeat(100_000)}`],
	])('%s', (_, text) => {
		expect(readCustomTypes(text).types).toBeUndefined();
	});

	it('a list of 100 lists is read', () => {
		const { types, issues } = readCustomTypes(
			member(`"type":"list","value":${'[{"type":"list","value":'.repeat(100)}[]${'}]'.repeat(100)}`),
		);
		expect(issues).toEqual([]);
		expect(types?.classes[0]?.members[0]?.type).toBe('list');
	});
});

describe('size', () => {
	it('types with the same name', () => {
		const result = readCustomTypes(
			`[${Array.from({ length: effort(20_000, 200_000) }, () => '{"name":"A","type":"enum","values":[]}').join(',')}]`,
		);
		expect(result.types?.enums).toHaveLength(effort(20_000, 200_000));
		expect(result.issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('100,000 wrong members', () => {
		const result = readCustomTypes(`[{"name":"C","type":"class","members":[${Array.from({ length: 100_000 }, () => '7').join(',')}]}]`);
		expect(result.types).toBeUndefined();
		expect(result.issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('40 flags are kept, with a warning [P3]', () => {
		const values = Array.from({ length: 40 }, (_, i) => `"f${i}"`).join(',');
		const result = readCustomTypes(`[{"name":"E","type":"enum","values":[${values}],"valuesAsFlags":true}]`);
		expect(found(result)).toEqual(['out-of-range 1:37']);
		expect(result.types?.enums[0]?.values).toHaveLength(40);
	});

	it('names of JavaScript properties have no effect', () => {
		const text =
			'[{"name":"__proto__","type":"class","__proto__":{"a":1},"members":[{"name":"__proto__","type":"class","value":{"__proto__":1}}]}]';
		const { types } = readCustomTypes(text);
		const [type] = types?.classes ?? [];
		expect(type?.name).toBe('__proto__');
		expect(Object.getOwnPropertyNames(type ?? {})).toContain('__proto__');
		expect(Object.getPrototypeOf(type)).toBe(Object.prototype);
	});
});
