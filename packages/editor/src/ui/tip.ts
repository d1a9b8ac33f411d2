import { keyLabel } from './key-label.ts';

/** Returns the text in the tooltip of a control: its name and its shortcut. */
export const tipOf = (name: string, keys: readonly string[] | undefined): string => {
	const first = keys?.[0];
	return first === undefined ? name : `${name}\n${keyLabel(first)}`;
};
