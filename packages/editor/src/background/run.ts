import type { Document } from '@tilewright/format';
import type { Exported } from '@tilewright/ops';
import { ExportError } from '@tilewright/ops/formats';
import type { ExportJob, WriteJob } from './jobs.ts';

interface Answer {
	readonly id: number;
	readonly value?: unknown;
	readonly message?: string;
	readonly advice?: unknown;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer) => void>();

/** Writes a document, in a worker if the browser has any: large maps would stop the page. */
export async function writeInBackground(job: WriteJob): Promise<Uint8Array> {
	if (typeof Worker === 'undefined') return await (await import('./jobs.ts')).runWrite(job);
	const value = await send(job);
	if (value instanceof Uint8Array) return value;
	throw new TypeError('The worker gave no bytes.');
}

/** Writes a document that has no file yet, as {@link writeInBackground} does. */
export const writeNew = (doc: Document, syntax: 'json' | 'xml' = 'json'): Promise<Uint8Array> =>
	writeInBackground({ type: 'write', doc, options: { syntax }, crlf: false });

/** Exports a document, as {@link writeInBackground} writes one. */
export async function exportInBackground(job: ExportJob): Promise<Exported> {
	if (typeof Worker === 'undefined') return await (await import('./jobs.ts')).runExport(job);
	const value = await send(job);
	if (isExported(value)) return value;
	throw new TypeError('The worker gave no files.');
}

const isExported = (value: unknown): value is Exported =>
	typeof value === 'object' && value !== null && 'losses' in value && 'issues' in value;

function send(job: WriteJob | ExportJob): Promise<unknown> {
	worker ??= startWorker();
	const id = ++lastId;
	return new Promise((resolve, reject) => {
		waiting.set(id, ({ value, message, advice }) => {
			if (message === undefined) resolve(value);
			else reject(typeof advice === 'string' ? new ExportError(message, advice) : new Error(message));
		});
		worker?.postMessage({ id, job });
	});
}

function startWorker(): Worker {
	const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'documents' });
	started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
		waiting.get(data.id)?.(data);
		waiting.delete(data.id);
	});
	started.addEventListener('error', ({ message }) => {
		for (const [id, answer] of waiting) answer({ id, message });
		waiting.clear();
		worker = undefined;
	});
	return started;
}
