/** The kinds of mistakes in a text that is not JSON. */
export type SyntaxCode = 'json-syntax' | 'json-empty' | 'json-truncated' | 'invalid-utf8';

/** The first mistake of a text that is not JSON, described for the person who has to fix it. */
export interface SyntaxProblem {
	readonly code: SyntaxCode;
	/** The byte of the mistake. For a text that ends too early, the byte after its last character that is not white space. */
	readonly offset: number;
	/** What was found there, such as `a comma before ']'`. */
	readonly found: string;
	/** What was expected there, such as `a value after the comma`. */
	readonly expected: string;
	/** What to do, in whole sentences. */
	readonly advice: string;
	/** The byte of the bracket or quote that is still open, if the mistake is about one. */
	readonly openedAt?: number;
}

/** What the grammar expects next. */
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

/** The place where the check stopped. A description is made from it afterwards. */
export interface Failure {
	/** The byte that breaks the grammar; the text's length if the text ends too early. */
	readonly at: number;
	/** The first byte of the token around `at`; `at` itself if no token can start there. */
	readonly token: number;
	readonly awaiting: Awaiting;
	/** The number of open brackets. */
	readonly depth: number;
}
