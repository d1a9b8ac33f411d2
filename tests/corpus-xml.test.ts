import { dirname } from 'node:path';
import { read, toExport, write } from '@tilewright/format';
import { followImages } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { chunkSizeFor } from '../packages/cli/src/commands/export/chunk-size.ts';
import { gateFor } from '../packages/cli/src/gate/gate.ts';
import { sizeOfImage } from '../packages/cli/src/pictures/image-sizes.ts';
import type { CorpusRow, Difference } from './support/corpus.ts';
import { bytesOf, corpusRows, expectedExport, hasCorpus, loadComparer, pathOf } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';

interface Deviation {
	readonly path: string;
	readonly pointers: RegExp;
	readonly why: string;
}

const RAISED = '[J13] the counter is raised above the highest id in use';
const MEASURED = '[J14] the image is missing: the sizes in the file are kept; Tiled has none';

/** Intended differences between our export and Tiled's. */
const DEVIATIONS: readonly Deviation[] = [
	...['b64zlib', 'b64zstd', 'csv', 'externtileset'].map((name) => ({
		path: `baylej+tmx/examples/data/${name}.tmx`,
		pointers: /^\/nextobjectid$/,
		why: RAISED,
	})),
	{
		path: 'mapeditor+tiled/util/java/libtiled-java/src/test/resources/sewers/sewers.tmx',
		pointers: /^\/nextobjectid$/,
		why: RAISED,
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_repeat.tmx',
		pointers: /^\/nextlayerid$/,
		why: RAISED,
	},
	...['tile_set_image_for_template', 'tileset'].map((name) => ({
		path: `pythonarcade+pytiled_parser/tests/test_cross_template/${name}.tsx`,
		pointers: /^\/tilecount$/,
		why: MEASURED,
	})),
	{
		path: 'mapeditor+tiled/tests/errors/tile_image_not_found_in_tileset.tsx',
		pointers: /^\/tiles\/0\/image(?:width|height)$/,
		why: MEASURED,
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_class_property.tmx',
		pointers: /^\/layers\/1\/objects\/0\/properties\/1\/(?:type|value)$/,
		why: '[J14] a class value without members stays a class; Tiled turns it into an empty string if the class is undefined',
	},
	{
		path: 'mapeditor+rs-tiled/assets/tiled_image_layers.tmx',
		pointers: /^\/layers\/1\/tintcolor$/,
		why: 'an invalid color is kept, with a warning; Tiled drops it',
	},
];

/** J14: an undefined type is kept. The comparer finds it in sources in JSON only. */
const isKeptType = ({ pointer, what }: Difference): boolean => pointer.endsWith('/propertytype') && what.startsWith('unexpected');

const xmlDocuments = corpusRows.filter(({ syntax, kind }) => syntax === 'xml' && ['map', 'tileset', 'template'].includes(kind));

describe.runIf(hasCorpus)('every XML document of the corpus', () => {
	it('finds many documents', () => {
		expect(xmlDocuments.length).toBeGreaterThan(200);
	});

	describe('exports the same as Tiled [J1–J15, X1–X8]', () => {
		it.each(sampleOf(xmlDocuments, 4).filter((row) => row.export !== undefined))('$path', async (row: CorpusRow) => {
			const { differences } = await loadComparer();
			const actual: unknown = JSON.parse(new TextDecoder().decode(await exported(row)));
			const deviation = DEVIATIONS.find(({ path }) => path === row.path);
			const found = differences(actual, expectedExport(row)).filter((difference) => !isKeptType(difference));
			expect(found.filter(({ pointer }) => !deviation?.pointers.test(pointer))).toEqual([]);
			// Delete deviations that no longer occur.
			if (deviation !== undefined) expect(found).not.toEqual([]);
		});
	});

	describe('read, written as JSON and read again is the same document [N8]', () => {
		it.each(sampleOf(xmlDocuments, 4))('$path', (row: CorpusRow) => {
			const first = read(bytesOf(row));
			expect(first.issues.filter((issue) => issue.severity === 'error')).toEqual([]);
			expect(first.source.syntax).toBe('xml');
			if (first.doc === undefined) return;
			const written = write(first.doc);
			const again = read(written);
			expect(again.doc).toEqual(withoutMemberTypes(first.doc));
			expect(again.doc && write(again.doc)).toEqual(written);
		});
	});

	describe('has findings with their places', () => {
		it.each(sampleOf(xmlDocuments, 4))('$path', (row: CorpusRow) => {
			for (const { line, column, offset } of read(bytesOf(row)).issues) {
				expect([line, column, offset].every((number) => number !== undefined)).toBe(true);
			}
		});
	});
});

/** X7: only XML has types of members. They are kept in memory, but JSON cannot hold them. */
function withoutMemberTypes(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutMemberTypes);
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]) => (key === 'membertypes' ? [] : [[key, withoutMemberTypes(inner)]])),
	);
}

/** The output of the command in the folder of the source, without `--root`, whatever the working folder is. */
async function exported(row: CorpusRow): Promise<Uint8Array> {
	const { doc, issues } = read(bytesOf(row));
	if (doc === undefined) throw new Error(issues.map((issue) => issue.message).join('\n'));
	const folder = dirname(pathOf(row));
	const { loader } = gateFor(folder, {});
	const { doc: sized } = await followImages(doc, pathOf(row), { measure: (image) => sizeOfImage(image, pathOf(row), loader), keep: false });
	const chunkSize = sized.type === 'map' && sized.infinite ? chunkSizeFor(sized, undefined).size : undefined;
	return write(toExport(sized, { from: folder, to: folder }), chunkSize && { chunkSize });
}
