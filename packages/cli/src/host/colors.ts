import process from 'node:process';
import type { StreamName } from './is-terminal.ts';
import { isTerminal } from './is-terminal.ts';
import { style } from './terminal.ts';

/** Styles a text for `printText` and `printMessage`, or leaves it unchanged. */
export type Paint = (text: string) => string;

/** Styles by meaning. */
export interface Colors {
	readonly error: Paint;
	readonly warning: Paint;
	readonly info: Paint;
	readonly good: Paint;
	readonly strong: Paint;
	readonly quiet: Paint;
}

const plain: Paint = (text) => text;
const ansi =
	(on: number, off: number): Paint =>
	(text) =>
		style(on) + text + style(off);

/** No colors. */
export const none: Colors = { error: plain, warning: plain, info: plain, good: plain, strong: plain, quiet: plain };
const all: Colors = {
	error: ansi(31, 39),
	warning: ansi(33, 39),
	info: ansi(36, 39),
	good: ansi(32, 39),
	strong: ansi(1, 22),
	quiet: ansi(2, 22),
};

/** The colors for a stream: on a terminal only, unless FORCE_COLOR or NO_COLOR says otherwise (no-color.org, force-color.org). */
export function colorsFor(stream: StreamName): Colors {
	const { NO_COLOR: no = '', FORCE_COLOR: force = '', TERM: term } = process.env;
	if (no !== '') return none;
	if (force !== '') return force === '0' || force === 'false' ? none : all;
	return term !== 'dumb' && isTerminal(stream) ? all : none;
}
