import { basename } from 'node:path';
import type { ChunkExtent, CustomTypes, Document, Issue, WriteOptions } from '@tilewright/format';
import type { ExportPlan, Graph, Loader, PlannedCopy, PlannedDocument, Refused } from '@tilewright/ops';
import { ownLosses } from '../../../findings/losses.ts';
import type { GraphFormats } from '../../../formats/for-graph.ts';
import { chunkSizeFor } from '../chunk-size.ts';
import { withSizes } from '../image-sizes.ts';
import type { Images } from './images.ts';

/** A file to be written. */
export interface Job {
	/** Path of the file, relative to the folder of the export. */
	readonly to: string;
	/** Path of the file that it is made of. */
	readonly from: string;
	readonly make: () => Promise<Made>;
}

/** What a job has made. */
export interface Made {
	/** `undefined` where the file cannot be made. */
	readonly bytes: Uint8Array | undefined;
	/** Why an image could not be read. */
	readonly refused?: Refused;
	/** What the version or the syntax cannot hold. */
	readonly losses: readonly Issue[];
	/** Whether pointers in `losses` are those of the source. */
	readonly isAsRead: boolean;
	/** Paths of all files that the bytes depend on: the source first. */
	readonly inputs: readonly string[];
}

/** What all jobs of an export share. */
export interface Workshop {
	readonly graph: Graph;
	readonly loader: Loader;
	readonly images: Images;
	readonly formats: GraphFormats;
	readonly options: WriteOptions;
	readonly inlineImages: boolean;
	readonly chunkSize: ChunkExtent | undefined;
	readonly types: CustomTypes | undefined;
	/** Files that all documents depend on: that of the project. */
	readonly alwaysRead: readonly string[];
}

/** The files of an export, in the order of their names. */
export function jobsOf({ documents, copies }: ExportPlan, workshop: Workshop): Job[] {
	const jobs: Job[] = [
		...documents.map((planned) => ({ to: planned.to, from: planned.from, make: () => makeDocument(planned, workshop) })),
		...copies.map((planned) => ({ to: planned.to, from: planned.from, make: () => copyImage(planned, workshop) })),
	];
	return jobs.sort((a, b) => (a.to < b.to ? -1 : 1));
}

async function copyImage({ from }: PlannedCopy, { loader }: Workshop): Promise<Made> {
	const loaded = await loader.load(from);
	const made = { losses: [], isAsRead: true, inputs: [from] };
	return 'bytes' in loaded ? { ...made, bytes: loaded.bytes } : { ...made, bytes: undefined, refused: loaded };
}

async function makeDocument(planned: PlannedDocument, workshop: Workshop): Promise<Made> {
	const { graph, loader, images, formats, options, inlineImages, types, alwaysRead } = workshop;
	const { from, to, kind } = planned;
	const file = graph.files.get(from);
	const composed = planned.compose();
	if (file === undefined) return { bytes: undefined, losses: [], isAsRead: true, inputs: [from] };
	const read = new Set<string>();
	const sized = await withSizes(composed, async (image) => {
		const resolved = loader.resolve(image, from);
		if (!('path' in resolved)) return undefined;
		read.add(resolved.path);
		return await images.size(resolved.path);
	});
	const data = new Map<string, string>();
	for (const path of inlineImages ? planned.imagesOf(sized) : []) {
		const url = await images.data(path);
		read.add(path);
		if (url !== undefined) data.set(path, url);
	}
	const chunkSize = sizeOfChunks(sized, workshop.chunkSize);
	const placed = planned.place(sized, (path) => data.get(path));
	const { bytes, losses } = await formats.formatOf(kind, file.source).write(placed, {
		fileName: basename(to),
		options: { ...options, ...(chunkSize && { chunkSize }), ...(types && { types }) },
	});
	const inputs = [...new Set([...planned.inputs, ...read, ...alwaysRead])];
	return { bytes, losses: ownLosses(losses, composed), isAsRead: composed === file.doc, inputs };
}

function sizeOfChunks(doc: Document, asked: ChunkExtent | undefined): ChunkExtent | undefined {
	return doc.type === 'map' && doc.infinite ? chunkSizeFor(doc, asked).size : undefined;
}
