/**
 * Validates the documents of public projects with all their references, and writes how many findings of each code there are into
 * docs/corpus-findings.md. With `--list`, prints the findings instead.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { FileIssue } from '@tilewright/ops';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { otherFilesBy } from '../packages/cli/src/documents/other-files.ts';
import { projectTypes } from '../packages/cli/src/documents/project-types.ts';
import { gateFor } from '../packages/cli/src/gate/gate.ts';
import { corpusDocs, corpusRows, hasCorpus } from '../tests/support/corpus.ts';

const PAGE = fileURLToPath(new URL('../docs/corpus-findings.md', import.meta.url));
const START = '<!-- counts: tools/corpus-findings.ts -->';
const END = '<!-- end of counts -->';

if (!hasCorpus) process.exit(1);
const root = realpathSync(corpusDocs);
const rows = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind));
const loader = fileLoader({ root });
const { issues } = await validate(
	rows.map(({ path }) => `${root}/${path}`),
	loader,
	{ otherFiles: otherFilesBy(loader), typesFor: projectTypes(gateFor(root, { root })).typesFor },
);
if (argv.includes('--list')) for (const issue of issues) console.log(lineOf(issue));
else writeCounts();

function lineOf({ file, line, column, severity, code, message }: FileIssue): string {
	return `${code} ${severity} ${file.slice(root.length + 1)}:${line}:${column} ${message}`;
}

function writeCounts(): void {
	const counts = new Map<string, { readonly severity: string; readonly code: string; times: number; readonly files: Set<string> }>();
	for (const { code, severity, file } of issues) {
		const of = counts.get(`${severity} ${code}`) ?? { severity, code, times: 0, files: new Set() };
		of.times++;
		of.files.add(file);
		counts.set(`${severity} ${code}`, of);
	}
	const order = ['error', 'warning', 'info'];
	const lines = [...counts.values()]
		.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || (a.code < b.code ? -1 : 1))
		.map(({ severity, code, times, files }) => `| ${severity} | \`${code}\` | ${times} | ${files.size} |`);
	const table = `${START}\n\n${rows.length} documents.\n\n| Severity | Code | Findings | Files |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n\n${END}`;
	const page = readFileSync(PAGE, 'utf8');
	writeFileSync(PAGE, page.slice(0, page.indexOf(START)) + table + page.slice(page.indexOf(END) + END.length));
}
