import process from 'node:process';
import { clean, cut } from './text.ts';

/** One line on a terminal that tells how far a long task is; nothing where there is none. */
export interface Progress {
	readonly show: (text: string) => void;
	/** Takes the line away: before anything else is printed, and at the end. */
	readonly clear: () => void;
}

/** Faster than that, nobody reads. */
const EVERY_MS = 50;

export function progress(): Progress {
	const { stderr } = process;
	if (!stderr.isTTY || process.env['TERM'] === 'dumb') return { show: () => {}, clear: () => {} };
	let shown = Number.NEGATIVE_INFINITY;
	let visible = false;
	return {
		show: (text) => {
			const now = performance.now();
			if (now - shown < EVERY_MS) return;
			shown = now;
			visible = true;
			stderr.write(`\r\u001b[K${cut(clean(text), Math.max(20, (stderr.columns ?? 80) - 1))}`);
		},
		clear: () => {
			if (visible) stderr.write('\r\u001b[K');
			visible = false;
		},
	};
}
