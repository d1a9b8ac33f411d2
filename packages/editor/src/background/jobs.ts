import type { Document, ImageSize, WriteOptions } from '@tilewright/format';
import { write } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Exported, ExportOptions, Graph } from '@tilewright/ops';
import { exportDocument, resolveInRoot, withCrLf } from '@tilewright/ops';
import { formatNamed } from '@tilewright/ops/formats';

/** Writes a document. */
export interface WriteJob {
	readonly type: 'write';
	readonly doc: Document;
	readonly options: WriteOptions;
	/** Whether lines end in CR LF. */
	readonly crlf: boolean;
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

/** Writes a document as bytes. */
export async function runWrite({ doc, options, crlf }: WriteJob): Promise<Uint8Array> {
	await prepareCompression(doc, options.compression);
	const bytes = write(doc, options);
	return crlf ? withCrLf(bytes) : bytes;
}

/** Exports a document as bytes. */
export async function runExport({ path, graph, to, format: name, options, sizes }: ExportJob): Promise<Exported> {
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
