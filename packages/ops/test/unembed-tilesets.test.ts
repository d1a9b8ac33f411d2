import { read, write } from '@tilewright/format';
import { embedTilesets, unembedTilesets } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { documentOf, graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, tilesetOf } from './support/sample-documents.ts';

describe('unembedTilesets', () => {
	const graph = graphOf({
		'maps/m.tmj': {
			...mapWith([embeddedOf(1, 'trees', 4, { mood: 'kept' }), { firstgid: 5, source: 'near.tsj' }, embeddedOf(9, 'trees', 4)]),
			tiledversion: '1.11.0',
		},
		'maps/trees.tsj': tilesetOf('other', 1),
		't.tj': { type: 'template', tileset: embeddedOf(1, '..', 4), object: { gid: 1 } },
	});

	it('moves tilesets to files in the folder of the document, with unused names [J4, J9, G6]', () => {
		const map = mapOf(graph, 'maps/m.tmj');
		const { doc, files, issues } = unembedTilesets(map, 'maps/m.tmj', graph);
		expect(issues).toEqual([]);
		expect(doc.tilesets).toEqual([
			{ firstgid: 1, source: 'trees-2.tsj' },
			{ firstgid: 5, source: 'near.tsj' },
			{ firstgid: 9, source: 'trees-3.tsj' },
		]);
		expect([...files.keys()]).toEqual(['maps/trees-2.tsj', 'maps/trees-3.tsj']);
		const file = files.get('maps/trees-2.tsj');
		expect(file).toMatchObject({ type: 'tileset', version: '1.10', tiledversion: '1.11.0', name: 'trees', mood: 'kept' });
		expect(file).not.toHaveProperty('firstgid');
		if (file !== undefined) expect(read(write(file)).doc).toEqual(file);
	});

	it('takes over no field that has a meaning in files alone [T3]', () => {
		const odd = graphOf({ 'm.tmj': mapWith([embeddedOf(1, 'trees', 4, { editorversion: [1], version: {} })]) });
		const [file] = unembedTilesets(mapOf(odd, 'm.tmj'), 'm.tmj', odd).files.values();
		if (file === undefined) throw new Error('unreachable');
		expect(read(write(file)).doc).toEqual(file);
	});

	it('rewrites references for the folder of the file; embedding restores the document [J9]', () => {
		const map = mapOf(graph, 'maps/m.tmj');
		const pathOf = ({ firstgid }: { readonly firstgid: number }): string => `tiles/${firstgid}.tsx`;
		const { doc, files } = unembedTilesets(map, 'maps/m.tmj', graph, { pathOf });
		expect(files.get('tiles/1.tsx')?.image).toBe('../maps/trees.png');
		expect(doc.tilesets[0]).toEqual({ firstgid: 1, source: '../tiles/1.tsx' });
		const source = graph.files.get('maps/m.tmj')?.source;
		if (source === undefined) throw new Error('unreachable');
		const written = [...files].map(([path, file]) => [path, { path, doc: file, source, links: [] }] as const);
		const around = { ...graph, files: new Map([...graph.files, ...written]) };
		expect(embedTilesets(doc, 'maps/m.tmj', around).doc).toEqual(map);
	});

	it('the folder and the extension may be chosen; names differ by more than case', () => {
		const map = mapOf(graphOf({ 'maps/m.tmj': mapWith([embeddedOf(1, 'Trees', 4), embeddedOf(5, 'trees', 4)]) }), 'maps/m.tmj');
		const { doc, files } = unembedTilesets(map, 'maps/m.tmj', graph, { folder: 'art/sets', extension: '.tsx' });
		expect([...files.keys()]).toEqual(['art/sets/Trees.tsx', 'art/sets/trees-2.tsx']);
		expect(doc.tilesets[0]).toEqual({ firstgid: 1, source: '../art/sets/Trees.tsx' });
	});

	it('refuses the same path for two tilesets', () => {
		const pathOf = (): string => 'tiles/same.tsj';
		expect(() => unembedTilesets(mapOf(graph, 'maps/m.tmj'), 'maps/m.tmj', graph, { pathOf })).toThrow(RangeError);
	});

	it('unembeds the tileset of a template; its name cannot lead to another folder', () => {
		const { doc, files } = unembedTilesets(documentOf(graph, 't.tj'), 't.tj', graph);
		expect(doc).toMatchObject({ tileset: { firstgid: 1, source: 'tileset.tsj' } });
		expect([...files.keys()]).toEqual(['tileset.tsj']);
	});
});
