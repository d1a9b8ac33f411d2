import { fork } from 'node:child_process';
import { execArgv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Group, Row } from './case.ts';

/** The groups of cases, in the order of the table: the names of the files in `bench/cases`. */
export const GROUPS = ['read', 'xml', 'write', 'browser', 'memory', 'lazy', 'play', 'start', 'large', 'batch', 'validate', 'edit'] as const;

/** The cases to measure: those with these names, or whose names contain a text. */
export interface Wanted {
	readonly names?: readonly string[];
	readonly text?: string;
	readonly rounds: number;
}

/** A report from measuring a group: its title, then each row. */
export type Report = { readonly title: string } | { readonly row: Row };

const MEASURE = fileURLToPath(new URL('measure-case.ts', import.meta.url));

/** Loads the cases of a group. */
export async function loadGroup(name: string): Promise<Group> {
	const module: { readonly group: Group } = await import(`../cases/${name}.ts`);
	return module.group;
}

/** Measures cases of a group, each in a process of its own, where no other case has warmed anything up or left garbage. */
export async function runGroup(group: string, { names, text = '', rounds }: Wanted, receive: (report: Report) => void): Promise<void> {
	const { title, times, cases } = await loadGroup(group);
	const chosen = cases.filter(({ name }) => names?.includes(name) ?? name.includes(text));
	if (chosen.length > 0) receive({ title: `${title} (times: ${times})` });
	for (const { name } of chosen) receive({ row: await measured(group, name, rounds) });
}

/** Measures a case in a process of its own. */
function measured(group: string, name: string, rounds: number): Promise<Row> {
	return new Promise((resolve, reject) => {
		const child = fork(MEASURE, [group, name, String(rounds)], { execArgv: [...execArgv, '--expose-gc'] });
		child.on('message', resolve);
		child.on('error', reject);
		child.on('exit', (code) => reject(new Error(`The case "${name}" ended with code ${code}, without a result.`)));
	});
}
