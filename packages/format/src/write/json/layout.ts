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

/** A character next to which a line break may be. */
type Mark = '{' | '[' | ',' | ']' | '}';

/**
 * Returns a function that writes a mark with a line break and the indentation of a depth: before `]` and `}`, after other marks. In
 * minimized output, it writes the mark alone.
 */
export function markedLines(sink: Sink, { indent }: Layout): (mark: Mark, depth: number) => void {
	const made: Record<Mark, Piece[]> = { '{': [], '[': [], ',': [], ']': [], '}': [] };
	return (mark, depth) => {
		const lines = made[mark];
		let line = lines[depth];
		if (line === undefined) {
			const space = indent === undefined ? '' : `\n${indentation(indent, depth)}`;
			line = pieceOf(mark === ']' || mark === '}' ? space + mark : mark + space);
			lines[depth] = line;
		}
		sink.piece(line);
	};
}

/** The text between a key and its value. */
export const colon = ({ indent }: Layout): string => (indent === undefined ? ':' : ': ');

/** The text between two values on one line. */
export const comma = ({ indent }: Layout): string => (indent === undefined ? ',' : ', ');
