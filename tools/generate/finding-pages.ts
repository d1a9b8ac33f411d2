import { existsSync, readFileSync } from 'node:fs';
import { parsePage } from '../../packages/cli/src/findings/page.ts';
import type { AnyFinding } from '../../packages/format/src/issue/finding.ts';
import * as findings from '../../packages/format/src/issue/findings/index.ts';
import type { GeneratedFile } from './file.ts';
import { PLACEHOLDERS } from './findings.ts';

const START = '<!-- finding -->';
const END = '<!-- end of finding -->';

/** A page that nobody has written yet. A test fails while it is like this. */
const EMPTY = `${START}\n${END}\n\nTODO: what it means, and why it matters.\n\n## Broken\n\n## Mended\n`;

/**
 * The pages about single findings. Only the part between the marks is generated; the rest is written by hand, and kept.
 *
 * @param root - the folder of the repository, ending with `/`
 */
export function generateFindingPages(root: string): readonly GeneratedFile[] {
	const byCode = new Map<string, AnyFinding[]>();
	for (const finding of Object.values<AnyFinding>(findings)) byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), finding]);
	return [...byCode].map(([code, own]) => {
		const path = `docs/findings/${code}.md`;
		const text = existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, 'utf8') : `# \`${code}\`: TODO\n\n${EMPTY}`;
		const [head, rest] = [text.slice(0, text.indexOf(START)), text.slice(text.indexOf(END))];
		return { path, text: `${head}${START}\n${describe(code, own, parsePage(text).foundBy)}${rest}` };
	});
}

function describe(code: string, own: readonly AnyFinding[], foundBy: string): string {
	const blocks = own.map(
		({ severity, message, advice }) =>
			`**${severity.charAt(0).toUpperCase()}${severity.slice(1)}:** ${message(PLACEHOLDERS)}\n\n**What to do:** ${advice(PLACEHOLDERS)}\n`,
	);
	return (foundBy.startsWith('tilewright validate ') ? [...blocks, switchOff(code, own)] : blocks).join('\n');
}

function switchOff(code: string, own: readonly AnyFinding[]): string {
	const levels = own.some(({ severity }) => severity === 'error')
		? `\`--rule ${code}=warning\` lets a build pass all the same, \`--rule ${code}=off\` hides the finding.`
		: `\`--rule ${code}=off\` hides the finding.`;
	return `**Switch it off:** ${levels} For all calls: \`"rules": { "${code}": "off" }\` in \`tilewright.config.json\`.\n`;
}
