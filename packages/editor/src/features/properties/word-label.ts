import { propertiesWords } from './properties-words.ts';

/** A word of the format as people read it: `color-dodge` is `Color Dodge`. */
export function wordLabel(word: string): string {
	const known: Readonly<Record<string, string>> = propertiesWords.words;
	return known[word] ?? word.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase());
}
