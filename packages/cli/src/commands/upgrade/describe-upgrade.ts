import type { Issue, IssueCode } from '@tilewright/format';
import type { Colors } from '../../host/colors.ts';
import { clean } from '../../host/terminal.ts';
import { cut, number } from '../../host/text.ts';
import type { FieldChanges } from './field-changes.ts';
import type { PreparedUpgrade } from './prepare.ts';
import type { Unkept } from './unkept.ts';

/** Findings about changes of an upgrade; the others are about problems that remain. */
const CHANGES: ReadonlySet<IssueCode> = new Set<IssueCode>([
	'older-form',
	'converted',
	'converted-gid',
	'empty-mark',
	'assigned-id',
	'raised-counter',
]);

export const isChange = ({ code }: Issue): boolean => CHANGES.has(code);

/** The most lines, and the most names in a line, to print for one file. */
const MOST_LINES = 10;
const MOST_NAMES = 8;

/** The changes of an upgrade for display: a heading, the findings, the fields, what is not kept. */
export function describeUpgrade(name: string, upgrade: PreparedUpgrade, done: boolean, colors: Colors): string {
	const changes = upgrade.issues.filter(isChange);
	const rows = changes.slice(0, MOST_LINES).map((issue) => `  ${issue.line}:${issue.column}  ${clean(inWords(issue))}`);
	if (changes.length > rows.length) rows.push(`  and ${number(changes.length - rows.length)} more`);
	return [
		`${colors.strong(clean(name))}  ${done ? 'upgraded' : 'would be upgraded'}${versionChange(upgrade)}`,
		...rows,
		...describeFields(upgrade.fields),
		...upgrade.unkept.map(describeUnkept),
	].join('\n');
}

/** The message of an older form says that it was upgraded, which is not true of the file if nothing was written. */
function inWords({ code, found, message, times }: Issue): string {
	if (code !== 'older-form' || found === undefined) return message;
	return `older form: ${found}${times === undefined ? '' : `, in ${number(times)} places`}`;
}

function versionChange({ versions: { from, to } }: PreparedUpgrade): string {
	if (to === undefined || from === to) return '';
	return from === undefined ? ` to version ${to}` : ` from version ${cut(clean(from), 20)} to ${to}`;
}

/** These are no reason to upgrade: a file that needs no upgrade keeps them. */
function describeUnkept({ what, times, line, column }: Unkept): string {
	const one = what === 'document type declaration';
	return `  ${line}:${column}  ${one ? 'the ' : ''}${what} ${one ? 'is' : 'are'} not kept${one ? '' : ` (${number(times)})`}`;
}

function describeFields({ added, removed, changed }: FieldChanges): string[] {
	const rows = { 'fields added': added, 'fields removed': removed, 'fields changed': changed };
	return Object.entries(rows).flatMap(([what, names]) => (names.length === 0 ? [] : [`  ${what}: ${listed(names)}`]));
}

function listed(names: readonly string[]): string {
	const shown = names.slice(0, MOST_NAMES).map((name) => cut(clean(name), 40));
	return `${shown.join(', ')}${names.length > shown.length ? ` and ${number(names.length - shown.length)} more` : ''}`;
}
