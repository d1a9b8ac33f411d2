/** The next thing that the grammar allows. */
export interface Awaiting {
	/** In the words of a finding. */
	readonly words: string;
	/** The bracket that may come instead. */
	readonly closer?: string;
	/** The mark that must come, and what follows it. */
	readonly mark?: string;
	readonly next?: Awaiting;
	/** Whether it is an entry of an array, or the comma between two. */
	readonly inArray?: true;
	/** Whether it is a key. */
	readonly isKey?: true;
	/** Whether it is an entry after a comma. */
	readonly afterComma?: true;
}

export const DOCUMENT: Awaiting = { words: "'{' or '<'" };
export const FIRST_ITEM: Awaiting = { words: "a value or ']'", closer: ']', inArray: true };
const ITEM: Awaiting = { words: 'a value after the comma', inArray: true, afterComma: true };
export const NEXT_ITEM: Awaiting = { words: "a comma or ']'", closer: ']', inArray: true, mark: ',', next: ITEM };
export const FIRST_KEY: Awaiting = { words: "a key in double quotes or '}'", closer: '}', isKey: true };
const KEY: Awaiting = { words: 'a key in double quotes after the comma', isKey: true, afterComma: true };
export const MEMBER_VALUE: Awaiting = { words: 'a value after the colon' };
export const COLON: Awaiting = { words: 'a colon after the key', mark: ':', next: MEMBER_VALUE };
export const NEXT_MEMBER: Awaiting = { words: "a comma or '}'", closer: '}', mark: ',', next: KEY };
export const END: Awaiting = { words: 'nothing more' };
