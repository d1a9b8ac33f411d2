import type { EditOutcome, Region, TurnedArea } from '@tilewright/edit';
import type { Automapped } from '@tilewright/edit/automap';
import type { CustomTypes, Document, ImageSize, WriteOptions } from '@tilewright/format';
import { write } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Exported, ExportOptions, Graph } from '@tilewright/ops';
import { exportDocument, memoryLoader, resolveInRoot, targetsOf, withCrLf } from '@tilewright/ops';
import { formatNamed } from '@tilewright/ops/formats';
import type { FillJob } from './fill.ts';
import type { ReadFile, ReadJob } from './read.ts';
import type { TurnJob } from './turn.ts';

/** Writes a document. */
export interface WriteJob {
	readonly type: 'write';
	readonly doc: Document;
	readonly options: WriteOptions;
	/** Whether lines end in CR LF. */
	readonly crlf: boolean;
	/** The code before and after the JSON of a script. */
	readonly code?: readonly [before: string, after: string];
}

/** Exports a document. All of it is plain data, so that a worker can do it. */
export interface ExportJob {
	readonly type: 'export';
	readonly path: string;
	readonly graph: Graph;
	readonly to: string;
	/** The name of the format. */
	readonly format: string;
	readonly options: Omit<ExportOptions, 'format'>;
	/** The sizes of images by their paths. */
	readonly sizes: ReadonlyMap<string, ImageSize>;
}

/** Applies automapping rules to a map (rule A26). */
export interface AutomapJob {
	readonly type: 'automap';
	/** Of the rules file or rule map. */
	readonly rules: string;
	/** The files of the rules, by their paths. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	readonly types: CustomTypes;
	/** Of the map in the graph. */
	readonly path: string;
	readonly graph: Graph;
	readonly selection?: Region;
	readonly seed: number;
}

export type Job = WriteJob | ExportJob | AutomapJob | FillJob | TurnJob | ReadJob;

/** Does a job. */
export async function runJob(job: Job): Promise<Uint8Array | Exported | Automapped | EditOutcome | TurnedArea | ReadFile> {
	switch (job.type) {
		case 'write':
			return await runWrite(job);
		case 'export':
			return await runExport(job);
		case 'automap':
			return await runAutomap(job);
		case 'fill':
			return (await import('./fill.ts')).runFill(job);
		case 'turn':
			return (await import('./turn.ts')).runTurn(job);
		case 'read':
			return await (await import('./read.ts')).runRead(job);
	}
}

/** Applies rules, as the page would. */
async function runAutomap({ rules: path, files, types, path: at, graph, selection, seed }: AutomapJob): Promise<Automapped> {
	const doc = graph.files.get(at)?.doc;
	if (doc?.type !== 'map') throw new TypeError(`${at} is no map.`);
	const { automap, loadRules } = await import('@tilewright/edit/automap');
	const { maps, issues: inRules } = await loadRules(path, memoryLoader(files), { types });
	const { changes, issues, steps } = automap(doc, maps, { path: at, targets: targetsOf(graph, at), seed, ...(selection && { selection }) });
	return { changes, issues: [...inRules, ...issues], steps };
}

/** Writes a document as bytes. */
async function runWrite({ doc, options, crlf, code }: WriteJob): Promise<Uint8Array> {
	await prepareCompression(doc, options.compression);
	const written = write(doc, options);
	const bytes = crlf ? withCrLf(written) : written;
	if (code === undefined) return bytes;
	const [before, after] = code;
	return new TextEncoder().encode(`${before}${new TextDecoder().decode(bytes).trimEnd()}${after}`);
}

/** Exports a document as bytes. */
async function runExport({ path, graph, to, format: name, options, sizes }: ExportJob): Promise<Exported> {
	const doc = graph.files.get(path)?.doc;
	const format = formatNamed(name);
	if (doc === undefined || format === undefined) throw new TypeError(`${path} cannot be exported as ${name}.`);
	await prepareCompression(doc, options.writing?.compression);
	const measure = (image: string, from: string) => {
		const resolved = resolveInRoot(image, from);
		return Promise.resolve('path' in resolved ? sizes.get(resolved.path) : undefined);
	};
	return await exportDocument(doc, path, { ...options, format }, { graph, to, measure });
}

/** The encoder of zstd is large, so it is loaded only if it is needed. */
async function prepareCompression(doc: Document, asked: WriteOptions['compression']): Promise<void> {
	const own =
		doc.type === 'map' && [...eachLayer(doc.layers)].some(({ layer }) => layer.type === 'tilelayer' && layer.compression === 'zstd');
	if (asked !== 'zstd' && !(asked === undefined && own)) return;
	const { prepareZstd } = await import('@tilewright/format/zstd-encoder');
	await prepareZstd();
}
