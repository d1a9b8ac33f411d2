import { readFileSync } from 'node:fs';
import type { GeneratedFile } from './file.ts';

/** The pages that show code of `engines/recipes`, and which code. */
const PAGES = { engines: 'pictures', kaplay: 'kaplay', littlejs: 'littlejs', melonjs: 'melonjs' };

const END = '<!-- end of recipe -->';

/**
 * The pages with recipes for engines. Only the code between the marks is generated; the rest is written by hand, and kept.
 *
 * @param root - the folder of the repository, ending with `/`
 */
export const generateRecipePages = (root: string): readonly GeneratedFile[] =>
	Object.entries(PAGES).map(([page, recipe]) => {
		const path = `docs/guide/${page}.md`;
		const start = `<!-- recipe: engines/recipes/${recipe}.ts -->`;
		const text = readFileSync(`${root}${path}`, 'utf8');
		const [from, to] = [text.indexOf(start), text.indexOf(END)];
		if (from < 0 || to < from) throw new Error(`${path} has no place for engines/recipes/${recipe}.ts.`);
		const code = readFileSync(`${root}engines/recipes/${recipe}.ts`, 'utf8');
		return { path, text: `${text.slice(0, from)}${start}\n\n\`\`\`ts\n${code}\`\`\`\n\n${text.slice(to)}` };
	});
