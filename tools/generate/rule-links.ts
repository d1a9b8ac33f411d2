const RULES = /\b[Rr]ules? [A-Z]\d{1,2}(?:(?:, | and |–)[A-Z]\d{1,2})*/g;
const anchorOf = (rule: string): string => `#${rule.toLowerCase()}`;

/** Turns each `rule N8` of a page in docs/ into a link to docs/rules.md. The path is that of the page, from the root of the repository. */
export function linkRules(markdown: string, path: string): string {
	const page = `${'../'.repeat(path.split('/').length - 2)}rules.md`;
	return markdown.replaceAll(RULES, (cited) => cited.replaceAll(/[A-Z]\d+/g, (rule) => `[${rule}](${page}${anchorOf(rule)})`));
}

/** Writes out where each `rule N8` of a comment in the code is: `rule N8, docs/rules.md#n8`. */
export function placeRules(comment: string): string {
	return comment.replaceAll(RULES, (cited) => {
		const places = (cited.match(/[A-Z]\d+/g) ?? []).map((rule) => `docs/rules.md${anchorOf(rule)}`);
		return `${cited}, ${places.join(', ')}`;
	});
}
