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

/** Returns a function that writes a line break and the indentation of a depth; nothing in minimized output. */
export function lineBreaks(sink: Sink, { indent, base = '' }: Layout): (depth: number) => void {
	if (indent === undefined) return () => {};
	const lines: Piece[] = [];
	return (depth) => {
		let line = lines[depth];
		if (line === undefined) {
			line = pieceOf(`\n${base}${indentation(indent, depth)}`);
			lines[depth] = line;
		}
		sink.piece(line);
	};
}

/** The text between a key and its value. */
export const colon = ({ indent }: Layout): string => (indent === undefined ? ':' : ': ');

/** The text between two values on one line. */
export const comma = ({ indent }: Layout): string => (indent === undefined ? ',' : ', ');
