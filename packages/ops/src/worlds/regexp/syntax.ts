/** A set of characters: inclusive ranges of code points. */
export interface CharacterSet {
	readonly negated: boolean;
	readonly ranges: readonly Range[];
	/** Ranges that a class includes as a complement: `\D`. */
	readonly without: readonly (readonly Range[])[];
	readonly ignoreCase: boolean;
}

export type Range = readonly [first: number, last: number];

/** A position that takes no character: the start, the end, a word boundary. */
export type Anchor = 'start' | 'end' | 'very-end' | 'word' | 'no-word';

/** A part of a regular expression. */
export type Node =
	| { readonly kind: 'set'; readonly set: CharacterSet }
	| { readonly kind: 'anchor'; readonly anchor: Anchor }
	| { readonly kind: 'sequence'; readonly parts: readonly Node[] }
	| { readonly kind: 'choice'; readonly options: readonly Node[] }
	| { readonly kind: 'group'; readonly number: number; readonly part: Node }
	| { readonly kind: 'repeat'; readonly part: Node; readonly least: number; readonly most: number; readonly lazy: boolean };

/** An expression that is not supported; the message ends a sentence that begins with "it". */
export class UnsupportedError extends Error {}
