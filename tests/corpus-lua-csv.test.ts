import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, inflateSync } from 'node:zlib';
import type { Document } from '@tilewright/format';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import type { Graph } from '@tilewright/ops';
import { detachTemplates, embedTilesets, resolve, tilesetNames, toCsv, toLua } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpusDocs, hasCorpus } from './support/corpus.ts';

/** Lines of Lua that differ from Tiled's on purpose, and why. */
const DEVIATIONS: readonly { readonly paths: RegExp; readonly lines: RegExp; readonly why: string }[] = [
	{ paths: /./, lines: /^next(layer|object)id = \d+,$/, why: '[J13] the counter is raised above the highest id in use' },
	{
		paths: /\/sandbox2?\.tmx$|\/withtemplates\.json$|\/templates\/(example\.tmx|grass_walls\.tsx)$/,
		lines: /^type = "(hero|coin|CIRCLE|TRIANGLE|simple_figure|wall)?",$/,
		why: '[T1] an instance has the class of its template; Tiled leaves it empty',
	},
	{
		paths: /\/(perspective_walls|grass_walls|simple_figure)\.tsx$/,
		lines: /^(columns|tilecount|imagewidth|imageheight) = \d+,$/,
		why: 'the sizes are those of the image, which an export looks up; this test does not',
	},
	{
		paths: /\/issue_17\.json$/,
		lines: /^(\d+, )+\d+,?$/,
		why: '[G5] cells past the end of a tileset are kept; Tiled clears them',
	},
	{
		paths: /\/Preluda3\.json$|\/maps\/sub\/sub\.json$/,
		lines: /^(tilecount = \d+,|id = \d+,?|[{}],?)$/,
		why: '[J14] the image is missing; the tileset keeps its sizes, Tiled counts and lists only the tiles that it knows',
	},
	{
		paths: /\/tiled_class_property\.tmx$/,
		lines: /^\["empty property"\] = (\{\}|"")$/,
		why: 'a class without members is a table, not a text',
	},
	{
		paths: /\/(templates\/example|tiled_object_template)\.tmx$/,
		lines: /^(gid = \d+,|[{}],?|name = ".*",|firstgid = \d+,|filename = ".*")$/,
		why: '[T2] the tileset of a template is added to the map; Tiled writes the GID 0',
	},
];

describe.runIf(hasCorpus)('exports of the corpus', () => {
	beforeAll(prepareZstd);

	describe('as Lua equal those of Tiled, line by line', () => {
		it.each(expectedFiles('.export.lua'))('%s', async (path) => {
			const { graph, root, doc } = await opened(path);
			if (doc.type !== 'map' && doc.type !== 'tileset') throw new TypeError(`${path} is a ${doc.type}`);
			const detached = detachTemplates(doc, root, graph).doc;
			const ours = comparable(toLua(detached, { tilesetNames: tilesetNames(detached, root, graph) }));
			const theirs = comparable(readFileSync(expectedFile(`${path}.export.lua`), 'utf8'));
			const allowed = DEVIATIONS.filter(({ paths }) => paths.test(path));
			const matters = (line: string): boolean => !allowed.some(({ lines }) => lines.test(line.trim()));
			expect(ours.filter(matters)).toEqual(theirs.filter(matters));
		});
	});

	describe('as CSV equal those of Tiled, byte by byte', () => {
		it.each(expectedFiles('.csv'))('%s', async (file) => {
			const [path = '', layer = ''] = file.split(/\.export_?/);
			const { graph, root, doc } = await opened(path);
			if (doc.type !== 'map') throw new TypeError(`${path} is a ${doc.type}`);
			const layers = toCsv(embedTilesets(doc, root, graph).doc);
			const ours = layer === '' ? layers[0] : layers.find(({ name }) => name === layer);
			expect(layer === '' ? layers.length : 1).toBe(1);
			expect(ours?.text).toBe(readFileSync(expectedFile(`${file}.csv`), 'utf8'));
		});
	});
});

function expectedFile(path: string): URL {
	return new URL(`../expected/${path.split('/').map(encodeURIComponent).join('/')}`, `file://${corpusDocs}/`);
}

/** The documents with an expected file of this extension, without the extension. */
function expectedFiles(extension: string): string[] {
	if (!hasCorpus) return [];
	return readdirSync(expectedFile(''), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(extension))
		.map((name) => name.slice(0, -extension.length))
		.sort();
}

async function opened(path: string): Promise<{ graph: Graph; root: string; doc: Document }> {
	const graph = await resolve([path], fileLoader({ root: corpusDocs }));
	const [root = ''] = graph.roots;
	const doc = graph.files.get(root)?.doc;
	if (doc === undefined) throw new Error(`${path} cannot be read`);
	return { graph, root, doc };
}

/**
 * Lines without what may differ: the version of Tiled; digits of numbers past the sixth, which Tiled cuts off; compressed bytes
 * that mean the same; folders of PNGs, which Tiled gets wrong when it reads JSON from another working folder.
 */
function comparable(lua: string): string[] {
	return lua
		.replace(/^ *tiledversion = .*\n/m, '')
		.replace(/-?\d+\.\d+(e-?\d+)?/g, (digits) => String(Number(Number(digits).toPrecision(6))))
		.replace(/"[^"]*\/([^"/]+\.png)"/g, '"$1"')
		.replace(
			/( data = )"(.*)"/g,
			(_, head: string, base64: string) => `${head}${inflated(Buffer.from(base64, 'base64')).toString('base64')}`,
		)
		.split('\n');
}

function inflated(bytes: Buffer): Buffer {
	if (bytes[0] === 0x78) return inflateSync(bytes);
	if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes);
	// Frames of zstd: two encoders rarely agree, and other tests read what ours writes.
	return bytes.readUInt32LE(0) === 0xfd2fb528 ? Buffer.alloc(0) : bytes;
}
