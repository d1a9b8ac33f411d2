import type { Issue, ReadOptions, ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { expect } from 'vitest';
import { MOST_PACES, paced } from '../../../../tests/support/pace.ts';

/** Reads a document and fails if that takes too long. */
export function quickly(text: string | Uint8Array, options: ReadOptions = {}): ReadResult {
	const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
	const { result, paces } = paced(() => read(bytes, { codecs: [zstd], ...options }));
	expect(paces).toBeLessThan(MOST_PACES);
	return result;
}

/** Whether something finishes in the time that any document may take. */
export const isQuick = (run: () => unknown): boolean => paced(run).paces < MOST_PACES;

/** The code and pointer of each finding. */
export const found = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);
