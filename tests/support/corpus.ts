import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Documents of public projects with what the reference editor makes of them; they live beside the project, not in it. */
const SHARED = new URL('../../../shared/', import.meta.url);

/** One row of the corpus's index. */
export interface CorpusRow {
	readonly path: string;
	readonly kind: string;
	readonly syntax: 'json' | 'xml';
	readonly version?: string | number;
	readonly features?: readonly string[];
	/** Path of what the reference editor exports, in the corpus. */
	readonly export?: string;
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

/** The corpus; `undefined`, with a notice, where it is not there. */
export function openCorpus(): Corpus | undefined {
	const index = new URL('corpus/index.jsonl', SHARED);
	if (!existsSync(index)) {
		console.warn('The corpus is not beside the project: the tests over it are left out.');
		return undefined;
	}
	const rows: CorpusRow[] = readFileSync(index, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	return {
		rows,
		pathOf: (row) => fileURLToPath(new URL(`corpus/docs/${row.path}`, SHARED)),
		bytesOf: (row) => readFileSync(new URL(`corpus/docs/${row.path}`, SHARED)),
		exportOf: (row) => (row.export === undefined ? undefined : JSON.parse(readFileSync(new URL(`corpus/${row.export}`, SHARED), 'utf8'))),
		comparer: () => import(new URL('tools/compare-documents.mjs', SHARED).href),
	};
}

export interface Corpus {
	readonly rows: readonly CorpusRow[];
	pathOf(row: CorpusRow): string;
	bytesOf(row: CorpusRow): Uint8Array;
	/** What the reference editor exports, parsed; `undefined` where there is no such file. */
	exportOf(row: CorpusRow): unknown;
	/** The tool that compares documents by meaning. */
	comparer(): Promise<Comparer>;
}
