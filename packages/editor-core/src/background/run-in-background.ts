import type { TurnedArea } from '@tilewright/edit';
import type { Automapped } from '@tilewright/edit/automap';
import type { Document } from '@tilewright/format';
import type { Exported } from '@tilewright/ops';
import { ExportError } from '@tilewright/ops/formats';
import { backgroundWords } from './background-words.ts';
import type { FillJob } from './fill.ts';
import type { AutomapJob, ExportJob, Job, WriteJob } from './jobs.ts';
import type { Piece } from './pieces.ts';
import { addPiece } from './pieces.ts';
import type { ReadFile } from './read.ts';
import type { TurnJob } from './turn.ts';

/** The message of the worker when a job is done, or some of its result before that. */
interface Answer {
	readonly piece?: Piece;
	readonly value?: unknown;
	readonly message?: string;
	readonly advice?: unknown;
}

/** A worker without work is kept for the next job. */
let spare: Worker | undefined;

/** Writes a document, in a worker if the browser has any: large maps would stop the page. */
export async function writeInBackground(job: WriteJob, signal?: AbortSignal): Promise<Uint8Array> {
	const value = await runInBackground(job, signal);
	if (value instanceof Uint8Array) return value;
	throw new TypeError('The worker gave no bytes.');
}

/** Writes a document that has no file yet, as {@link writeInBackground} does. */
export const writeNew = (doc: Document, syntax: 'json' | 'xml' = 'json'): Promise<Uint8Array> =>
	writeInBackground({ type: 'write', doc, options: { syntax }, crlf: false });

/** Exports a document, as {@link writeInBackground} writes one. */
export async function exportInBackground(job: ExportJob, signal?: AbortSignal): Promise<Exported> {
	const value = await runInBackground(job, signal);
	if (isExported(value)) return value;
	throw new TypeError('The worker gave no files.');
}

const isExported = (value: unknown): value is Exported =>
	typeof value === 'object' && value !== null && 'losses' in value && 'issues' in value;

/** Applies automapping rules or fills a region, as {@link writeInBackground} writes a document. */
export async function changesInBackground(job: AutomapJob | FillJob, signal?: AbortSignal): Promise<Automapped> {
	const value = await runInBackground(job, signal);
	if (isAutomapped(value)) return value;
	throw new TypeError('The worker gave no changes.');
}

/** Turns the cells of an area, as {@link writeInBackground} writes a document. */
export async function turnInBackground(job: TurnJob, signal?: AbortSignal): Promise<TurnedArea> {
	const value = await runInBackground(job, signal);
	if (isTurned(value)) return value;
	throw new TypeError('The worker gave no turned area.');
}

const isTurned = (value: unknown): value is TurnedArea => isAutomapped(value) && 'region' in value;

/** Reads a file, as {@link writeInBackground} writes one. */
export async function readInBackground(bytes: Uint8Array): Promise<ReadFile> {
	const value = await runInBackground({ type: 'read', bytes }, undefined);
	if (isReadFile(value)) return value;
	throw new TypeError('The worker gave no document.');
}

const isReadFile = (value: unknown): value is ReadFile => typeof value === 'object' && value !== null && 'form' in value;

const isAutomapped = (value: unknown): value is Automapped =>
	typeof value === 'object' && value !== null && 'changes' in value && 'issues' in value;

/**
 * Does a job in a worker; without workers, in the page.
 *
 * @param signal - ends the worker, whatever it is doing
 * @throws the reason of the signal, or an error with the message of what went wrong
 */
async function runInBackground(job: Job, signal: AbortSignal | undefined): Promise<unknown> {
	signal?.throwIfAborted();
	const value = typeof Worker === 'undefined' ? await (await import('./jobs.ts')).runJob(job) : await send(job, signal);
	signal?.throwIfAborted();
	return value;
}

function send(job: Job, signal: AbortSignal | undefined): Promise<unknown> {
	const worker = spare ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'documents' });
	spare = undefined;
	return new Promise((resolve, reject) => {
		const ending = new AbortController();
		const listened = { signal: ending.signal };
		const pieces: Piece[] = [];
		const end = (isUsable: boolean): void => {
			ending.abort();
			if (isUsable && spare === undefined) spare = worker;
			else worker.terminate();
		};
		worker.addEventListener(
			'message',
			({ data: { piece, value, message, advice } }: MessageEvent<Answer>) => {
				if (piece !== undefined) {
					pieces.push(piece);
					return;
				}
				end(true);
				for (const each of pieces) addPiece(value, each);
				if (message === undefined) resolve(value);
				else reject(typeof advice === 'string' ? new ExportError(message, advice) : new Error(message));
			},
			listened,
		);
		worker.addEventListener(
			'error',
			({ message }) => {
				end(false);
				// Where the worker cannot be loaded, browsers give no message.
				reject(new Error(message || backgroundWords.partMissing));
			},
			listened,
		);
		signal?.addEventListener(
			'abort',
			() => {
				end(false);
				reject(signal.reason);
			},
			listened,
		);
		worker.postMessage(job);
	});
}
