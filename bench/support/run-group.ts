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

/** What a process that measures sends. */
export type Report = { readonly title: string } | { readonly row: Row };

const MEASURE = fileURLToPath(new URL('measure-group.ts', import.meta.url));

/** Loads the cases of a group. */
export async function loadGroup(name: string): Promise<Group> {
	const module: { readonly group: Group } = await import(`../cases/${name}.ts`);
	return module.group;
}

/** Measures cases of a group in a process of its own, so that nothing has warmed up what they use. */
export async function runGroup(name: string, wanted: Wanted, receive: (report: Report) => void): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		const child = fork(MEASURE, [name, JSON.stringify(wanted)], { execArgv: [...execArgv, '--expose-gc'] });
		child.on('message', receive);
		child.on('error', reject);
		child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The cases "${name}" ended with code ${code}.`))));
	});
}
