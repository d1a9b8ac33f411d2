import type { ChunkExtent, CustomTypes, Document, ImageSize, Issue, WriteOptions } from '@tilewright/format';
import { toExport } from '@tilewright/format';
import { flatten } from '../flatten.ts';
import { tilesetNames } from '../formats/tileset-names.ts';
import type { FileIssue, Graph } from '../graph/graph.ts';
import { folderOf } from '../references/paths.ts';
import { hasUnsizedTiles } from '../size-tile-objects.ts';
import { typeMembers } from '../types/type-members.ts';
import { unembedTilesets } from '../unembed-tilesets.ts';
import type { MapChanges } from './change-maps.ts';
import { changesMaps, mapChanges } from './change-maps.ts';
import { chunkSizeFor } from './chunk-size.ts';
import { ExportError } from './export-error.ts';
import type { Flattening } from './flattening.ts';
import { flatteningFor } from './flattening.ts';
import { followImages } from './follow-images.ts';
import type { Format } from './format.ts';
import { withListedMaps } from './listed-maps.ts';
import { ownLosses } from './losses.ts';
import type { WrittenFile } from './write-document.ts';
import { tsx } from './xml.ts';

/** How a document is exported. */
export interface ExportOptions extends MapChanges, Partial<Flattening> {
	readonly format: Format;
	/** Encoding, compression, indentation, version. */
	readonly writing?: WriteOptions;
	/** The size of the chunks of infinite maps; the map's own by default. */
	readonly chunkSize?: ChunkExtent;
	/** Whether the sizes of the document stay if its images have others. */
	readonly keepImageSizes?: boolean;
	/** The folder for embedded tilesets that become files; they stay embedded by default. */
	readonly unembedTo?: string;
	/** Custom types. They also say which members of classes are files, whose paths are rewritten. */
	readonly types?: CustomTypes;
	/** Path of the file of these types. */
	readonly typesPath?: string;
}

/** The input of an export, and its target. Paths are those of the graph. */
export interface ExportContext {
	/** The document with all that it refers to. */
	readonly graph: Graph;
	/** Path of the target. */
	readonly to: string;
	/** The size of an image by its path in the document at `from`; `undefined` if it is unknown. */
	readonly measure: (image: string, from: string) => Promise<ImageSize | undefined>;
}

/** An export that is not written yet. */
export interface Exported {
	/** The files with their paths: those that others refer to come first. `undefined` if nothing can be written; the findings say why. */
	readonly files: readonly WrittenFile[] | undefined;
	/** The content that the version or the format cannot hold, by pointers into the document. */
	readonly losses: readonly Issue[];
	/** The findings from putting files together. */
	readonly issues: readonly FileIssue[];
}

/**
 * Exports one document, as `tilewright export` does: puts in what it takes from other files, follows the sizes of its
 * images, rewrites paths for the folder of the target, and writes it.
 *
 * @param given - the document; it is not changed
 * @param path - of the document in the graph
 * @throws ExportError if options do not fit the document
 */
export async function exportDocument(
	given: Document,
	path: string,
	options: ExportOptions,
	{ graph, to, measure }: ExportContext,
): Promise<Exported> {
	const { format, types, typesPath, chunkSize: requested, keepImageSizes: keep = false } = options;
	const doc = typeMembers(given, graph.files.get(path)?.source.syntax ?? 'json', types);
	const flattening = flatteningFor(options, format);
	const isComposed = Object.values(flattening).some(Boolean) || changesMaps(options) || options.unembedTo !== undefined;
	const composed = isComposed
		? mapChanges(options, graph)(doc, path, (whole) =>
				flatten(whole, path, graph, { ...flattening, ...(types && { types }), ...(typesPath !== undefined && { typesPath }) }),
			)
		: { doc, issues: [] };
	if (composed.issues.some(({ severity, file }) => severity === 'error' && file === path))
		return { files: undefined, losses: [], issues: composed.issues };
	const listed = withListedMaps(composed.doc, path, graph, to);
	const needsGraph = isComposed || (doc.type === 'map' && hasUnsizedTiles(doc));
	const sized = await followImages(listed.doc, path, { measure, keep, ...(needsGraph && { graph }) });
	const issues = [...composed.issues, ...[...listed.issues, ...sized.issues].map((issue) => ({ ...issue, file: path }))];
	if (sized.issues.some(({ severity }) => severity === 'error')) return { files: undefined, losses: [], issues };
	const chunkSize = doc.type === 'map' && doc.infinite ? chunkSizeFor(doc, requested) : undefined;
	if (doc.type === 'map' && doc.infinite && chunkSize === undefined)
		throw new ExportError('The chunks are too large for this map: its tiles are too far apart.', 'Choose smaller chunks, such as 16 × 16.');
	const writing: WriteOptions = { ...options.writing, ...(chunkSize && { chunkSize: chunkSize.size }), ...(types && { types }) };
	const split = await withTilesetFiles(sized.doc, path, graph, options, writing);
	const placed = toExport(split.doc, { from: folderOf(path), to: folderOf(to) });
	const request = {
		fileName: nameOf(to),
		options: writing,
		...(isComposed && { tilesetNames: tilesetNames(composed.doc, path, graph) }),
	};
	const { files, losses } = await written(format, placed, request);
	const inFolder = files?.map(({ name, bytes }) => ({ name: `${folderOf(to)}/${name}`, bytes }));
	return {
		files: inFolder === undefined || split.failed ? undefined : [...split.files, ...inFolder],
		losses: [...ownLosses(losses, listed.doc), ...split.losses],
		issues,
	};
}

async function written(format: Format, doc: Document, request: Parameters<Extract<Format, { write: unknown }>['write']>[1]) {
	if ('writeFiles' in format) return await format.writeFiles(doc, request);
	const { bytes, losses } = await format.write(doc, request);
	return { files: bytes && [{ name: request.fileName, bytes }], losses };
}

/** Embedded tilesets as files, if that is asked for. */
async function withTilesetFiles(doc: Document, path: string, graph: Graph, { format, unembedTo }: ExportOptions, options: WriteOptions) {
	const files: WrittenFile[] = [];
	const losses: Issue[] = [];
	if (unembedTo === undefined) return { doc, files, losses, failed: false };
	const own = 'write' in format ? [format, ...(format.companions ?? [tsx])].find(({ kinds }) => kinds.tileset !== undefined) : undefined;
	if (own === undefined) throw new ExportError(`${format.name} has no tilesets of their own.`, 'Leave embedded tilesets in the map.');
	const result = unembedTilesets(doc, path, graph, { folder: unembedTo, extension: own.kinds.tileset ?? '.tsj' });
	let failed = false;
	for (const [name, tileset] of result.files) {
		const folder = folderOf(name);
		const file = await own.write(toExport(tileset, { from: folder, to: folder }), { fileName: nameOf(name), options });
		losses.push(...file.losses);
		if (file.bytes === undefined) failed = true;
		else files.push({ name, bytes: file.bytes });
	}
	return { doc: result.doc, files, losses, failed };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
