import type { TileMap } from '@tilewright/format';
import { eachLayer, layerPath, makeIssue, notInCsv, pointerOf } from '@tilewright/format/internal';
import { toCsv } from '../formats/csv.ts';
import { ExportError } from './export-error.ts';
import { withoutExtension } from './format.ts';
import type { WrittenFiles } from './write-document.ts';

const LOST = { objectgroup: 'the object layer', imagelayer: 'the image layer' } as const;

/** Writes the tile layers of a map as CSV, a file each. */
export function writeCsv(map: TileMap, fileName: string): WrittenFiles {
	const layers = refusing(() => toCsv(map));
	const base = withoutExtension(fileName);
	// As in Tiled: file names have layer names only if there are several layers.
	const nameOf = (layer: string): string => (layers.length === 1 ? fileName : `${base}_${layer}.csv`);
	const losses = [...eachLayer(map.layers)].flatMap(({ layer, path }) =>
		layer.type === 'objectgroup' || layer.type === 'imagelayer'
			? [makeIssue(notInCsv, pointerOf(layerPath(path)), { what: `${LOST[layer.type]} \`${layer.name}\`` })]
			: [],
	);
	return { files: layers.map(({ name, text }) => ({ name: nameOf(name), bytes: new TextEncoder().encode(text) })), losses };
}

/** Says that a map has no form in CSV. */
function refusing<T>(write: () => T): T {
	try {
		return write();
	} catch (error) {
		if (error instanceof RangeError)
			throw new ExportError(error.message, 'Export it as JSON, which keeps chunks, or move the chunks together.');
		throw error;
	}
}
