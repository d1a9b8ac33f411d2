import type { Issue, IssueCode } from '@tilewright/format';
import type { Colors } from '../../host/colors.ts';
import { clean, cut, number } from '../../host/text.ts';
import type { FieldChanges } from './field-changes.ts';
import type { Plan } from './prepare.ts';
import type { Unkept } from './unkept.ts';

/** Findings that say what an upgrade changes; the others say what stays wrong. */
const CHANGES: ReadonlySet<IssueCode> = new Set<IssueCode>(['older-form', 'converted', 'converted-gid', 'assigned-id', 'raised-counter']);

export const isChange = ({ code }: Issue): boolean => CHANGES.has(code);

/** More lines of one file are not read by anyone. */
const MOST_LINES = 10;
const MOST_NAMES = 8;

/** What an upgrade changes in a file, in words: a heading, the findings that say what, the fields, what is not kept. */
export function describePlan(name: string, plan: Plan, done: boolean, colors: Colors): string {
	const changes = plan.issues.filter(isChange);
	const rows = changes.slice(0, MOST_LINES).map((issue) => `  ${issue.line}:${issue.column}  ${clean(inWords(issue))}`);
	if (changes.length > rows.length) rows.push(`  and ${number(changes.length - rows.length)} more`);
	return [
		`${colors.strong(clean(name))}  ${done ? 'upgraded' : 'would be upgraded'}${stamp(plan)}`,
		...rows,
		...describeFields(plan.fields),
		...plan.unkept.map(describeUnkept),
	].join('\n');
}

/** That it was upgraded is true in memory alone, while nothing is written. */
function inWords({ code, message }: Issue): string {
	const [, form] = (code === 'older-form' && /older form: (.*)\. It was upgraded\.$/.exec(message)) || [];
	return form === undefined ? message : `older form: ${form}`;
}

function stamp({ versions: { from, to } }: Plan): string {
	if (to === undefined || from === to) return '';
	return from === undefined ? ` to version ${to}` : ` from version ${cut(clean(from), 20)} to ${to}`;
}

/** It does not count as a change: a file that needs no upgrade keeps them. */
function describeUnkept({ what, times, line, column }: Unkept): string {
	const one = what === 'document type declaration';
	return `  ${line}:${column}  ${one ? 'the ' : ''}${what} ${one ? 'is' : 'are'} not kept${one ? '' : ` (${number(times)})`}`;
}

function describeFields({ added, removed, changed }: FieldChanges): string[] {
	const rows = { 'fields added': added, 'fields left out': removed, 'fields changed': changed };
	return Object.entries(rows).flatMap(([what, names]) => (names.length === 0 ? [] : [`  ${what}: ${listed(names)}`]));
}

function listed(names: readonly string[]): string {
	const shown = names.slice(0, MOST_NAMES).map((name) => cut(clean(name), 40));
	return `${shown.join(', ')}${names.length > shown.length ? ` and ${number(names.length - shown.length)} more` : ''}`;
}
