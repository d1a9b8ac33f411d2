import type { TileMap, WriteOptions } from '@tilewright/format';
import { isInfinite, read, readCustomTypes, walkLayers, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { XML_KINDS } from '../../src/spec/index.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';
import { asInXml } from '../support/as-in-xml.ts';
import { deepFreeze } from '../support/deep-freeze.ts';
import { difference } from '../support/same.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

beforeAll(prepareZstd);

describe('any document is unchanged after it is written as XML and read [X1–X9]', () => {
	/** In XML, the map decides whether its layers have chunks. */
	const isOfOnePiece = (map: TileMap): boolean =>
		[...walkLayers(map.layers)].every(({ layer }) => layer.type !== 'tilelayer' || isInfinite(layer) === map.infinite);

	const layouts = [{}, { minimize: true }, { indent: 3 }] as const satisfies readonly WriteOptions[];
	const cases = XML_KINDS.flatMap((kind) => layouts.flatMap((layout) => [true, false].map((plain) => ({ kind, layout, plain }))));
	it.each(cases)(
		'$kind, laid out by $layout, without unknown fields: $plain; nothing is lost without a report',
		({ kind, layout, plain }) => {
			fc.assert(
				fc.property(arbitraryDocument(kind, undefined, plain), (doc) => {
					fc.pre(doc.type !== 'map' || isOfOnePiece(doc));
					const reported: string[] = [];
					const bytes = write(deepFreeze(doc), { ...layout, syntax: 'xml', onIssue: ({ pointer }) => reported.push(pointer) });
					const again = read(bytes, { codecs: [zstd] });
					expect(again.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
					if (reported.length > 0) return;
					expect(difference(asInXml(doc), again.doc)).toBeUndefined();
				}),
				{ numRuns: effort(10, 40) },
			);
		},
	);
});

it('most documents without unknown fields lose nothing in XML [X1–X9]', () => {
	const whole = fc.sample(arbitraryDocument('template', undefined, true), { numRuns: 200, seed: 1 }).filter((doc) => {
		let reported = 0;
		write(doc, { syntax: 'xml', onIssue: () => reported++ });
		return reported === 0;
	});
	expect(whole.length).toBeGreaterThan(20);
});

describe('values and their types [X7]', () => {
	const map = (value: string): string =>
		`<map width="1" height="1" tilewidth="1" tileheight="1"><properties><property name="p" ${value}</properties></map>`;

	it.each([
		[
			'a float that is a whole number',
			'type="class" propertytype="T"><properties><property name="speed" type="float" value="5"/></properties></property>',
		],
		['a color', 'type="class"><properties><property name="tint" type="color" value="#ff00ff00"/></properties></property>'],
		['an enum by name', 'type="class"><properties><property name="facing" propertytype="Facing" value="west"/></properties></property>'],
		[
			'a class in a class',
			'type="class"><properties><property name="inner" type="class" propertytype="I"><properties><property name="f" type="file" value="a.png"/></properties></property></properties></property>',
		],
		[
			'a list in a class',
			'type="class"><properties><property name="all" type="list"><item type="float" value="1"/><item value="x"/></property></properties></property>',
		],
	])('keep types of members that cannot be inferred from JSON: %s', (_, value) => {
		const { doc } = read(map(value));
		if (doc === undefined) throw new Error('refused');
		const written = decode(write(doc, { syntax: 'xml', minimize: true }));
		expect(written).toContain(value.replace(/"\/>/g, '"/>'));
		expect(read(written).doc).toEqual(doc);
	});

	it('uses custom types for missing types of members', () => {
		const text = `{"type":"map","width":1,"height":1,"tilewidth":1,"tileheight":1,"layers":[],"tilesets":[],
			"properties":[{"name":"p","type":"class","propertytype":"T","value":{"speed":5,"tint":"#ff00ff00"}}]}`;
		const { doc } = read(text);
		if (doc === undefined) throw new Error('refused');
		const project =
			'{"propertyTypes":[{"id":1,"name":"T","type":"class","useAs":["property"],"members":[{"name":"speed","type":"float","value":0},{"name":"tint","type":"color","value":""}]}]}';
		const { types } = readCustomTypes(project);
		if (types === undefined) throw new Error('refused');
		expect(decode(write(doc, { syntax: 'xml' }))).toContain('<property name="speed" type="int" value="5"/>');
		const written = decode(write(doc, { syntax: 'xml', types }));
		expect(written).toContain('<property name="speed" type="float" value="5"/>');
		expect(written).toContain('<property name="tint" type="color" value="#ff00ff00"/>');
	});

	it('writes booleans of properties as words, and of fields as numbers [X1]', () => {
		const { doc } = read(map('type="bool" value="true"/>'));
		if (doc === undefined) throw new Error('refused');
		const written = decode(write(doc, { syntax: 'xml' }));
		expect(written).toContain('<property name="p" type="bool" value="true"/>');
		expect(written).toContain('infinite="0"');
	});
});

it.each([
	['staggered', 'staggeraxis="y" staggerindex="odd"'],
	['hexagonal', 'hexsidelength="0" staggeraxis="y" staggerindex="odd"'],
])(
	'writes how a %s map is staggered even if it is as by default, as Tiled does: libGDX has another default [X1]',
	(orientation, expected) => {
		const text = `{"type":"map","orientation":"${orientation}","width":1,"height":1,"tilewidth":16,"tileheight":16,"tilesets":[],"layers":[]}`;
		const { doc } = read(text);
		if (doc === undefined) throw new Error('refused');
		expect(decode(write(doc, { syntax: 'xml' }))).toContain(` ${expected}`);
	},
);
