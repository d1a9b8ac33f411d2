/** A line of a rules file that means something. */
export type RulesLine =
	/** From here on, lines apply only to maps whose names match the pattern. */
	| { readonly kind: 'filter'; readonly pattern: string; readonly line: number }
	/** Another rules file, or a rule map. */
	| { readonly kind: 'include' | 'rule-map'; readonly path: string; readonly line: number };

/**
 * Reads the lines of a rules file: paths of rule maps and of other rules files (`.txt`), patterns of names of maps in brackets,
 * comments after `#` or `//`.
 *
 * @param text - the content of the file
 * @returns the lines, numbered from 1; paths are relative to the file
 * @example parseRulesFile('[cave*]\nrules/walls.tmx')
 */
export function parseRulesFile(text: string): RulesLine[] {
	return text.split(/\r\n|\r|\n/).flatMap((raw, i): RulesLine[] => {
		const words = raw.replace(/^\ufeff/, '').trim();
		const line = i + 1;
		if (words === '' || words.startsWith('#') || words.startsWith('//')) return [];
		if (words.startsWith('[') && words.endsWith(']')) return [{ kind: 'filter', pattern: words.slice(1, -1), line }];
		return [{ kind: isRulesFile(words) ? 'include' : 'rule-map', path: words, line }];
	});
}

/** Whether a path leads to a rules file, not to a rule map. */
export const isRulesFile = (path: string): boolean => /\.txt$/i.test(path);
