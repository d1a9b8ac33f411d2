import { FormatError, read, readMap, readTemplate, readTileset } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from './support/map-text.ts';

const MAP = mapText('"tilesets":[],"layers":[]');
const TILESET = '{"type":"tileset","tilewidth":16,"tileheight":16}';
const TEMPLATE = '{"type":"template","object":{}}';

describe('read', () => {
	it('accepts bytes and text', () => {
		expect(read(MAP)).toEqual(read(new TextEncoder().encode(MAP)));
		const within = new Uint8Array(MAP.length + 10);
		within.set(new TextEncoder().encode(MAP), 5);
		expect(read(within.subarray(5, 5 + MAP.length)).doc).toEqual(read(MAP).doc);
	});

	it('does not change the bytes, and does not keep them in memory', () => {
		const bytes = new TextEncoder().encode(mapWithLayers(tileLayer('"encoding":"base64","data":"AQAAAAIAAAADAAAABAAAAA=="')));
		const before = bytes.slice();
		const { doc } = read(bytes);
		expect(bytes).toEqual(before);
		const copy = structuredClone(doc);
		bytes.fill(0);
		expect(doc).toEqual(copy);
	});

	it.each([undefined, null, 5, {}, [], true, () => '', Symbol('s'), 7n, new Uint16Array(2), new ArrayBuffer(2)])(
		'throws a TypeError for input that is neither bytes nor text: %s',
		(input) => {
			const call = (): unknown => Reflect.apply(read, undefined, [input]);
			expect(call).toThrow(TypeError);
			expect(call).toThrow(/^read takes a Uint8Array or a string, found /);
		},
	);

	it('returns facts about the source of a document', () => {
		expect(read(MAP).source).toEqual({ syntax: 'json', version: '1.10', upgraded: [], wrapped: false });
		expect(
			read(
				'{"version":1.1,"tiledversion":"1.1.6","width":1,"height":1,"tilewidth":1,"tileheight":1,"tilesets":[],"layers":[],"properties":{}}',
			).source,
		).toEqual({
			syntax: 'json',
			version: '1.1',
			editor: '1.1.6',
			upgraded: ['010-properties-array', '050-version-string'],
			wrapped: false,
		});
		expect(read(`(function(name,data){})("x",${MAP});`).source.wrapped).toBe(true);
	});

	it('returns the same facts about a document that is refused', () => {
		const { doc, kind, source } = read('{"type":"map","version":1.1,"tiledversion":"1.1.6"}');
		expect(doc).toBeUndefined();
		expect(kind).toBe('map');
		expect(source).toMatchObject({ version: '1.1', editor: '1.1.6', upgraded: ['050-version-string'] });
	});

	it('ignores a version that is not a version', () => {
		expect('version' in read('{"type":"map","version":{"toString":1},"tiledversion":[]}').source).toBe(false);
	});
});

describe('the kind', () => {
	const named = [
		['map', MAP],
		['tileset', TILESET],
		['template', TEMPLATE],
	] as const;

	it.each(named)('%s is recognized by its content [N2]', (kind, text) => {
		expect(read(text).kind).toBe(kind);
	});

	it.each(named)('%s is refused if another kind is requested', (kind, text) => {
		for (const [other] of named) {
			const { doc, issues } = read(text, { kind: other });
			expect(doc !== undefined).toBe(kind === other);
			if (kind !== other)
				expect(issues).toMatchObject([{ code: 'wrong-kind', found: `a ${kind}`, expected: `a ${other}`, pointer: '', line: 1, column: 1 }]);
		}
	});

	it.each([
		['layers and tilesets', '{"layers":[],"tilesets":[]}', 'map'],
		['tilesets, and layers that are not a list', '{"layers":5,"tilesets":[]}', undefined],
		['an object', '{"object":{}}', 'template'],
		['an object, and layers', '{"object":{},"layers":[]}', undefined],
		['a tile width and tiles', '{"tilewidth":1,"tiles":{}}', 'tileset'],
		['a tile width and a tile count', '{"tilewidth":1,"tilecount":0}', 'tileset'],
		['a tile width alone', '{"tilewidth":1}', undefined],
		['an unknown type, and fields of a map', '{"type":"level","layers":[],"tilesets":[]}', 'map'],
	])('without a type: %s [N3]', (_, text, kind) => {
		expect(read(text).kind).toBe(kind);
	});

	it('an unknown type is an error, whatever the fields', () => {
		const { doc, issues } = read(mapText('"tilesets":[],"layers":[]').replace('"map"', '"level"'));
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'unknown-type', pointer: '/type', message: '`type` must be "map", found "level".' }]);
	});
});

describe('the short forms', () => {
	it('return the document', () => {
		expect([readMap(MAP).type, readTileset(TILESET).type, readTemplate(TEMPLATE).type]).toEqual(['map', 'tileset', 'template']);
	});

	it('throw all findings, with the first error in the message', () => {
		const text = mapText('"renderorder":"up","tilesets":5,"layers":6');
		for (const short of [readMap, readTileset, readTemplate]) {
			try {
				short(text);
				expect.unreachable();
			} catch (error) {
				if (!(error instanceof FormatError)) throw error;
				expect(error.name).toBe('FormatError');
				expect(error.issues.some(({ severity }) => severity === 'error')).toBe(true);
			}
		}
		expect(() => readMap(text)).toThrow(
			`1:${text.indexOf('5,') + 1}: \`tilesets\` must be an array, found 5. Write the value in the expected form. (and 1 more)`,
		);
	});

	it('do not throw for warnings', () => {
		expect(readMap(mapText('"renderorder":"up","tilesets":[],"layers":[]'))).toMatchObject({ renderorder: 'up' });
	});
});

describe('limits', () => {
	const layers = [tileLayer('"data":[1,2,3,4]'), tileLayer('"chunks":[{"x":0,"y":0,"width":1,"height":1,"data":[1]}]')].join(',');

	it('limit the cells of all layers together', () => {
		expect(read(mapWithLayers(layers), { limits: { cells: 5 } }).doc).toBeDefined();
		const { doc, issues } = read(mapWithLayers(layers), { limits: { cells: 4 } });
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'too-large', pointer: '/layers/1/chunks/0', message: expect.stringContaining('is 4.') }]);
	});

	it('limit the depth of nesting', () => {
		const group = mapWithLayers('{"type":"group","layers":[{"type":"group","layers":[]}]}');
		expect(read(group, { limits: { depth: 4 } }).doc).toBeDefined();
		const { doc, issues } = read(group, { limits: { depth: 3 } });
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'too-deep', pointer: '/layers/0/layers/0' }]);
	});

	it('limit the bytes of the file', () => {
		const text = mapWithLayers(layers);
		expect(read(text, { limits: { bytes: text.length } }).doc).toBeDefined();
		const { doc, issues } = read(new TextEncoder().encode(text), { limits: { bytes: text.length - 1 } });
		expect(doc).toBeUndefined();
		expect(issues).toMatchObject([
			{ code: 'too-large', message: `The file has ${text.length} bytes; the limit is ${text.length - 1}.`, line: 1 },
		]);
		expect(issues[0]?.advice).toContain('`limits.bytes`');
	});

	it('limit the objects and lists, and the elements', () => {
		const five = mapText('"tilesets":[],"layers":[{"type":"group","layers":[]}],"ours":"[[[[{{{{"');
		expect(read(five, { limits: { objects: 5 } }).doc).toBeDefined();
		expect(read(five, { limits: { objects: 4 } }).issues).toMatchObject([
			{
				code: 'too-large',
				message: expect.stringContaining('more than 4 objects and lists'),
				advice: expect.stringContaining('limits.objects'),
			},
		]);
		const xml = '<map width="1"><group/><group/></map>';
		// Three elements with three different names.
		expect(read(xml, { limits: { objects: 6 } }).issues.some(({ code }) => code === 'too-large')).toBe(false);
		expect(read(xml, { limits: { objects: 5 } }).issues).toMatchObject([
			{ code: 'too-large', message: expect.stringContaining('5 elements') },
		]);
	});

	it('permit 100,000 objects and lists, and one more for each 16 bytes', () => {
		const texts = [99_995, 130_000].map((count) => mapText(`"ours":[${'[],'.repeat(count - 1)}[]],"tilesets":[],"layers":[]`));
		expect(texts.map((text) => read(text).doc === undefined)).toEqual([false, true]);
		const spaced = mapText(`"ours":[${'[]             ,'.repeat(199_999)}[]],"tilesets":[],"layers":[]`);
		expect(read(spaced).doc).toBeDefined();
	});

	it('permit a quarter as many different unknown fields', () => {
		const objects = (names: number): string =>
			mapText(
				`"layers":[{"type":"group","layers":[${Array.from({ length: names }, (_, i) => `{"type":"group","u${i}":0}`).join()}]}],"tilesets":[]`,
			);
		const limits = { objects: 4000 };
		expect(read(objects(1000), { limits }).doc).toBeDefined();
		const { doc, issues } = read(objects(1001), { limits });
		expect(doc).toBeUndefined();
		expect(issues.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([
			'The document has more than 1000 different unknown fields, the limit for a file of its size.',
		]);
	});

	it('cannot raise the depth above the default', () => {
		const deep = mapText(`"ours":${'['.repeat(2000)}${']'.repeat(2000)},"tilesets":[],"layers":[]`);
		expect(read(deep, { limits: { depth: 1e9 } }).doc).toBeUndefined();
	});
});

describe('findings', () => {
	it('are in the order of the file', () => {
		const { issues } = read(mapText('"layers":[{"type":"group","opacity":7}],"tilesets":5,"ours":1,"renderorder":"up"'));
		const offsets = issues.map(({ offset }) => offset ?? -1);
		expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
		expect(issues.length).toBeGreaterThan(3);
	});

	it('have the place of the name or of the value', () => {
		const text = mapText('"ours" : 1,"renderorder" : "up","tilesets":[],"layers":[]');
		const places = read(text).issues.map(({ code, column }) => [code, text.slice((column ?? 0) - 1, (column ?? 0) + 3)]);
		expect(places).toEqual([
			['unknown-field', '"our'],
			['unknown-value', '"up"'],
		]);
	});

	it('about a missing field have the place of its parent', () => {
		const text = mapText('"tilesets":[{"name":"a","tilewidth":1,"tileheight":1}],"layers":[]');
		const [issue] = read(text).issues;
		expect(issue).toMatchObject({ code: 'missing-field', pointer: '/tilesets/0', message: '`firstgid` is missing.' });
		expect(text.slice(issue?.offset)).toMatch(/^\{"name"/);
	});
});

describe('a long string of tile data', () => {
	const base64 = 'BwAAAAcAAAAHAAAA'.repeat(40);
	const withBreak = (mark: string): string =>
		mapWithLayers(tileLayer(`"encoding":"base64","data":"${base64.slice(0, 320)}${mark}${base64.slice(320)}"`, 20, 6));

	it.each(['\n', '\r', '\t'])('is not JSON with an unescaped %j', (mark) => {
		const { doc, issues } = read(withBreak(mark));
		expect(doc).toBeUndefined();
		expect(issues.map(({ code }) => code)).toEqual(['syntax']);
	});

	it.each(['', '\\n', '\\u0020', ' '])('may contain escaped white space and spaces: %j [L1]', (mark) => {
		expect(read(withBreak(mark)).doc).toBeDefined();
	});
});
