import type { Awaiting } from './awaiting.ts';

/** The first mistake of a text that is not JSON, described for the person who has to fix it. */
export interface SyntaxProblem {
	/** The kind of mistake. */
	readonly code: 'json-syntax' | 'json-empty' | 'json-truncated' | 'invalid-utf8';
	/** The byte of the mistake. For a text that ends too early, the byte after its last character that is not white space. */
	readonly offset: number;
	/** The text that was found there, such as `a comma before ']'`. */
	readonly found: string;
	/** The text that was expected there, such as `a value after the comma`. */
	readonly expected: string;
	/** Advice, in whole sentences. */
	readonly advice: string;
}

/** The place where the check stopped. A description is made from it afterwards. */
export interface Failure {
	readonly bytes: Uint8Array;
	/** The same with one character for each byte. */
	readonly text: string;
	/** The first byte, after a byte order mark. */
	readonly start: number;
	/** The first byte of the token that breaks the grammar. */
	readonly token: number;
	/** The byte that breaks the token, if it begins well; the length of the text if the text ends too early. */
	readonly at: number;
	readonly awaiting: Awaiting;
	/** The number of open brackets. */
	readonly depth: number;
}

/** The part of a problem that an explanation finds out. The rest follows from the grammar. */
export type Explanation = Pick<SyntaxProblem, 'found' | 'advice'> & Partial<SyntaxProblem>;
