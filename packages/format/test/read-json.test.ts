import { read } from '@tilewright/format';
import { readJson } from '@tilewright/format/json';
import { describe, expect, it } from 'vitest';
import { fixtures } from './support/fixtures.ts';

const isXml = (input: Uint8Array): boolean => new TextDecoder().decode(input).trimStart().startsWith('<');

describe('readJson', () => {
	const json = [...fixtures('valid'), ...fixtures('invalid')].filter(({ input }) => !isXml(input));

	it.each(json)('reads $name like read', ({ input }) => {
		expect(readJson(input)).toEqual(read(input));
		expect(readJson(input, { upgrade: false })).toEqual(read(input, { upgrade: false }));
	});

	it('reports XML as an error', () => {
		const { doc, issues } = readJson('<map version="1.10"/>');
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'syntax', line: 1, column: 1 }]);
	});

	it('accepts the same options', () => {
		const { issues } = readJson('{"type":"map"}', { kind: 'tileset' });
		expect(issues.map(({ code }) => code)).toContain('wrong-kind');
	});
});
