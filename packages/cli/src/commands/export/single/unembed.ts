import { basename, dirname } from 'node:path';
import type { Document, Issue, WriteOptions } from '@tilewright/format';
import { toExport } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { unembedTilesets } from '@tilewright/ops';
import type { Format } from '@tilewright/ops/formats';
import { tsx } from '@tilewright/ops/formats';
import { UsageError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';

/** A file with a tileset that was embedded. */
export interface TilesetOutput {
	/** Absolute path. */
	readonly path: string;
	/** `undefined` if it cannot be written; the findings say why. */
	readonly bytes: Uint8Array | undefined;
	/** The content that the version or the format cannot hold. */
	readonly losses: readonly Issue[];
}

/** Where tilesets go, and how they are written. */
interface UnembedRequest {
	/** The value of `--unembed-tilesets`. */
	readonly folder: string;
	readonly format: Format;
	readonly options: WriteOptions;
	readonly graph: Graph;
}

/**
 * Moves the embedded tilesets of a document to files, in the format of the target or its companion for tilesets.
 *
 * @param from - path of the document
 * @throws UsageError if the format has no tilesets
 */
export async function unembed(
	doc: Document,
	from: string,
	{ folder, format, options, graph }: UnembedRequest,
): Promise<{ readonly doc: Document; readonly tilesets: readonly TilesetOutput[] }> {
	const own = 'write' in format ? [format, ...(format.companions ?? [tsx])].find(({ kinds }) => kinds.tileset !== undefined) : undefined;
	if (own === undefined)
		throw new UsageError(`--unembed-tilesets cannot be combined with ${format.name}, which has no tilesets.`, 'Leave it out.');
	const result = unembedTilesets(doc, from, graph, { folder: realPath(folder), extension: own.kinds.tileset ?? '.tsj' });
	const tilesets: TilesetOutput[] = [];
	for (const [path, file] of result.files) {
		const placed = toExport(file, { from: dirname(path), to: dirname(path) });
		tilesets.push({ path, ...(await own.write(placed, { fileName: basename(path), options })) });
	}
	return { doc: result.doc, tilesets };
}
