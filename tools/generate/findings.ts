import type { AnyFinding, Details } from '../../packages/format/src/issue/finding.ts';
import * as findings from '../../packages/format/src/issue/findings/index.ts';
import type { GeneratedFile } from './file.ts';

const SEVERITIES = [
	['error', 'The document does not have the form of its type; it is not returned.'],
	['warning', 'The document is usable, but something in it is wrong.'],
	['info', 'Nothing needs to be done.'],
] as const;

const FINDINGS: readonly AnyFinding[] = Object.values(findings);

/** Details that select one of several messages: the page shows the usual one. */
const USUAL: Details = { advice: undefined, holder: 'layer' };

/** Other details are shown as their names. */
export const PLACEHOLDERS: Details = new Proxy(USUAL, {
	get: (usual, name) => (name in usual ? usual[String(name)] : `‹${inWords(String(name))}›`),
});

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The page that lists every finding. */
export function generateFindings(): GeneratedFile {
	const sections = SEVERITIES.map(([severity, meaning]) => {
		const rows = FINDINGS.filter((finding) => finding.severity === severity)
			.sort((a, b) => (a.code < b.code ? -1 : 1))
			.map(
				(finding) =>
					`| [\`${finding.code}\`](../findings/${finding.code}.md) | ${cell(finding.message(PLACEHOLDERS))} | ${cell(finding.advice(PLACEHOLDERS))} |`,
			);
		return `## ${severity}\n\n${meaning}\n\n| Code | Message | Advice |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
	});
	const head = `# Findings\n\nAll findings of the libraries and the command. Codes are stable: scripts may rely on them. Messages may change.
The page of a finding has an example; \`tilewright explain CODE\` prints it.\n`;
	return { path: 'docs/reference/findings.md', text: [head, ...sections].join('\n') };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
