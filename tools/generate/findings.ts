import { CODES } from '../../packages/format/src/issue/codes.ts';
import type { GeneratedFile } from './file.ts';

const SEVERITIES = [
	['error', 'The document cannot be used as its type says; it is not returned.'],
	['warning', 'The document is usable, but something in it is not as it should be.'],
	['info', 'Nothing needs to be done; it says what was met.'],
] as const;

/** What stands in the place of what a document holds. */
const PLACEHOLDERS = { subject: '‹it›', found: '‹found›', expected: '‹expected›', places: '' };

/** The page that lists every finding, made from the table of codes. */
export function generateFindings(): GeneratedFile {
	const sections = SEVERITIES.map(([severity, meaning]) => {
		const rows = Object.entries(CODES)
			.filter(([, code]) => code.severity === severity)
			.map(([name, { message, advice }]) => `| \`${name}\` | ${cell(message(PLACEHOLDERS))} | ${cell(advice)} |`);
		return `## ${severity}\n\n${meaning}\n\n| Code | Message | Advice |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
	});
	const head = `# Findings\n\nEvery finding of \`read\` and \`tilewright validate\`. Codes are stable: scripts may rely on them. Messages may change.\n`;
	return { path: 'docs/reference/findings.md', text: [head, ...sections].join('\n') };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
