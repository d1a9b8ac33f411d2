import { readMap } from '@tilewright/format';
import type { Graph, Loader } from '@tilewright/ops';
import { memoryLoader, resolve, resolveDocument } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { mapJson, mapXml, templateJson, templateXml, tilesetJson, tilesetXml } from './support/documents.ts';

/** Each finding on one line: file, position, severity, code, message. */
const findingLines = ({ issues }: Graph): string[] =>
	issues.map(({ file, line, column, severity, code, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`);

const codes = ({ issues }: Graph): string[] => issues.map(({ file, code }) => `${file} ${code}`);

/** A loader whose files finish loading in another order. */
function slow(loader: Loader, delay: (path: string) => number): Loader & { loaded: string[]; atOnce: number } {
	let now = 0;
	const spy = {
		...loader,
		loaded: [] as string[],
		atOnce: 0,
		load: async (path: string) => {
			spy.loaded.push(path);
			spy.atOnce = Math.max(spy.atOnce, ++now);
			await new Promise<void>((done) => setTimeout(done, delay(path)));
			now--;
			return await loader.load(path);
		},
	};
	return spy;
}

describe('everything that a document refers to is read', () => {
	it('a map, its tilesets, its templates and their tilesets, each once', async () => {
		const loader = slow(
			memoryLoader({
				'/maps/a.tmj': mapJson({ tilesets: ['../tiles/t.tsj', './../maps/../tiles//t.tsj'], templates: ['../chest.tj', '../chest.tj'] }),
				'/tiles/t.tsj': tilesetJson(),
				'/tiles/more.tsj': tilesetJson({ image: '../more.png' }),
				'/chest.tj': templateJson('tiles/more.tsj'),
			}),
			() => 0,
		);
		const graph = await resolve('maps/a.tmj', loader);
		expect(findingLines(graph)).toEqual([]);
		expect(graph.roots).toEqual(['/maps/a.tmj']);
		expect([...graph.files.keys()]).toEqual(['/maps/a.tmj', '/tiles/t.tsj', '/chest.tj', '/tiles/more.tsj']);
		expect(loader.loaded.toSorted()).toEqual(['/chest.tj', '/maps/a.tmj', '/tiles/more.tsj', '/tiles/t.tsj']);
		expect(graph.files.get('/maps/a.tmj')?.links).toContainEqual({
			path: './../maps/../tiles//t.tsj',
			role: 'tileset',
			pointer: '/tilesets/1/source',
			to: '/tiles/t.tsj',
		});
		expect(graph.files.get('/tiles/more.tsj')?.links).toEqual([{ path: '../more.png', role: 'image', pointer: '/image', to: '/more.png' }]);
	});

	it('a world, its maps and their references', async () => {
		const maps = [
			{ fileName: 'maps/a.tmj', x: 0, y: 0 },
			{ fileName: 'maps/gone.tmx', x: 16, y: 0 },
			{ fileName: 't.tsj', x: 32, y: 0 },
		];
		const files = {
			'/w.world': JSON.stringify({ type: 'world', maps }),
			'/maps/a.tmj': mapJson({ tilesets: ['../t.tsj'] }),
			'/t.tsj': tilesetJson(),
		};
		const graph = await resolve('w.world', memoryLoader(files));
		expect([...graph.files.keys()]).toEqual(['/w.world', '/maps/a.tmj', '/t.tsj']);
		expect(codes(graph)).toEqual(['/w.world missing-file', '/w.world wrong-file-kind']);
	});

	it.each([
		['a JSON map with an XML tileset and an XML template', 'a.tmj', mapJson({ tilesets: ['t.tsx'], templates: ['c.tx'] })],
		['an XML map with a JSON tileset and a JSON template', 'a.tmx', mapXml({ tilesets: ['t.tsj'], templates: ['c.tj'] })],
		['a name that does not show the syntax', 'a.bin', mapXml({ tilesets: ['t.tsj', 't.tsx'], templates: ['c.tj', 'c.tx'] })],
	])('%s [N2] [N4]', async (_, name, content) => {
		const loader = memoryLoader({
			[name]: content,
			't.tsx': tilesetXml(),
			't.tsj': tilesetJson(),
			'c.tx': templateXml('t.tsj'),
			'c.tj': templateJson('t.tsx'),
		});
		const graph = await resolve(name, loader);
		expect(findingLines(graph)).toEqual([]);
		const syntaxes = [...graph.files.values()].map(({ doc, source }) => `${doc.type} ${source.syntax}`);
		expect(new Set(syntaxes)).toContain('tileset json');
		expect(new Set(syntaxes)).toContain('tileset xml');
		expect(syntaxes.filter((word) => word.startsWith('template')).length).toBeGreaterThan(0);
	});

	it('several documents form one graph; a file that is requested twice is in it once', async () => {
		const loader = memoryLoader({
			'/a.tmj': mapJson({ tilesets: ['t.tsj'] }),
			'/b.tmx': mapXml({ tilesets: ['t.tsj'] }),
			'/t.tsj': tilesetJson(),
		});
		const graph = await resolve(['a.tmj', '/b.tmx', './a.tmj'], loader);
		expect(graph.roots).toEqual(['/a.tmj', '/b.tmx', '/a.tmj']);
		expect([...graph.files.keys()]).toEqual(['/a.tmj', '/b.tmx', '/t.tsj']);
	});

	it('backslashes count as slashes, with a warning [N5]', async () => {
		const loader = memoryLoader({ '/maps/a.tmj': mapJson({ tilesets: ['..\\t.tsj'] }), '/t.tsj': tilesetJson() });
		const graph = await resolve('maps/a.tmj', loader);
		expect([...graph.files.keys()]).toEqual(['/maps/a.tmj', '/t.tsj']);
		expect(codes(graph)).toEqual(['/maps/a.tmj foreign-path']);
	});
});

describe('problems with a file are reported at the reference [T4]', () => {
	const files = {
		'/a.tmj': mapJson({
			tilesets: ['gone.tsj', 'a2.tmj', 'broken.tsx', '../out.tsj'],
			templates: ['gone.tj', 'gone.tj', 't.tsj', 'gone.tj'],
		}),
		'/a2.tmj': mapJson(),
		'/t.tsj': tilesetJson(),
		'/broken.tsx': '<tileset name="x">\n <image',
	};

	it('with its line and column, once for many instances', async () => {
		expect(findingLines(await resolve('a.tmj', memoryLoader(files)))).toMatchInlineSnapshot(`
			[
			  "/a.tmj:21:18 warning missing-file The template "gone.tj" does not exist. This is the first of 3 places.",
			  "/a.tmj:33:18 warning wrong-file-kind The file "t.tsj" should be a template, but it is a tileset.",
			  "/a.tmj:54:14 warning missing-file The tileset "gone.tsj" does not exist.",
			  "/a.tmj:58:14 warning wrong-file-kind The file "a2.tmj" should be a tileset, but it is a map.",
			  "/a.tmj:62:14 warning broken-file The tileset "broken.tsx" has errors and cannot be used. The first is: Not well-formed XML: the text ends inside the tag <image> of line 2.",
			  "/a.tmj:66:14 warning outside-root The tileset "../out.tsj" may not be read: its \`..\` lead out of the root.",
			  "/broken.tsx:2:8 error xml-syntax Not well-formed XML: the text ends inside the tag <image> of line 2.",
			]
		`);
	});

	it('in XML too', async () => {
		const graph = await resolve('a.tmx', memoryLoader({ 'a.tmx': mapXml({ tilesets: ['gone.tsj'], templates: ['gone.tx'] }) }));
		expect(findingLines(graph)).toMatchInlineSnapshot(`
			[
			  "/a.tmx:3:32 warning missing-file The tileset "gone.tsj" does not exist.",
			  "/a.tmx:5:28 warning missing-file The template "gone.tx" does not exist.",
			]
		`);
	});

	it('a problem with a requested document is an error', async () => {
		const graph = await resolve(['gone.tmj', '../out.tmj', 't.tsj'], memoryLoader(files));
		expect(findingLines(graph)).toMatchInlineSnapshot(`
			[
			  "../out.tmj:undefined:undefined error outside-root The document "../out.tmj" may not be read: its \`..\` lead out of the root.",
			  "/gone.tmj:undefined:undefined error missing-file The document "/gone.tmj" does not exist.",
			]
		`);
		expect([...graph.files.keys()]).toEqual(['/t.tsj']);
	});

	it('a loader that throws only affects one file', async () => {
		const loader = memoryLoader({ 'a.tmj': mapJson({ tilesets: ['x.tsj', 't.tsj'] }), 't.tsj': tilesetJson() });
		const load = (path: string) => (path === '/x.tsj' ? Promise.reject(new Error('the cable is out')) : loader.load(path));
		const graph = await resolve('a.tmj', { ...loader, load });
		expect(graph.issues).toMatchObject([{ code: 'unreadable-file', pointer: '/tilesets/0/source', reason: 'the cable is out' }]);
		expect(graph.files.size).toBe(2);
	});

	it('targets of images, properties and exports are linked, not read; targets outside the root are reported', async () => {
		const properties = [
			{ name: 'f', type: 'file', value: 'f.txt' },
			{ name: 'g', type: 'file', value: 'https://example.org' },
		];
		const imagelayer = (id: number, image: string) => ({ type: 'imagelayer', id, name: '', image, opacity: 1, visible: true, x: 0, y: 0 });
		const layers = [imagelayer(1, 'i.png'), imagelayer(2, '/i.png'), imagelayer(3, 'data:image/png;base64,AAAA')];
		const editorsettings = { export: { target: '../../a.lua', format: 'lua' } };
		const loader = slow(memoryLoader({ 'a.tmj': mapJson({ properties, layers, editorsettings, nextlayerid: 4 }) }), () => 0);
		const graph = await resolve('a.tmj', loader);
		expect(loader.loaded).toEqual(['/a.tmj']);
		expect(
			graph.files
				.get('/a.tmj')
				?.links.map(({ path, role, to }) => `${role} ${path} ${to}`)
				.toSorted(),
		).toEqual([
			'export ../../a.lua undefined',
			'file f.txt /f.txt',
			'file https://example.org undefined',
			'image /i.png undefined',
			'image data:image/png;base64,AAAA undefined',
			'image i.png /i.png',
		]);
		const found = graph.issues.filter(({ code }) => code !== 'foreign-path');
		expect(found.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`)).toEqual([
			'warning outside-root /layers/1/image',
			'info outside-root /properties/1/value',
		]);
	});

	it('in a document of an older form: with the position in the file [U1]', async () => {
		const older = mapJson({ version: 1.1, properties: { b: '../x', a: 'y' }, propertytypes: { a: 'file', b: 'file' } });
		const graph = await resolve('a.tmj', memoryLoader({ 'a.tmj': older }));
		const [issue] = graph.issues.filter(({ code }) => code === 'outside-root');
		expect(issue).toMatchObject({ pointer: '/properties/b', severity: 'info' });
		expect(older.slice(issue?.offset)).toMatch(/^"..\/x"/);
	});
});

describe('documents in memory', () => {
	it('replace the file, and their references are read', async () => {
		const map = readMap(mapJson({ tilesets: ['t.tsj', 'gone.tsj'] }));
		const loader = slow(memoryLoader({ 'maps/t.tsj': tilesetJson(), 'maps/a.tmj': 'not saved yet' }), () => 0);
		const graph = await resolveDocument(map, 'maps/a.tmj', loader);
		expect(graph.files.get('/maps/a.tmj')?.doc).toBe(map);
		expect([...graph.files.keys()]).toEqual(['/maps/a.tmj', '/maps/t.tsj']);
		expect(loader.loaded).not.toContain('/maps/a.tmj');
		expect(findingLines(graph)).toEqual([expect.stringMatching(/^\/maps\/a.tmj:undefined:undefined warning missing-file/)]);
	});

	it('may be targets of other documents', async () => {
		const map = readMap(mapJson());
		const graph = await resolve('a.tmj', memoryLoader({ 'a.tmj': mapJson({ tilesets: ['t.tsj'] }) }), {
			documents: new Map([['t.tsj', map]]),
		});
		expect(codes(graph)).toEqual(['/a.tmj wrong-file-kind']);
		await expect(resolve([], memoryLoader({}), { documents: new Map([['../t.tsj', map]]) })).rejects.toThrow(RangeError);
	});

	it('does not look for references again that are known', async () => {
		const map = readMap(mapJson({ tilesets: ['a.tsj'] }));
		const documents = new Map([['m.tmj', map]]);
		const known = [{ path: 'b.tsj', role: 'tileset', pointer: '/tilesets/0/source' }] as const;
		const graph = await resolve('m.tmj', memoryLoader({ 'b.tsj': tilesetJson() }), { documents, references: new Map([[map, known]]) });
		expect([...graph.files.keys()]).toEqual(['/m.tmj', '/b.tsj']);
	});
});

describe('cycles', () => {
	it('a tileset whose shape is an instance of a template of that tileset', async () => {
		const loader = memoryLoader({
			'/a.tmj': mapJson({ tilesets: ['t.tsj'], templates: ['c.tj'] }),
			'/t.tsj': tilesetJson({ templates: ['c.tj'] }),
			'/c.tj': templateJson('t.tsj'),
		});
		const graph = await resolve('a.tmj', loader);
		expect(graph.files.size).toBe(3);
		expect(graph.issues).toMatchObject([{ code: 'reference-cycle', severity: 'warning' }]);
		expect(findingLines(graph)).toMatchInlineSnapshot(`
			[
			  "/c.tj:1:53 warning reference-cycle The tileset "t.tsj" refers back to this file: /t.tsj → /c.tj → /t.tsj.",
			]
		`);
	});

	it('long ones are shortened', async () => {
		const ring = Object.fromEntries(
			Array.from({ length: 6 }, (_, i) => [
				[`/${i}.tj`, templateJson(`${i}.tsj`)],
				[`/${i}.tsj`, tilesetJson({ templates: [`${(i + 1) % 6}.tj`] })],
			]).flat(),
		);
		const graph = await resolve('0.tj', memoryLoader(ring));
		expect(graph.issues).toMatchObject([
			{
				file: '/5.tsj',
				code: 'reference-cycle',
				message: expect.stringContaining(': /0.tj → /0.tsj → /1.tj → /1.tsj → … → /5.tsj → /0.tj.'),
			},
		]);
	});

	it('files that refer to themselves', async () => {
		const loader = memoryLoader({ '/t.tsj': templateJson('t.tsj'), '/c.tj': templateJson('t.tsj') });
		expect(codes(await resolve('c.tj', loader))).toEqual(['/c.tj wrong-file-kind', '/t.tsj wrong-file-kind', '/t.tsj reference-cycle']);
	});

	it('a template in a template: the field has no meaning there, and is not followed', async () => {
		const own = JSON.stringify({ type: 'template', object: { name: 'x', template: 'c.tj', width: 1, height: 1 } });
		const graph = await resolve('c.tj', memoryLoader({ '/c.tj': own }));
		expect(codes(graph)).toEqual(['/c.tj inapplicable-field']);
	});

	it('two paths to a file are not a cycle', async () => {
		const loader = memoryLoader({
			'/a.tmj': mapJson({ tilesets: ['t.tsj'], templates: ['c.tj', 'd.tj'] }),
			'/t.tsj': tilesetJson(),
			'/c.tj': templateJson('t.tsj'),
			'/d.tj': templateJson('t.tsj'),
		});
		expect(codes(await resolve('a.tmj', loader))).toEqual([]);
	});
});

describe('limits', () => {
	/** A shape in each template's tileset is an instance of the next template. */
	const chain = (length: number): Record<string, string> =>
		Object.fromEntries(
			Array.from({ length }, (_, i) => [
				[`/${i}.tj`, templateJson(`${i}.tsj`)],
				[`/${i}.tsj`, tilesetJson({ templates: [`${i + 1}.tj`] })],
			]).flat(),
		);

	it('of depth: 100 by default', async () => {
		const graph = await resolve('0.tj', memoryLoader(chain(200)));
		expect(graph.files.size).toBe(101);
		expect(codes(graph)).toEqual(['/50.tj not-followed']);
		const deeper = await resolve('0.tj', memoryLoader(chain(20_000)), { limits: { depth: 1e9, files: 30_000 } });
		expect(deeper.files.size).toBe(30_000);
	});

	it('of files', async () => {
		const tilesets = Array.from({ length: 50 }, (_, i) => `${i}.tsj`);
		const loader = slow(memoryLoader({ '/a.tmj': mapJson({ tilesets }), '/0.tsj': tilesetJson() }), () => 0);
		const graph = await resolve('a.tmj', loader, { limits: { files: 10 } });
		expect(loader.loaded).toHaveLength(10);
		expect(codes(graph)).toEqual([...Array(8).fill('/a.tmj missing-file'), '/a.tmj not-followed']);
		expect(graph.issues.at(-1)?.message).toBe(
			'The tileset "9.tsj" was not read: the limit of files is 10. This is the first of 41 places.',
		);
	});

	it('of bytes, whichever file loads first', async () => {
		const names = Array.from({ length: 40 }, (_, i) => `${i}.tsj`);
		const map = mapJson({ tilesets: names });
		const files = memoryLoader({ '/a.tmj': map, ...Object.fromEntries(names.map((name) => [name, tilesetJson()])) });
		const bytes = map.length + 5.5 * tilesetJson().length;
		for (const delay of [() => 0, (path: string) => 20 - Number.parseInt(path.slice(1), 10) / 2]) {
			const loader = slow(files, delay);
			const graph = await resolve('a.tmj', loader, { limits: { bytes } });
			expect(graph.files.size).toBe(6);
			expect(findingLines(graph)).toEqual([
				expect.stringMatching(/"5\.tsj" was not read: the limit of bytes .* This is the first of 35 places\.$/),
			]);
			expect(loader.loaded.length).toBeLessThan(30);
		}
	});

	it('of cells', async () => {
		const layers = [
			{ type: 'tilelayer', id: 1, name: 'x', width: 2, height: 2, data: [0, 0, 0, 0], opacity: 1, visible: true, x: 0, y: 0 },
		];
		const map = mapJson({ width: 2, height: 2, layers });
		const graph = await resolve(['a.tmj', 'b.tmj', 'c.tmj'], memoryLoader({ 'a.tmj': map, 'b.tmj': map, 'c.tmj': map }), {
			limits: { cells: 8 },
		});
		expect(codes(graph)).toEqual(['/c.tmj too-large']);
	});

	it('of findings', async () => {
		const objects = Array.from({ length: 9000 }, () => ({ id: 1, x: 0, y: 0, width: 1, height: 1 }));
		const layers = [{ type: 'objectgroup', id: 1, name: '', objects, opacity: 1, visible: true, x: 0, y: 0 }];
		const names = Array.from({ length: 15 }, (_, i) => `${i}.tmj`);
		const map = mapJson({ layers, tilesets: ['gone.tsj'] });
		const graph = await resolve(names, memoryLoader(Object.fromEntries(names.map((name) => [name, map]))));
		expect(graph.files.size).toBe(15);
		expect(graph.issues.filter(({ code }) => code === 'too-many')).toMatchObject([{ file: '/11.tmj' }]);
		expect(graph.issues.filter(({ code }) => code === 'missing-file')).toHaveLength(15);
		expect(graph.issues.length).toBeLessThan(100_020);
	});

	it('a signal ends it, also while a file never comes', async () => {
		const memory = memoryLoader({ '/a.tmj': mapJson({}) });
		await expect(resolve('a.tmj', memory, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
		const control = new AbortController();
		const hanging: Loader = {
			...memory,
			load: () => {
				control.abort('late');
				return new Promise(() => {});
			},
		};
		await expect(resolve('a.tmj', hanging, { signal: control.signal })).rejects.toBe('late');
		expect((await resolve('a.tmj', memory, { signal: new AbortController().signal })).files.size).toBe(1);
	});

	it.each([{ concurrency: 0 }, { limits: { files: -1 } }, { limits: { bytes: Number.NaN } }])('%o is refused', async (options) => {
		await expect(resolve('a', memoryLoader({}), options)).rejects.toThrow(RangeError);
	});
});

describe('files are loaded in parallel', () => {
	const names = Array.from({ length: 60 }, (_, i) => `${i}.tsj`);
	const files = {
		'/a.tmj': mapJson({ tilesets: names, templates: ['c.tj', 'd.tj'] }),
		...Object.fromEntries(names.map((name, i) => [name, i % 3 === 0 ? '{' : tilesetJson({ templates: [`gone-${i}.tj`] })])),
		'/c.tj': templateJson('gone.tsj'),
	};

	it.each([
		[undefined, 16],
		[3, 3],
		[1, 1],
	])('concurrency %s: at most %i at a time', async (concurrency, most) => {
		const loader = slow(memoryLoader(files), () => 2);
		await resolve('a.tmj', loader, concurrency === undefined ? {} : { concurrency });
		expect(loader.atOnce).toBe(most);
	});

	it('and the result does not depend on which loads first', async () => {
		const summary = async (delay: (path: string) => number, concurrency: number): Promise<unknown> => {
			const graph = await resolve('a.tmj', slow(memoryLoader(files), delay), { concurrency });
			return { files: [...graph.files.keys()], issues: graph.issues };
		};
		const expected = await summary(() => 0, 1);
		let seed = 1;
		const random = (): number => {
			seed = (seed * 16807) % 2147483647;
			return seed % 7;
		};
		for (const concurrency of [2, 16, 1000]) expect(await summary(random, concurrency)).toEqual(expected);
	});
});
