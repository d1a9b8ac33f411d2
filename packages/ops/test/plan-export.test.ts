import type { Document } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { ExportPlan, Graph, PlanExportOptions } from '../src/index.ts';
import { memoryLoader, planExport, resolve } from '../src/index.ts';
import { deepFreeze } from './support/deep-freeze.ts';
import { mapJson, mapXml, templateJson, tilesetJson, tilesetXml } from './support/documents.ts';

const JSON_NAMES = { map: '.tmj', tileset: '.tsj', template: '.tj' };

async function graphOf(files: Readonly<Record<string, string>>, roots: readonly string[] = Object.keys(files)): Promise<Graph> {
	const graph = await resolve(roots, memoryLoader(files));
	for (const { doc } of graph.files.values()) deepFreeze(doc);
	return graph;
}

const plan = (graph: Graph, options: Partial<PlanExportOptions> = {}): ExportPlan =>
	planExport(graph, { root: '/', out: '/dist', extensions: JSON_NAMES, ...options });

/** The written documents by name, with their references. */
const written = ({ documents }: ExportPlan): Record<string, readonly string[]> =>
	Object.fromEntries(documents.map(({ to, compose, place }) => [to, pathsIn(place(compose()))]));

const pathsIn = (doc: Document): string[] => [...new Set(referencesOf(doc).map(({ path }) => path))];

const game = {
	'/maps/one.tmx': mapXml({ tilesets: ['../tiles/a.tsj'], templates: ['../t.tj'] }),
	'/maps/two.json': mapJson({ tilesets: ['../tiles/a.tsj'] }),
	'/tiles/a.tsj': tilesetJson({ image: '../art/a.png' }),
	'/t.tj': templateJson('tiles/a.tsj'),
};

describe('planExport', () => {
	it('exports everything that a root refers to, each file once, and rewrites the references [J9]', async () => {
		const result = plan(await graphOf(game, ['/maps/one.tmx', '/maps/two.json']));
		expect(written(result)).toEqual({
			'maps/one.tmj': ['../tiles/a.tsj', '../t.tj'],
			'maps/two.tmj': ['../tiles/a.tsj'],
			't.tj': ['tiles/a.tsj'],
			'tiles/a.tsj': ['../../art/a.png'],
		});
		expect(result.images).toEqual(['/art/a.png']);
		expect([result.copies, [...result.clashes], result.issues]).toEqual([[], [], []]);
	});

	it('lists the inputs of a document: its source, and the documents that it includes', async () => {
		const graph = await graphOf(game, ['/maps/one.tmx']);
		const inputsOf = (options: Partial<PlanExportOptions>) =>
			plan(graph, options).documents.find(({ to }) => to === 'maps/one.tmj')?.inputs;
		expect(inputsOf({})).toEqual(['/maps/one.tmx']);
		expect(inputsOf({ embedTilesets: true })).toEqual(['/maps/one.tmx', '/tiles/a.tsj', '/t.tj']);
	});

	it('copies each image once; images outside the root go to one folder, whatever the order', async () => {
		const files = {
			'/game/one.tmj': mapJson({ tilesets: ['a.tsj', 'b.tsj', '../lib/c.tsj'] }),
			'/game/a.tsj': tilesetJson({ image: 'i.png' }),
			'/game/b.tsj': tilesetJson({ image: '../x/I.png' }),
			'/lib/c.tsj': tilesetJson({ image: '../y/i.png' }),
		};
		const result = plan(await graphOf(files, ['/game/one.tmj']), { root: '/game', copyImages: true });
		expect(result.copies.map(({ to, from }) => `${from} ${to}`)).toEqual([
			'/x/I.png _outside/I.png',
			'/y/i.png _outside/i-2.png',
			'/game/i.png i.png',
		]);
		expect(written(result)).toEqual({
			'_outside/c.tsj': ['i-2.png'],
			'a.tsj': ['i.png'],
			'b.tsj': ['_outside/I.png'],
			'one.tmj': ['a.tsj', 'b.tsj', '_outside/c.tsj'],
		});
	});

	it('leaves out found tilesets that are embedded [T3]', async () => {
		const graph = await graphOf({ ...game, '/tiles/unused.tsj': tilesetJson() });
		const flags = { embedTilesets: true, detachTemplates: true };
		const names = (options: Partial<PlanExportOptions>): string[] => Object.keys(written(plan(graph, { ...flags, ...options })));
		expect(names({ found: new Set(graph.roots) })).toEqual(['maps/one.tmj', 'maps/two.tmj', 'tiles/unused.tsj']);
		expect(names({})).toEqual(['maps/one.tmj', 'maps/two.tmj', 't.tj', 'tiles/a.tsj', 'tiles/unused.tsj']);
		expect(names({ found: new Set(graph.roots), detachTemplates: false })).toContain('tiles/a.tsj');
	});

	it('leaves out a document that misses an input; references to it refer to its destination [T4]', async () => {
		const graph = await graphOf({ '/a.tmx': mapXml({ tilesets: ['gone.tsx'] }), '/b.tmx': mapXml() });
		expect(written(plan(graph))).toEqual({ 'a.tmj': ['gone.tsj'], 'b.tmj': [] });
		const result = plan(graph, { embedTilesets: true });
		expect(Object.keys(written(result))).toEqual(['b.tmj']);
		expect(result.issues.map(({ file, code }) => `${file} ${code}`)).toEqual(['/a.tmx tileset-needed']);
	});

	it('reports documents with the same destination, also if only the case differs', async () => {
		const graph = await graphOf({ '/a.tmx': mapXml(), '/A.json': mapJson(), '/b.tmj': mapJson() });
		expect([...plan(graph).clashes.values()]).toEqual([['/A.json', '/a.tmx']]);
		expect(plan(graph, { extensions: {} }).clashes.size).toBe(0);
	});

	it('gives a tileset in two syntaxes two names; the one that keeps its name has it [J9]', async () => {
		const graph = await graphOf({
			'/m.tmx': mapXml({ tilesets: ['a.tsx'] }),
			'/n.tmx': mapXml({ tilesets: ['a.tsj', 'a-2.tsx'] }),
			'/a.tsx': tilesetXml(),
			'/a.tsj': tilesetJson(),
			'/a-2.tsx': tilesetXml(),
		});
		const result = plan(graph);
		expect(Object.keys(written(result))).toEqual(['a-2.tsj', 'a-3.tsj', 'a.tsj', 'm.tmj', 'n.tmj']);
		expect(written(result)).toMatchObject({ 'm.tmj': ['a-3.tsj'], 'n.tmj': ['a.tsj', 'a-2.tsj'] });
		expect([result.clashes.size, result.renamed]).toEqual([0, [{ from: '/a.tsx', to: 'a-3.tsj' }]]);
	});

	it('lets the caller change the documents', async () => {
		const graph = await graphOf({ '/m.tmx': mapXml({ tilesets: ['a.tsx'] }), '/a.tsx': tilesetXml() }, ['/m.tmx']);
		const withoutTilesets = (doc: Document): Document => (doc.type === 'map' ? { ...doc, tilesets: [] } : doc);
		const change: PlanExportOptions['change'] = (doc, _, flatten) => flatten(withoutTilesets(doc));
		expect(Object.keys(written(plan(graph)))).toEqual(['a.tsj', 'm.tmj']);
		expect(Object.keys(written(plan(graph, { change })))).toEqual(['m.tmj']);
	});

	it('replaces only known extensions', async () => {
		const graph = await graphOf({ '/level.v2': mapJson(), '/x.y.TMX': mapXml(), '/plain': mapJson() });
		expect(Object.keys(written(plan(graph)))).toEqual(['level.v2.tmj', 'plain.tmj', 'x.y.tmj']);
	});

	it('replaces images with data URLs of the caller, and drops the target of the last export [J12]', async () => {
		const files = {
			'/a.tsj': JSON.stringify({ ...JSON.parse(tilesetJson()), editorsettings: { export: { target: 'x.lua', format: 'lua' } } }),
		};
		const [only] = plan(await graphOf(files)).documents;
		const doc = only?.place(only.compose(), (path) => (path === '/tiles.png' ? 'data:image/png;base64,AA==' : undefined));
		expect(doc && [pathsIn(doc), 'editorsettings' in doc]).toEqual([['data:image/png;base64,AA=='], false]);
	});

	it('keeps references that the loader refuses', async () => {
		const graph = await graphOf({ '/a.tmj': mapJson({ tilesets: [':/automap-tiles.tsx', '/etc/passwd.tsx'] }) });
		expect(written(plan(graph))).toEqual({ 'a.tmj': [':/automap-tiles.tsx', '/etc/passwd.tsx'] });
	});

	describe('a world is exported with the maps of its patterns [T5]', () => {
		const exported = async (regexps: readonly string[], extensions = {}): Promise<unknown> => {
			const patterns = regexps.map((regexp) => ({ regexp, multiplierX: 16, multiplierY: 8 }));
			const files = {
				'/w.world': JSON.stringify({ type: 'world', maps: [{ fileName: 'a.tmx', x: 0, y: 0 }], patterns }),
				'/a.tmx': mapXml({ tilesets: ['t.tsx'] }),
				'/m_1_2.tmx': mapXml(),
				'/n-3-4.json': mapJson({ tilesets: ['t.tsx'] }),
				'/t.tsx': tilesetXml(),
			};
			const result = plan(await graphOf(files, ['/w.world']), extensions);
			const last = result.documents.at(-1);
			const doc = last?.place(last.compose());
			if (doc?.type !== 'world') return undefined;
			return {
				files: Object.keys(written(result)),
				maps: doc.maps.map(({ fileName, x, y, width, height }) => [fileName, x, y, width, height].join(' ')),
				patterns: doc.patterns.map(({ regexp }) => regexp),
				issues: result.issues.map(({ file, severity, code, pointer }) => [file, severity, code, pointer].join(' ')),
			};
		};

		it('and the patterns match their new names', async () => {
			expect(await exported(['m_(\\d+)_(\\d+)\\.tmx', 'n-(\\d+)-(\\d+)\\.json$', '(\\d+)\\.tmx(\\d+)'])).toEqual({
				files: ['a.tmj', 'm_1_2.tmj', 'n-3-4.tmj', 't.tsj', 'w.world'],
				maps: ['a.tmj 0 0 0 0'],
				patterns: ['m_(\\d+)_(\\d+)\\.tmj', 'n-(\\d+)-(\\d+)\\.tmj$', '(\\d+)\\.tmx(\\d+)'],
				issues: [],
			});
		});

		it('or, where they would not, lists the maps by name', async () => {
			expect(await exported(['m_(\\d+)_(\\d+)\\.t[m]x', '(\\d+)-(\\d+)'])).toEqual({
				files: ['a.tmj', 'm_1_2.tmj', 'n-3-4.tmj', 't.tsj', 'w.world'],
				maps: ['a.tmj 0 0 0 0', 'm_1_2.tmj 16 16 16 8'],
				patterns: ['(\\d+)-(\\d+)'],
				issues: ['/w.world info pattern-replaced /patterns/0/regexp'],
			});
		});

		it('as they are, if the names stay', async () => {
			expect(await exported(['m_(\\d+)_(\\d+)\\.t[m]x'], { extensions: {} })).toMatchObject({
				files: ['a.tmx', 'm_1_2.tmx', 't.tsx', 'w.world'],
				patterns: ['m_(\\d+)_(\\d+)\\.t[m]x'],
				issues: [],
			});
		});
	});

	it('cycles end', async () => {
		const graph = await graphOf({ '/a.tsj': tilesetJson({ templates: ['t.tj'] }), '/t.tj': templateJson('a.tsj') });
		expect(Object.keys(written(plan(graph, { found: new Set(graph.roots), embedTilesets: true })))).toEqual(['a.tsj', 't.tj']);
	});
});
