import { indentation } from '../indentation.ts';
import type { Piece, Sink } from '../sink.ts';
import { pieceOf } from '../sink.ts';

/** The white space of the JSON. */
export interface Layout {
	/** The indentation of a level; `undefined` omits all white space. */
	readonly indent: string | undefined;
	/** In XML: the indentation of the first line, which further lines have in addition to their own. */
	readonly base?: string;
}

/**
 * Returns a function that writes a line break and the indentation of a depth; nothing in minimized output.
 *
 * @param before - a text to write before it, in minimized output too
 * @param after - a text to write after it
 */
export function lineBreaks(sink: Sink, { indent }: Layout, before = '', after = ''): (depth: number) => void {
	const lines: Piece[] = [];
	return (depth) => {
		let line = lines[depth];
		if (line === undefined) {
			const space = indent === undefined ? '' : `\n${indentation(indent, depth)}`;
			line = pieceOf(`${before}${space}${after}`);
			lines[depth] = line;
		}
		sink.piece(line);
	};
}

/** The text between a key and its value. */
export const colon = ({ indent }: Layout): string => (indent === undefined ? ':' : ': ');

/** The text between two values on one line. */
export const comma = ({ indent }: Layout): string => (indent === undefined ? ',' : ', ');
