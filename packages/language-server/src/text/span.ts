/** A part of a text: indexes of its UTF-16 code units. */
export interface Span {
	readonly start: number;
	/** The index after the last one. */
	readonly end: number;
}

/** Whether an index is in a span, or directly behind it, where a cursor still belongs to it. */
export const touches = ({ start, end }: Span, index: number): boolean => index >= start && index <= end;
