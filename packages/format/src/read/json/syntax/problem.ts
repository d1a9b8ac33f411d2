/** Which kind of mistake keeps a text from being JSON. */
export type SyntaxCode = 'json-syntax' | 'json-empty' | 'json-truncated' | 'invalid-utf8';

/** The first mistake of a text that is not JSON, in words for the person who has to mend it. */
export interface SyntaxProblem {
	readonly code: SyntaxCode;
	/** The byte where the mistake stands; for a text that ends too early, the byte after its last one that is not white space. */
	readonly offset: number;
	/** What stands there, such as `a comma before ']'`. */
	readonly found: string;
	/** What JSON asks for there, such as `a value after the comma`. */
	readonly expected: string;
	/** What to do about it, in whole sentences. */
	readonly advice: string;
	/** The byte of the bracket or quote that is still open, where the mistake is about one. */
	readonly openedAt?: number;
}

/** What the grammar asks for next. */
export type Awaiting =
	| 'document'
	| 'first-item'
	| 'item'
	| 'next-item'
	| 'first-key'
	| 'key'
	| 'colon'
	| 'member-value'
	| 'next-member'
	| 'end';

/** Where the validator stopped: all that it takes to find the words afterwards. */
export interface Failure {
	/** The byte that breaks the grammar; the text's length when the text ends too early. */
	readonly at: number;
	/** The first byte of the token that `at` belongs to; `at` itself when no token could start there. */
	readonly token: number;
	readonly awaiting: Awaiting;
	/** How many brackets are open. */
	readonly depth: number;
}
