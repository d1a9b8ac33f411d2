const RULES = /\b[Rr]ules? [A-Z]\d{1,2}(?:(?:, | and |–)[A-Z]\d{1,2})*/g;

/** Turns each `rule N8` of a page in docs/ into a link to docs/rules.md. `path` is the path of the page, relative to the root of the repository. */
export function linkRules(markdown: string, path: string): string {
	const page = `${'../'.repeat(path.split('/').length - 2)}rules.md`;
	return markdown.replaceAll(RULES, (cited) => cited.replaceAll(/[A-Z]\d+/g, (rule) => `[${rule}](${page}#${rule.toLowerCase()})`));
}
