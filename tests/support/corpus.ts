import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Documents of public projects with Tiled's exports of them. They are not part of the repository. */
const SHARED = new URL('../../../shared/', import.meta.url);

/** One row of the corpus's index. */
export interface CorpusRow {
	readonly path: string;
	readonly kind: string;
	readonly syntax: 'json' | 'xml';
	/** The mistakes in it, with counts or details; empty for sound documents. */
	readonly anomalies?: object;
	/** Path of Tiled's export, in the corpus. */
	readonly export?: string;
	/** Path of Tiled's export with tilesets embedded, templates detached, types and properties resolved. */
	readonly resolved?: string;
	/** Path of the picture that tmxrasterizer draws, without smoothing. */
	readonly png?: string;
}

/** A difference between two documents, by meaning. */
export interface Difference {
	readonly pointer: string;
	readonly what: string;
}

interface Comparer {
	differences(actual: unknown, expected: unknown, sourceKeys?: Set<string>, max?: number): Difference[];
	sourceKeysOf(path: string): Set<string>;
}

const index = new URL('corpus/index.jsonl', SHARED);

/** Whether the corpus is present. Without it, its tests are left out, with one notice. */
export const hasCorpus = existsSync(index);
if (!hasCorpus) console.warn('The corpus of public documents is missing: its tests are left out.');

/** The rows of the corpus's index; none if it is missing. */
export const corpusRows: readonly CorpusRow[] = hasCorpus
	? readFileSync(index, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line))
	: [];

/** Maps, tilesets and templates in JSON. */
export const jsonDocuments = corpusRows.filter(({ syntax, kind }) => syntax === 'json' && ['map', 'tileset', 'template'].includes(kind));

/** Absolute path of the folder with the documents. */
export const corpusDocs = fileURLToPath(new URL('corpus/docs', SHARED));

/** The folder of all documents. */
export const corpusFolder = new URL('corpus/docs/', SHARED);

/** Absolute path of a document. */
export const pathOf = (row: CorpusRow): string => fileURLToPath(new URL(`corpus/docs/${row.path}`, SHARED));

export const bytesOf = (row: CorpusRow): Uint8Array => readFileSync(pathOf(row));

/** Tiled's export of a document, parsed. */
export function expectedExport(row: CorpusRow): unknown {
	return JSON.parse(readFileSync(new URL(`corpus/${row.export}`, SHARED), 'utf8'));
}

/** Tiled's export with tilesets embedded, templates detached, types and properties resolved, without custom types. */
export function expectedResolved(row: CorpusRow): unknown {
	return JSON.parse(readFileSync(new URL(`corpus/${row.resolved}`, SHARED), 'utf8'));
}

/** The picture that tmxrasterizer draws of a map. */
export const expectedPicture = (row: CorpusRow): Uint8Array => readFileSync(new URL(`corpus/${row.png}`, SHARED));

/** The tool that compares documents by meaning. */
export const loadComparer = (): Promise<Comparer> => import(new URL('tools/compare-documents.mjs', SHARED).href);
