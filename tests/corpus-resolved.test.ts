import { dirname } from 'node:path';
import { toExport, write } from '@tilewright/format';
import { flatten, followImages, resolve } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { chunkSizeFor } from '../packages/cli/src/commands/export/chunk-size.ts';
import { gateFor } from '../packages/cli/src/gate/gate.ts';
import { sizeOfImage } from '../packages/cli/src/pictures/image-sizes.ts';
import type { CorpusRow, Difference } from './support/corpus.ts';
import { corpusRows, expectedResolved, hasCorpus, loadComparer, pathOf } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';

interface Deviation {
	readonly path: string;
	readonly pointers: RegExp;
	readonly why: string;
}

const RAISED = '[J13] the counter is raised above the highest id in use';
const MEASURED = '[J14] the image is missing: the sizes in the file are kept; Tiled has none';
const MISSING = '[T4] the tileset is missing: its reference is kept; Tiled embeds an empty one';
const PYTILED = 'pythonarcade+pytiled_parser/tests';

/** Intended differences between our result and Tiled's. */
const DEVIATIONS: readonly Deviation[] = [
	...[
		...['b64zlib', 'b64zstd', 'csv', 'externtileset'].map((name) => `baylej+tmx/examples/data/${name}.tmx`),
		'englercj+gl-tiled/test/maps/lttp/lightworld/lightworld.json',
		'mapeditor+tiled/util/java/libtiled-java/src/test/resources/sewers/sewers.tmx',
	].map((path) => ({ path, pointers: /^\/nextobjectid$/, why: RAISED })),
	...[
		...['project', 'project-v1.9'].map((project) => `SSBMTonberry+tileson/content/test-maps/${project}/maps/sub/sub.json`),
		...['map.json', 'map.tmx'].map((name) => `${PYTILED}/test_cross_template/${name}`),
	].map((path) => ({ path, pointers: /^\/tilesets\/[01]\/tilecount$/, why: MEASURED })),
	...[
		'mapeditor+tiled/tests/errors/tileset_not_found.tmx',
		'mapeditor+tiled/util/java/libtiled-java/src/test/resources/desert_missing_tileset/desert.tmx',
		`${PYTILED}/test_data/map_tests/json_invalid_tileset/map.json`,
	].map((path) => ({ path, pointers: /^\/tilesets\/0\//, why: MISSING })),
	{
		path: 'SSBMTonberry+tileson/content/test-maps/issues/Preluda3.json',
		pointers: /^\/tilesets\/0\/(?:tilecount|tiles)$/,
		why: MEASURED,
	},
	{
		path: 'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json',
		pointers: /^\/(?:layers\/0\/data$|tilesets\/0\/)/,
		why: `${MISSING}; [G5] cells of unknown tiles are kept; Tiled clears them`,
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_class_property.tmx',
		pointers: /^\/layers\/1\/objects\/0\/properties\/1\/(?:type|value)$/,
		why: '[J14] a class value without members stays a class; Tiled turns it into an empty string if the class is undefined',
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_image_layers.tmx',
		pointers: /^\/layers\/1\/tintcolor$/,
		why: '[N8] an invalid color is kept, with a warning; Tiled drops it',
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_repeat.tmx',
		pointers: /^\/nextlayerid$/,
		why: RAISED,
	},
	{
		path: 'mapeditor+tiled/tests/automapping/add-tileset/rules.tmx',
		pointers: /^\/tilesets\/1\//,
		why: '[T4] the tileset is a resource inside Tiled; its reference is kept',
	},
	{
		path: 'mapeditor+tiled/tests/errors/tile_image_not_found_in_tileset.tmx',
		pointers: /^\/tilesets\/0\/tiles\/0\/image(?:width|height)$/,
		why: MEASURED,
	},
];

/** J14: an undefined type is kept. The comparer finds it in sources in JSON only. */
const isKeptType = ({ pointer, what }: Difference): boolean => pointer.endsWith('/propertytype') && what.startsWith('unexpected');

const rows = corpusRows.filter(({ resolved }) => resolved !== undefined);

describe.runIf(hasCorpus)('every map of the corpus, with tilesets embedded, templates detached, types resolved', () => {
	it('finds many documents', () => {
		expect(rows.length).toBe(277);
	});

	describe('equals the export of Tiled [T1–T4, G6, J9, J15]', () => {
		it.each(sampleOf(rows, 4))('$path', async (row: CorpusRow) => {
			const { differences, sourceKeysOf } = await loadComparer();
			const actual: unknown = JSON.parse(new TextDecoder().decode(await resolved(row)));
			const deviation = DEVIATIONS.find(({ path }) => path === row.path);
			const found = differences(actual, expectedResolved(row), sourceKeysOf(pathOf(row))).filter((difference) => !isKeptType(difference));
			expect(
				found.filter(({ pointer }) => !deviation?.pointers.test(pointer)),
				row.path,
			).toEqual([]);
			// Delete deviations that no longer occur.
			if (deviation !== undefined) expect(found).not.toEqual([]);
		});
	});
});

/** The output of the command in the folder of the source, without `--root`, whatever the working folder is. */
async function resolved(row: CorpusRow): Promise<Uint8Array> {
	const path = pathOf(row);
	const folder = dirname(path);
	const { loader } = gateFor(folder, {});
	const graph = await resolve([path], loader);
	const map = graph.files.get(path)?.doc;
	if (map?.type !== 'map') throw new Error(`${row.path} cannot be read as a map.`);
	const { doc } = flatten(map, path, graph);
	const { doc: sized } = await followImages(doc, path, { measure: (image) => sizeOfImage(image, path, loader), keep: false });
	const chunkSize = sized.type === 'map' && sized.infinite ? chunkSizeFor(sized, undefined).size : undefined;
	return write(toExport(sized, { from: folder, to: folder }), chunkSize && { chunkSize });
}
