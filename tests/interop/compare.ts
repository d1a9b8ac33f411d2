import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../support/corpus.ts';
import { hasCorpus, loadComparer } from '../support/corpus.ts';

export type Compare = (actual: unknown, expected: unknown) => Difference[];

/** All differences: the excluded ones must not hide others. */
const MOST = 100_000;

/** The tool that compares by meaning; without it, plain equality, which is stricter. */
export async function loadCompare(): Promise<Compare> {
	if (!hasCorpus) return equality;
	const { differences } = await loadComparer();
	return (actual, expected) => differences(actual, expected, new Set(), MOST);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function equality(actual: unknown, expected: unknown, pointer = ''): Difference[] {
	if (isDeepStrictEqual(actual, expected)) return [];
	if (!isRecord(actual) || !isRecord(expected)) return [{ pointer, what: `${JSON.stringify(actual)} ≠ ${JSON.stringify(expected)}` }];
	const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
	return keys.flatMap((key) => equality(actual[key], expected[key], `${pointer}/${key}`));
}
