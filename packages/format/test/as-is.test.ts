import type { AsIsDocument, Issue } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { documentText } from '../src/read/document-text.ts';
import { examples, fixtures } from './support/fixtures.ts';
import { mapText, mapWithLayers, tileLayer } from './support/map-text.ts';
import { xmlFixtures } from './xml/fixtures.ts';

const asIs = (input: Uint8Array | string): AsIsDocument => {
	const { doc, issues } = read(input, { upgrade: false, codecs: [zstd] });
	if (doc === undefined) throw new Error(JSON.stringify(issues));
	return doc;
};

/** The result of JSON.parse for the file, without the text around the JSON. */
function parsed(input: Uint8Array): unknown {
	const { bytes, start } = documentText(input);
	return JSON.parse(new TextDecoder().decode(bytes.subarray(start)));
}

/** Findings without their messages, which differ: they say what reading would do. */
const wordless = <T extends { readonly issues: readonly Issue[] }>(result: T) => ({
	...result,
	issues: result.issues.map(({ message: _message, ...issue }) => issue),
});

describe('a document as the file has it [U3]', () => {
	it.each([...fixtures('valid'), ...examples()].map((fixture) => [fixture.name, fixture] as const))(
		'%s equals the result of JSON.parse',
		(_, { input }) => {
			expect(asIs(input)).toEqual(parsed(input));
		},
	);

	it.each(fixtures('invalid').map((fixture) => [fixture.name, fixture] as const))(
		'%s is refused with the same findings',
		(_, { input }) => {
			expect(wordless(read(input, { upgrade: false }))).toEqual(wordless(read(input)));
		},
	);

	it.each([
		...fixtures('valid').map(({ name, input }) => [name, input] as const),
		...xmlFixtures.map(({ name, input }) => [name, input] as const),
	])('%s has the findings, the kind and the source of an ordinary read', (_, input) => {
		const { doc: _document, ...rest } = wordless(read(input));
		expect(wordless(read(input, { upgrade: false }))).toMatchObject(rest);
	});

	it('findings do not claim changes', () => {
		const text =
			'<tileset name="a" tilewidth="8" tileheight="8"><wangsets><wangset name="w" tile="-1"><wangtile tileid="0" wangid="0x1" hflip="1"/></wangset></wangsets></tileset>';
		const messages = read(text, { upgrade: false }).issues.map(({ message }) => message);
		expect(messages.join('\n')).not.toMatch(/was upgraded|was dropped|was corrected/);
		expect(messages).toContain('The newest form cannot store `hflip`: an upgrade drops true.');
		expect(messages).toContain('This is in an older form: flips of Wang tiles (before 1.5). It was kept unchanged.');
		expect(read(text).issues.map(({ message }) => message)).toContain('The newest form cannot store `hflip`: true was dropped.');
		expect(asIs(text)).toMatchObject({ wangsets: [{ wangtiles: [{ hflip: true }] }] });
	});

	it('terrains in XML are kept, and nothing is filled in', () => {
		expect(
			asIs(
				'<tileset name="a" tilewidth="8" tileheight="8"><terraintypes><terrain name="Dirt" tile="0"/></terraintypes><tile id="0" terrain="0,,,0"/></tileset>',
			),
		).toEqual({
			type: 'tileset',
			name: 'a',
			tilewidth: 8,
			tileheight: 8,
			terrains: [{ name: 'Dirt', tile: 0 }],
			tiles: [{ id: 0, terrain: [0, -1, -1, 0] }],
		});
	});

	it('XML in the newest form equals the JSON that is written for it, except for fields that only JSON has', () => {
		const xml = write(readOf(mapWithLayers(tileLayer('"data":[1,2,3,4]'))), { syntax: 'xml' });
		expect(asIs(xml)).toMatchObject({
			type: 'map',
			layers: [{ type: 'tilelayer', encoding: 'csv', data: expect.stringContaining('1,2') }],
		});
	});

	it('tile data is unchanged: numbers, base64, csv', () => {
		const numbers = Array.from({ length: 400 }, (_, i) => i);
		const layer = (data: string): string => `{"type":"tilelayer","id":1,"name":"","width":20,"height":20,${data}}`;
		const base64 = 'AQAAAAEAAAABAAAAAQAAAA'.padEnd(2132, 'A').concat('AA==').slice(0, 2136);
		expect(asIs(mapWithLayers(layer(`"data":${JSON.stringify(numbers)}`)))).toMatchObject({ layers: [{ data: numbers }] });
		expect(asIs(mapWithLayers(layer(`"encoding":"csv","data":"${numbers.join(',')}"`)))).toMatchObject({
			layers: [{ data: numbers.join(','), encoding: 'csv' }],
		});
		expect(asIs(mapWithLayers(layer(`"encoding":"base64","data":"${base64}"`)))).toMatchObject({ layers: [{ data: base64 }] });
	});

	it('names of JavaScript properties have no effect', () => {
		const doc = asIs(mapText('"tilesets":[],"layers":[],"__proto__":{"data":[1,2,3]},"constructor":5'));
		expect(Object.keys(doc)).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
		expect(Object.getPrototypeOf(doc)).toBe(Object.prototype);
	});

	it('the requested kind and the limits apply', () => {
		expect(read(mapText('"tilesets":[],"layers":[]'), { kind: 'tileset', upgrade: false })).toMatchObject({
			doc: undefined,
			issues: [{ code: 'wrong-kind' }],
		});
		expect(read(mapWithLayers(tileLayer('"data":[1,2,3,4]')), { upgrade: false, limits: { cells: 3 } }).doc).toBeUndefined();
	});

	it('its type is JSON, not that of an upgraded document', () => {
		const { doc, kind } = read('{}', { upgrade: false });
		expectTypeOf(doc).toEqualTypeOf<AsIsDocument | undefined>();
		expectTypeOf(kind).toEqualTypeOf<'map' | 'tileset' | 'template' | 'world' | undefined>();
		// @ts-expect-error Whether it is upgraded must be known to the compiler.
		expect(() => read('{}', { upgrade: Boolean(doc) })).not.toThrow();
	});
});

function readOf(text: string): Parameters<typeof write>[0] {
	const { doc } = read(text);
	if (doc === undefined) throw new Error(text);
	return doc;
}
