import type { RawObject } from '../../model/json-value.ts';

/** Names a property for a finding; the items of a list have no name. */
export const nameOf = ({ name }: RawObject): string => (typeof name === 'string' ? `property \`${name}\`` : 'a list item');

export const aOrAn = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export const listed = (words: readonly unknown[]): string =>
	`${words.length > 1 ? 'one of ' : ''}${words.map((word) => JSON.stringify(word)).join(', ')}`;
