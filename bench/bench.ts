/**
 * `npm run bench`: measures everything as ratios and prints one table. With a word, only the rows whose names contain it; without one, the
 * table is written to RESULTS.md too, or to a file of its own for another major version of Node.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { argv, version } from 'node:process';
import { GROUPS, runGroup } from './support/run-group.ts';
import { cellsOf, HEADS, markdownTable, printed } from './support/table.ts';

const ROUNDS = 9;
const MAJOR = Number.parseInt(version.slice(1), 10);
const RESULTS = new URL(MAJOR === 20 ? 'RESULTS.md' : `RESULTS-node-${MAJOR}.md`, import.meta.url);

const text = argv[2] ?? '';
const conditions = `Node ${version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), medians of at least ${ROUNDS} alternating rounds`;

console.log(`${conditions}\n\n${printed(HEADS)}`);
const tables: string[] = [];
for (const name of GROUPS) tables.push(await measured(name));
if (text === '') writeFileSync(RESULTS, page(tables.join('\n')));

/** Measures a group. @returns its part of the page */
async function measured(name: string): Promise<string> {
	const rows: string[][] = [];
	let heading = '';
	await runGroup(name, { text, rounds: ROUNDS }, (report) => {
		if ('title' in report) {
			heading = report.title;
			console.log(`\n${heading}`);
			return;
		}
		const cells = cellsOf(report.row);
		rows.push(cells);
		console.log(printed(cells));
	});
	return `## ${heading}\n\n${markdownTable(rows)}`;
}

function page(tables: string): string {
	return `# Measured speed

Written by \`npm run bench\`: ${conditions}. A ratio is the median time of ours by that of the baseline, measured in turn in the same run,
each in a process of its own; \`min\` and \`max\` are the lowest and the highest ratio of a round. The machine is shared with other programs,
so times by the clock vary more than those of the processor.

${tables}`;
}
