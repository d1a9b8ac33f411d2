import { basename } from 'node:path';
import type { ChunkExtent, CustomTypes, Document, Issue, WriteOptions } from '@tilewright/format';
import type { Engine, ExportPlan, Graph, PlannedCopy, PlannedDocument, Refused } from '@tilewright/ops';
import { followImages, hasUnsizedTiles, ownLosses, tilesetNames } from '@tilewright/ops';
import { asUsageError } from '../../../formats/as-usage-error.ts';
import type { GraphFormats } from '../../../formats/for-graph.ts';
import type { Gate } from '../../../gate/gate.ts';
import { chunkSizeFor } from '../chunk-size.ts';
import type { Unread } from '../for-engine.ts';
import { unreadBy, writingFor } from '../for-engine.ts';
import { IMAGE_ADVICE } from '../image-advice.ts';
import type { Images } from './images.ts';

/** A file to write. */
export interface Job {
	/** Path of the file, relative to the folder of the export. */
	readonly to: string;
	/** Path of its source. */
	readonly from: string;
	readonly make: () => Promise<Made>;
}

/** The result of a job. */
export interface Made {
	/** `undefined` if the file cannot be made. */
	readonly bytes: Uint8Array | undefined;
	/** Why an image could not be read. */
	readonly refused?: Refused;
	/** The content that the version or the format cannot hold. */
	readonly losses: readonly Issue[];
	/** The other findings. */
	readonly findings: readonly Issue[];
	/** Whether the pointers of `losses` and `findings` are valid in the source. */
	readonly isAsRead: boolean;
	/** Paths of all files that the bytes depend on, the source first. */
	readonly inputs: readonly string[];
}

/** The state that all jobs of an export share. */
export interface JobContext {
	readonly graph: Graph;
	readonly gate: Gate;
	readonly images: Images;
	readonly formats: GraphFormats;
	readonly options: WriteOptions;
	readonly inlineImages: boolean;
	readonly keepImageSizes: boolean;
	readonly chunkSize: ChunkExtent | undefined;
	readonly types: CustomTypes | undefined;
	/** The engine whose loader reads the files. */
	readonly engine: Engine | undefined;
	/** The files that all documents depend on: those of the project. */
	readonly alwaysRead: readonly string[];
}

/** The jobs of an export, sorted by the name of the file. */
export function jobsOf({ documents, copies }: ExportPlan, context: JobContext): Job[] {
	const jobs: Job[] = [
		...documents.map((planned) => ({ to: planned.to, from: planned.from, make: () => makeDocument(planned, context) })),
		...copies.map((planned) => ({ to: planned.to, from: planned.from, make: () => copyImage(planned, context) })),
	];
	return jobs.sort((a, b) => (a.to < b.to ? -1 : 1));
}

async function copyImage({ from }: PlannedCopy, { gate }: JobContext): Promise<Made> {
	const loaded = await gate.copies.load(from);
	const made = { losses: [], findings: [], isAsRead: true, inputs: [from] };
	return 'bytes' in loaded ? { ...made, bytes: loaded.bytes } : { ...made, bytes: undefined, refused: loaded };
}

const NOTHING_UNREAD: Unread = { losses: [], findings: [] };

async function makeDocument(planned: PlannedDocument, context: JobContext): Promise<Made> {
	const { graph, gate, images, formats, options, inlineImages, keepImageSizes: keep, types, engine, alwaysRead } = context;
	const { from, to, kind } = planned;
	const file = graph.files.get(from);
	const composed = planned.compose();
	if (file === undefined) return { bytes: undefined, losses: [], findings: [], isAsRead: true, inputs: [from] };
	const isAsRead = composed === file.doc;
	const read = new Set<string>();
	const { doc: sized, issues: findings } = await followImages(composed, from, {
		measure: async (image, path) => {
			const resolved = gate.loader.resolve(image, path);
			if (!('path' in resolved)) return undefined;
			read.add(path).add(resolved.path);
			return await images.size(resolved.path);
		},
		keep,
		advice: IMAGE_ADVICE,
		graph,
		withTilesets: true,
	});
	if (composed.type === 'map' && hasUnsizedTiles(composed))
		for (const { role, to: target } of file.links) if (role === 'tileset' && target !== undefined) read.add(target);
	const data = new Map<string, string>();
	for (const path of inlineImages ? planned.imagesOf(sized) : []) {
		const url = await images.data(path);
		read.add(path);
		if (url !== undefined) data.set(path, url);
	}
	const chunkSize = chunkSizeOf(sized, context.chunkSize);
	const placed = planned.place(sized, (path) => data.get(path));
	const { bytes, losses } = await formats
		.formatOf(kind, file.source)
		.write(placed, {
			fileName: basename(to),
			options: { ...writingFor(engine, placed, options), ...(chunkSize && { chunkSize }), ...(types && { types }) },
			tilesetNames: tilesetNames(composed, from, graph),
		})
		.catch((error: unknown) => {
			throw asUsageError(error);
		});
	const inputs = [...new Set([...planned.inputs, ...read, ...alwaysRead])];
	const failed = findings.some(({ severity }) => severity === 'error');
	const unread = engine === undefined || bytes === undefined ? NOTHING_UNREAD : unreadBy(engine, bytes);
	return {
		bytes: failed ? undefined : bytes,
		losses: [...ownLosses(losses, composed), ...unread.losses],
		findings: [...findings, ...unread.findings],
		isAsRead,
		inputs,
	};
}

function chunkSizeOf(doc: Document, requested: ChunkExtent | undefined): ChunkExtent | undefined {
	return doc.type === 'map' && doc.infinite ? chunkSizeFor(doc, requested).size : undefined;
}
