import type { Colors } from '../../host/colors.ts';
import { colorsFor } from '../../host/colors.ts';
import type { StreamName } from '../../host/is-terminal.ts';
import { isTerminal } from '../../host/is-terminal.ts';
import { cutStart } from '../../host/text.ts';

/** How a description looks on a stream. */
export interface Look extends Colors {
	/** A path. On a terminal it is cut to some columns; in a pipe, it is whole: other programs need all of it. */
	readonly path: (path: string, columns: number) => string;
}

/** The look for a stream. */
export const lookFor = (stream: StreamName): Look => ({
	...colorsFor(stream),
	path: (path, columns) => (isTerminal(stream) ? cutStart(path, columns) : path),
});
