import type { Colors } from '../../host/colors.ts';
import { wrap } from '../../host/text.ts';

/** Longer lines are hard to read. */
const WIDEST = 100;

/**
 * A page in Markdown as text for a terminal: without marks, examples indented, paragraphs as wide as the terminal.
 *
 * @param columns - of the terminal; `undefined` if the output is no terminal
 */
export function forTerminal(page: string, colors: Colors, columns = WIDEST): string {
	const blocks = page
		.replace(/<!--.*?-->\n?/g, '')
		.split(/(^```[\s\S]*?^```$)/m)
		.flatMap((part) =>
			part.startsWith('```') ? [indented(part)] : part.split(/\n{2,}/).map((text) => paragraph(text.trim(), colors, columns)),
		);
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const indented = (fence: string): string =>
	fence
		.split('\n')
		.slice(1, -1)
		.map((line) => `    ${line}`)
		.join('\n');

function paragraph(text: string, colors: Colors, columns: number): string {
	const heading = /^#+ (.*)$/.exec(text);
	if (heading !== null) return colors.strong((heading[1] ?? '').replaceAll('`', ''));
	const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');
	return wrap(plain.split(/\s+/), Math.min(columns, WIDEST), ' ').join('\n');
}
