import type { ReadResult } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { mapText, mapWithLayers, tileLayer } from '../support/map-text.ts';
import { quickly } from '../support/quickly.ts';

/** Reads a document however many objects it has: the limit of objects would end reading before there are many mistakes. */
const readAll = (text: string): ReadResult => quickly(text, { limits: { objects: Number.POSITIVE_INFINITY } });

describe('very many mistakes', () => {
	const MOST_FINDINGS = 10_000;

	const MANY = effort(12_000, 200_000);

	/** Width and height of a layer with very many cells. */
	const SIDE = effort(300, 1000);

	it('wrong layers', () => {
		const { doc, issues } = readAll(mapWithLayers(Array.from({ length: MANY }, () => '7').join(',')));
		expect(doc).toBeUndefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues.filter(({ code }) => code === 'too-many')).toHaveLength(1);
		expect(issues.at(-1)).toMatchObject({ code: 'wrong-type', pointer: `/layers/${MOST_FINDINGS - 1}` });
	});

	it('layers of unknown types, deep in groups', () => {
		const depth = 190;
		const layers = Array.from({ length: MANY }, () => '{"type":"x"}').join(',');
		const groups = `${'{"type":"group","layers":['.repeat(depth)}${layers}${']}'.repeat(depth)}`;
		const { issues } = readAll(mapWithLayers(groups));
		expect(issues.length).toBeLessThan(MOST_FINDINGS);
		expect(issues).toContainEqual(
			expect.objectContaining({ code: 'too-many', message: `There are more errors; only the first ${issues.length - 1} are listed.` }),
		);
	});

	it('different GIDs that belong to no tileset [G5]', () => {
		const data = Array.from({ length: SIDE * SIDE }, (_, i) => i + 1000).join(',');
		const tilesets = '"tilesets":[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"columns":1,"tilecount":1,"image":"t.png"}]';
		const { doc, issues } = readAll(mapWithLayers(tileLayer(`"data":[${data}]`, SIDE, SIDE), tilesets));
		expect(doc).toBeDefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues).toContainEqual(expect.objectContaining({ code: 'gid-past-end', pointer: '/layers/0/data/0' }));
	});

	it('cells of 20,000 tilesets with gaps between them [G3]', () => {
		const tileset = (i: number): string =>
			`{"firstgid":${i * 2 + 1},"name":"t","tilewidth":1,"tileheight":1,"tilecount":1,"image":"t.png"}`;
		const data = Array.from({ length: SIDE * SIDE }, (_, i) => (i % 20_000) * 2 + 1).join(',');
		const tilesets = `"tilesets":[${Array.from({ length: 20_000 }, (_, i) => tileset(i)).join(',')}]`;
		expect(readAll(mapWithLayers(tileLayer(`"data":[${data}]`, SIDE, SIDE), tilesets)).issues).toEqual([]);
	});

	it('cells that are not GIDs', () => {
		const data = Array.from({ length: SIDE * SIDE }, () => '"x"').join(',');
		const { doc, issues } = readAll(mapWithLayers(tileLayer(`"data":[${data}]`, SIDE, SIDE)));
		expect(doc).toBeUndefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('duplicate ids', () => {
		const objects = Array.from({ length: SIDE * SIDE }, () => '{"id":1}').join(',');
		const { doc, issues } = readAll(mapWithLayers(`{"id":1,"type":"objectgroup","objects":[${objects}]}`));
		expect(doc).toBeDefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues).toContainEqual(expect.objectContaining({ code: 'duplicate-object-id', pointer: '/layers/0/objects/1/id' }));
	});

	it('properties with the same name', () => {
		const properties = Array.from({ length: MANY }, () => '{"name":"p","value":""}').join(',');
		const { issues } = readAll(mapText(`"properties":[${properties}],"tilesets":[],"layers":[]`));
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('different unknown fields', () => {
		const fields = Array.from({ length: MANY }, (_, i) => `"field ${i}":${i}`).join(',');
		const { doc, issues } = readAll(mapText(`${fields},"tilesets":[],"layers":[]`));
		expect(Object.keys(doc ?? {}).length).toBeGreaterThan(MANY);
		expect(issues.length).toBeLessThanOrEqual(MOST_FINDINGS + 1);
	});

	it('small arrays that look like tile data', () => {
		const pieces = Array.from({ length: SIDE * SIDE }, () => '{"data":[1],"name":"longer, as real ones"}').join(',');
		const { doc } = readAll(mapText(`"ours":[${pieces}],"tilesets":[],"layers":[]`));
		expect(doc).toBeDefined();
	});

	it('overlapping chunks', () => {
		const chunks = Array.from({ length: MANY }, () => '{"x":0,"y":0,"width":1,"height":1,"data":[1]}').join(',');
		expect(readAll(mapWithLayers(tileLayer(`"chunks":[${chunks}]`))).doc).toBeDefined();
	});

	describe('in XML, all in one element', () => {
		const map = (content: string, attributes = ''): string =>
			`<map version="1.10" width="1" height="1" tilewidth="16" tileheight="16"${attributes}>${content}</map>`;
		const many = (each: (i: number) => string, times: number): string => Array.from({ length: times }, (_, i) => each(i)).join('');
		const property = (content: string, type: string): string =>
			map(`<properties><property name="p" type="${type}">${content}</property></properties>`);
		const classOf = (content: string): string => property(`<properties>${content}</properties>`, 'class');
		const layer = (data: string): string => map(`<layer width="1000" height="${MANY / 1000}"><data encoding="csv">${data}</data></layer>`);

		it.each([
			['unknown children, all different', map(many((i) => `<u${i}/>`, MANY))],
			[
				'unknown attributes, all different',
				map(
					'',
					many((i) => ` u${i}=""`, MANY),
				),
			],
			['members of a class', classOf(many((i) => `<property name="m${i}" value="" extra=""/>`, MANY))],
			[
				'items of a list',
				property(
					many(() => '<item type="int" value="x" extra=""/>', MANY),
					'list',
				),
			],
			['items of a list in a class', classOf(`<property name="l" type="list">${many(() => '<item value="" extra=""/>', MANY)}</property>`)],
			['cells in a text full of references', layer(many((i) => `${i + 1}&#44;`, MANY).slice(0, -5))],
			[
				'pieces of text',
				property(
					many(() => 'x<b/>', MANY),
					'int',
				),
			],
		])('%s', (_, text) => {
			expect(readAll(text).issues.length).toBeGreaterThanOrEqual(MOST_FINDINGS);
		});
	});
});
