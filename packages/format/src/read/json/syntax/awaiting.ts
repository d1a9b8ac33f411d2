/** What the grammar awaits next, in the words of a finding. */
export type Awaiting =
	| typeof DOCUMENT
	| typeof FIRST_ITEM
	| typeof ITEM
	| typeof NEXT_ITEM
	| typeof FIRST_KEY
	| typeof KEY
	| typeof COLON
	| typeof MEMBER_VALUE
	| typeof NEXT_MEMBER
	| typeof END;

export const DOCUMENT = "a JSON value, such as an object in '{' and '}'";
export const FIRST_ITEM = "a value or ']'";
export const ITEM = 'a value after the comma';
export const NEXT_ITEM = "a comma or ']'";
export const FIRST_KEY = "a key in double quotes or '}'";
export const KEY = 'a key in double quotes after the comma';
export const COLON = 'a colon after the key';
export const MEMBER_VALUE = 'a value after the colon';
export const NEXT_MEMBER = "a comma or '}'";
export const END = 'nothing more';
