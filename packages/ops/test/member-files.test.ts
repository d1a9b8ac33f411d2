import { describe, expect, it } from 'vitest';
import { json } from '../src/export/json.ts';
import { tmx } from '../src/export/xml.ts';
import type { ExportOptions, ResolveOptions } from '../src/index.ts';
import { exportDocument, memoryLoader, planExport, resolve, typeMembers } from '../src/index.ts';
import { classOf, typesOf } from './support/custom-types.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const types = typesOf(
	classOf('Song', [
		['file', 'file', 'default.ogg'],
		['name', 'string', ''],
	]),
	classOf('Album', [
		['first', 'class', {}, 'Song'],
		['cover', 'file', ''],
	]),
	classOf('Layered', [['file', 'file', '']], ['layer']),
);

const classValue = (propertytype: string, value: object, name = 'p'): object => ({ name, type: 'class', propertytype, value });
const song = (file: string): object => classValue('Song', { file });

/** The texts of the files of an export of `/maps/m.tmj`, and the losses. */
async function exported(map: object, to: string, options: Partial<ExportOptions> = {}, others: Readonly<Record<string, object>> = {}) {
	const files = Object.fromEntries(Object.entries({ '/maps/m.tmj': map, ...others }).map(([path, doc]) => [path, JSON.stringify(doc)]));
	const graph = await resolve('/maps/m.tmj', memoryLoader(files));
	const doc = graph.files.get('/maps/m.tmj')?.doc;
	if (doc === undefined) throw new Error(graph.issues.map(({ message }) => message).join(' '));
	const measure = () => Promise.resolve(undefined);
	const result = await exportDocument(doc, '/maps/m.tmj', { format: json, types, ...options }, { graph, to, measure });
	const [file] = result.files?.slice(-1) ?? [];
	return { text: new TextDecoder().decode(file?.bytes), losses: result.losses };
}

/** The values of properties of an export to JSON. */
async function valuesOf(properties: readonly object[], to: string): Promise<unknown[]> {
	const { text, losses } = await exported({ ...mapWith([]), properties }, to);
	expect(losses).toEqual([]);
	return JSON.parse(text).properties.map(({ value }: { readonly value: unknown }) => value);
}

/** Says what members are, while a graph is read. */
const change: ResolveOptions['change'] = (doc, { syntax }) => typeMembers(doc, syntax, types);

describe('an export rewrites the files in values of classes, which the custom types know [J9, X7]', () => {
	it.each<[what: string, given: object, expected: unknown]>([
		['a member', song('a.ogg'), { file: '../maps/a.ogg' }],
		['a detour', song('./b/../a.ogg'), { file: '../maps/a.ogg' }],
		['a nested class', classValue('Album', { first: { file: 'a.ogg' } }), { first: { file: '../maps/a.ogg' } }],
		['a text', classValue('Song', { file: 'a.ogg', name: 'a.ogg' }), { file: '../maps/a.ogg', name: 'a.ogg' }],
		['an unknown member', classValue('Song', { other: 'a.ogg' }), { other: 'a.ogg' }],
		['a member of an unknown class', classValue('Unknown', { file: 'a.ogg' }), { file: 'a.ogg' }],
		['a member that is absent', classValue('Album', { cover: '' }), { cover: '' }],
		['an absolute path', song('/music/a.ogg'), { file: '/music/a.ogg' }],
		['a URL', song('https://example.org/a.ogg'), { file: 'https://example.org/a.ogg' }],
		['an empty path', song(''), { file: '' }],
		['a value of another type', classValue('Song', { file: 5 }), { file: 5 }],
		['a class that is not meant for properties', classValue('Layered', { file: 'a.ogg' }), { file: '../maps/a.ogg' }],
		[
			'a list of classes',
			{ name: 'l', type: 'list', value: [{ type: 'class', propertytype: 'Song', value: { file: 'a.ogg' } }] },
			[{ type: 'class', propertytype: 'Song', value: { file: '../maps/a.ogg' } }],
		],
	])('%s', async (_, given, expected) => {
		expect(await valuesOf([given], '/dist/m.tmj')).toEqual([expected]);
	});

	it('in the same folder only detours go', async () => {
		expect(await valuesOf([song('a.ogg')], '/maps/copy.tmj')).toEqual([{ file: 'a.ogg' }]);
		expect(await valuesOf([song('./a.ogg')], '/maps/copy.tmj')).toEqual([{ file: 'a.ogg' }]);
	});

	it('in maps, layers, groups, objects and embedded tilesets', async () => {
		const properties = [song('a.ogg')];
		const tileset = embeddedOf(1, 'a', 4, {
			properties,
			tiles: [{ id: 0, properties, objectgroup: { type: 'objectgroup', objects: [objectOf(1, { properties })] } }],
			wangsets: [
				{
					name: 'w',
					type: 'corner',
					tile: -1,
					properties,
					wangtiles: [],
					colors: [{ name: 'c', color: '#ff0000', tile: -1, probability: 1, properties }],
				},
			],
		});
		const objects = { id: 3, name: 'o', type: 'objectgroup', properties, objects: [objectOf(1, { properties })] };
		const map = { ...mapWith([tileset]), properties, layers: [{ id: 4, name: 'g', type: 'group', properties, layers: [objects] }] };
		const { text } = await exported(map, '/dist/m.tmj');
		expect(text.match(/"file": *"[^"]*"/g)).toEqual(Array.from({ length: 9 }, () => '"file": "../maps/a.ogg"'));
	});

	it('in XML', async () => {
		const { text } = await exported({ ...mapWith([]), properties: [song('a.ogg')] }, '/dist/m.tmx', { format: tmx });
		expect(text).toContain('<property name="file" type="file" value="../maps/a.ogg"/>');
	});

	it('in embedded tilesets and detached templates', async () => {
		const map = mapWith(
			[{ firstgid: 1, source: '../tiles/a.tsj' }],
			[{ id: 1, template: '../t/t.tj', x: 0, y: 0, properties: [song('own.ogg')] }],
		);
		const { text } = await exported(
			map,
			'/dist/m.tmj',
			{ embedTilesets: true, detachTemplates: true },
			{
				'/tiles/a.tsj': tilesetOf('a', 4, { properties: [song('a.ogg')] }),
				'/t/t.tj': { type: 'template', object: { name: 'x', properties: [song('t.ogg'), classValue('Song', { file: 'q.ogg' }, 'q')] } },
			},
		);
		expect(text.match(/"file": *"[^"]*"/g)).toEqual(
			['"file": "../maps/own.ogg"', '"file": "../t/q.ogg"', '"file": "../tiles/a.ogg"'].map((each) => expect.stringContaining(each)),
		);
	});

	it('not where XML says that a member is something else', async () => {
		const property =
			'<property name="p" type="class" propertytype="Song"><properties><property name="file" value="a.ogg"/></properties></property>';
		const map = `<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="1" tileheight="1"><properties>${property}</properties></map>`;
		const graph = await resolve('/maps/m.tmx', memoryLoader({ '/maps/m.tmx': map }), { change });
		const doc = graph.files.get('/maps/m.tmx')?.doc;
		expect(doc).toMatchObject({ properties: [{ value: { file: 'a.ogg' } }] });
		expect(doc).not.toMatchObject({ properties: [{ membertypes: {} }] });
	});
});

describe('the graph of an export to a folder', () => {
	const files = {
		'/maps/m.tmj': JSON.stringify({ ...mapWith([]), properties: [song('n.tmj'), classValue('Song', { file: '../a.ogg' }, 'q')] }),
		'/maps/n.tmj': JSON.stringify(mapWith([])),
	};
	const written = [{ value: { file: 'n.tmx' } }, { value: { file: '../../a.ogg' } }];
	const extensions = { map: '.tmx' };

	it('has links to the files, if its documents get the custom types', async () => {
		const links = async (options: Parameters<typeof resolve>[2]) =>
			(await resolve('/maps/m.tmj', memoryLoader(files), options)).files.get('/maps/m.tmj')?.links;
		expect(await links({})).toEqual([]);
		expect(await links({ change })).toEqual([
			{ path: 'n.tmj', role: 'file', pointer: '/properties/0/value/file', to: '/maps/n.tmj' },
			{ path: '../a.ogg', role: 'file', pointer: '/properties/1/value/file', to: '/a.ogg' },
		]);
	});

	it.each([{}, { change }])('is exported with files that other files of the export become', async (options) => {
		const graph = await resolve(['/maps/m.tmj', '/maps/n.tmj'], memoryLoader(files), options);
		const { documents } = planExport(graph, { root: '/', out: '/dist', extensions, types });
		const placed = documents.map(({ compose, place }) => place(compose()));
		expect(placed).toMatchObject([{ properties: written }, {}]);
	});
});
