import { apply, copySelection, invert, mergeTilesets, pasteClip, rectangle, removeTilesets } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { read, walkLayers, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { bytesOf, corpusRows, hasCorpus } from './support/corpus.ts';
import { sampleOf } from './support/effort.ts';

/** Larger files take long and show nothing else. */
const LARGEST = 150_000;
const REGION = rectangle({ x: -50, y: -50, width: 200, height: 200 });

/** The maps of the corpus that have something to copy, by path, with a copy of all that is in the region. */
function* maps(): Generator<readonly [path: string, map: TileMap, clip: TileMap]> {
	for (const row of sampleOf(corpusRows, 4)) {
		const { doc } = row.kind === 'map' && bytesOf(row).length <= LARGEST ? read(bytesOf(row)) : {};
		if (doc?.type !== 'map') continue;
		const layers = [...walkLayers(doc.layers)].map(({ layer }) => layer);
		const objects = layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
		const clip = copySelection(doc, { layers: layers.map(({ id }) => id), region: REGION, objects });
		if (clip !== undefined) yield [row.path, doc, clip];
	}
}

const codesIn = (bytes: Uint8Array): Set<string> => new Set(read(bytes).issues.map(({ code }) => code));

describe.runIf(hasCorpus)('the clipboard with maps of the corpus', () => {
	it('[E30] copies them as maps in which nothing else is wrong', () => {
		let count = 0;
		for (const [path, map, clip] of maps()) {
			const before = codesIn(write(map));
			expect(
				[...codesIn(write(clip))].filter((code) => !before.has(code)),
				path,
			).toEqual([]);
			count++;
		}
		expect(count).toBeGreaterThan(sampleOf(corpusRows, 4).length / 2);
	});

	it('[E33, E90] pastes into them and removes their tilesets, which is undone byte for byte', () => {
		for (const [path, map, clip] of maps()) {
			const bytes = write(map);
			const pasted = pasteClip(map, clip);
			expect(
				pasted.issues.filter(({ code }) => code !== 'layer-locked'),
				path,
			).toEqual([]);
			const moved = pasteClip(map, clip, { cell: { x: 1, y: 1 }, point: { x: 0, y: 0 } });
			// A whole map, with its groups and image layers.
			const whole = pasteClip(map, map, { point: { x: 40, y: 40 } });
			const all = map.tilesets.map((_, i) => i);
			for (const { changes } of [pasted, moved, whole, removeTilesets(map, all, 'erase'), mergeTilesets(map)]) {
				const { doc, issues } = apply(map, changes);
				expect(issues, path).toEqual([]);
				expect(Buffer.compare(write(apply(doc, invert(changes)).doc), bytes), path).toBe(0);
			}
		}
	});
});
