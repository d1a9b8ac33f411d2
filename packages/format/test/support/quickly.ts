import type { Issue, ReadOptions, ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { expect } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { paced } from '../../../../tests/support/pace.ts';

/** The time that any document may take: 1.5 seconds on an idle machine, and 4 seconds in a long run. */
const MOST_PACES = effort(150, 400);

/** Reads a document and fails if that takes too long. */
export function quickly(text: string | Uint8Array, options: ReadOptions = {}): ReadResult {
	const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
	const { result, paces } = paced(() => read(bytes, { codecs: [zstd], ...options }), MOST_PACES);
	expect(paces).toBeLessThan(MOST_PACES);
	return result;
}

/** Whether something finishes in the time that any document may take. */
export const isQuick = (run: () => unknown): boolean => paced(run, MOST_PACES).paces < MOST_PACES;

/** The code and pointer of each finding. */
export const found = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);
