import { dirname } from 'node:path';
import { read, toExport, write } from '@tilewright/format';
import { followImages } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { chunkSizeFor } from '../packages/cli/src/commands/export/chunk-size.ts';
import { gateFor } from '../packages/cli/src/gate/gate.ts';
import { sizeOfImage } from '../packages/cli/src/pictures/image-sizes.ts';
import { difference } from '../packages/format/test/support/same.ts';
import type { CorpusRow } from './support/corpus.ts';
import { bytesOf, expectedExport, hasCorpus, jsonDocuments, loadComparer, pathOf } from './support/corpus.ts';

interface Deviation {
	readonly path: string;
	readonly pointers: RegExp;
	readonly why: string;
}

/** Intended differences between our export and Tiled's. */
const DEVIATIONS: readonly Deviation[] = [
	{
		path: 'SSBMTonberry+tileson/content/test-maps/issues/Preluda3.json',
		pointers: /^\/tilesets\/0\/(tilecount|tiles)$/,
		why: '[J14] the image is missing; the tileset keeps its tile count, Tiled counts only the tiles that it knows',
	},
	{
		path: 'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json',
		pointers: /^\/layers\/0\/data$/,
		why: '[G5] cells past the end of a tileset are kept; Tiled clears them',
	},
	...['project', 'project-v1.9'].map((project) => ({
		path: `SSBMTonberry+tileson/content/test-maps/${project}/maps/sub/sub.json`,
		pointers: /^\/tilesets\/0\/tilecount$/,
		why: '[J14] the image is missing; Tiled counts 0 tiles',
	})),
	{
		path: 'englercj+gl-tiled/test/maps/lttp/lightworld/lightworld.json',
		pointers: /^\/nextobjectid$/,
		why: '[J13] the counter is raised above the highest id in use',
	},
	{
		path: 'pythonarcade+pytiled_parser/tests/test_cross_template/tile_set_image_for_template.json',
		pointers: /^\/tilecount$/,
		why: '[J14] the image is missing; Tiled counts 0 tiles',
	},
];

/** Documents that are refused, with the finding. Tiled refuses them too. */
const REFUSED: Readonly<Record<string, string>> = {
	'pythonarcade+pytiled_parser/tests/test_data/layer_tests/unknown_type/map.json': 'unknown-type',
};

describe.runIf(hasCorpus)('every JSON document of the corpus', () => {
	describe('exports the same as Tiled [J1–J15]', () => {
		it.each(jsonDocuments.filter((row) => row.export !== undefined))('$path', async (row: CorpusRow) => {
			const { differences, sourceKeysOf } = await loadComparer();
			const actual: unknown = JSON.parse(new TextDecoder().decode(await exported(row)));
			const deviation = DEVIATIONS.find(({ path }) => path === row.path);
			const found = differences(actual, expectedExport(row), sourceKeysOf(pathOf(row)));
			expect(found.filter(({ pointer }) => !deviation?.pointers.test(pointer))).toEqual([]);
			// Delete deviations that no longer occur.
			if (deviation !== undefined) expect(found).not.toEqual([]);
		});
	});

	describe('read, written and read again is the same document [N8]', () => {
		it.each(jsonDocuments)('$path', (row: CorpusRow) => {
			const first = read(bytesOf(row));
			const errors = first.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.code);
			const refused = REFUSED[row.path];
			expect(errors).toEqual(refused === undefined ? [] : [refused]);
			if (first.doc === undefined) return;
			const written = write(first.doc);
			const again = read(written);
			expect(difference(again.doc, first.doc)).toBeUndefined();
			expect(again.doc && Buffer.compare(write(again.doc), written)).toBe(0);
		});
	});
});

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
