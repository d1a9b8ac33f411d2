import type { Issue, ReadResult } from '@tilewright/format';
import { read } from '@tilewright/format';
import { expect } from 'vitest';

/** How much longer than {@link pace} any document may take: two seconds on a machine that has nothing else to do. */
const MOST_PACES = 40;

const ordinary = JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, name: `object ${id}`, x: id / 3, visible: true })));

/** What this machine takes for some ordinary work at this moment, in milliseconds: about fifty, if it is not busy with something else. */
function pace(): number {
	const start = performance.now();
	JSON.parse(ordinary);
	return Math.max(50, performance.now() - start);
}

/** Reads, and holds the time to account: beside that of ordinary work, and up to three times, for a machine may be busy. */
export function quickly(text: string | Uint8Array): ReadResult {
	const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
	for (let attempt = 0; ; attempt++) {
		const before = pace();
		const start = performance.now();
		const result = read(bytes);
		const paces = (performance.now() - start) / Math.max(before, pace());
		if (paces < MOST_PACES || attempt === 2) {
			expect(paces).toBeLessThan(MOST_PACES);
			return result;
		}
	}
}

/** Code and pointer of each finding. */
export const found = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);
