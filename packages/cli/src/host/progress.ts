import process from 'node:process';
import { isTerminal } from './is-terminal.ts';
import { replaceLine } from './output.ts';
import { clean } from './terminal.ts';
import { cut } from './text.ts';

/** A line on the terminal that shows the progress of a long task; without a terminal, nothing. */
export interface Progress {
	readonly show: (text: string) => void;
	/** Removes the line: call it before anything else is printed, and at the end. */
	readonly clear: () => void;
}

/** The shortest time between two updates, in milliseconds. */
const EVERY_MS = 50;

export function progress(): Progress {
	if (process.env['TERM'] === 'dumb' || !isTerminal('stderr')) return { show: () => {}, clear: () => {} };
	let shown = Number.NEGATIVE_INFINITY;
	let visible = false;
	return {
		show: (text) => {
			const now = performance.now();
			if (now - shown < EVERY_MS) return;
			shown = now;
			visible = true;
			replaceLine(cut(clean(text), Math.max(20, (process.stderr.columns ?? 80) - 1)));
		},
		clear: () => {
			if (visible) replaceLine();
			visible = false;
		},
	};
}
