import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Documents of public projects with what the reference editor makes of them; they live beside the project, not in it. */
const SHARED = new URL('../../../shared/', import.meta.url);

/** One row of the corpus's index. */
export interface CorpusRow {
	readonly path: string;
	readonly kind: string;
	readonly syntax: 'json' | 'xml';
	/** Path of what the reference editor exports, in the corpus. */
	readonly export?: string;
	/** Path of the same with tilesets embedded, templates detached, types and properties resolved. */
	readonly resolved?: string;
	/** Path of the picture that its rasterizer draws, pixel by pixel. */
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

/** Whether the corpus is there. Tests over it are left out where it is not; this says so once. */
export const hasCorpus = existsSync(index);
if (!hasCorpus) console.warn('The corpus of public documents is not beside the project: the tests over it are left out.');

/** The rows of the corpus's index; none where it is not there. */
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

/** What the reference editor exports from a document, parsed. */
export function expectedExport(row: CorpusRow): unknown {
	return JSON.parse(readFileSync(new URL(`corpus/${row.export}`, SHARED), 'utf8'));
}

/** The same with tilesets embedded, templates detached, types and properties resolved, without custom types. */
export function expectedResolved(row: CorpusRow): unknown {
	return JSON.parse(readFileSync(new URL(`corpus/${row.resolved}`, SHARED), 'utf8'));
}

/** The picture that the reference rasterizer draws of a map. */
export const expectedPicture = (row: CorpusRow): Uint8Array => readFileSync(new URL(`corpus/${row.png}`, SHARED));

/** The tool that compares documents by meaning. */
export const loadComparer = (): Promise<Comparer> => import(new URL('tools/compare-documents.mjs', SHARED).href);
