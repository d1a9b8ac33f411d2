import type { Issue, Severity } from '@tilewright/format';
import { codeFrame } from '@tilewright/format';
import type { Colors } from '../host/colors.ts';
import { clean, count, cutStart, number } from '../host/text.ts';

/** The findings of one document. */
export interface Findings {
	/** The file's name, for a person. */
	readonly name: string;
	/** The file. */
	readonly bytes: Uint8Array;
	readonly issues: readonly Issue[];
}

/** Which findings to show. */
export interface Shown {
	/** What only informs is shown, too. */
	readonly verbose?: boolean;
	/** Only errors are shown. */
	readonly quiet?: boolean;
	/** How many are shown; the others are counted. More than 50 of one file are not read by anyone. */
	readonly most?: number;
}

/**
 * Findings as a person reads them: place, severity, message, code, a frame of the text, advice.
 *
 * @returns the text, ending with a line break; empty where there is nothing to show
 */
export function describeFindings(findings: Findings, { verbose = false, quiet = false, most = 50 }: Shown, colors: Colors): string {
	const visible = findings.issues.filter(({ severity }) => severity === 'error' || (severity === 'warning' ? !quiet : verbose && !quiet));
	const shown = visible.length <= most ? visible : mostImportant(visible, most);
	const text = inUtf8(findings.bytes);
	const blocks = byPlace(shown).map((group) => describe(group, findings.name, text, colors));
	if (shown.length < visible.length) blocks.push(describeRest(findings.name, new Set(shown), visible, colors));
	return blocks.map((block) => `${block}\n`).join('\n');
}

/** The first of them, in their order; no error is left out for something less. */
function mostImportant(issues: readonly Issue[], most: number): readonly Issue[] {
	const errors = issues.filter(({ severity }) => severity === 'error');
	const others = issues.filter(({ severity }) => severity !== 'error');
	const chosen = new Set([...errors, ...others].slice(0, most));
	return issues.filter((issue) => chosen.has(issue));
}

/** Findings that follow each other at the same place share a frame. */
function byPlace(issues: readonly Issue[]): [Issue, ...Issue[]][] {
	const groups: [Issue, ...Issue[]][] = [];
	for (const issue of issues) {
		const last = groups.at(-1);
		if (last !== undefined && last[0].offset === issue.offset) last.push(issue);
		else groups.push([issue]);
	}
	return groups;
}

function describe(issues: readonly [Issue, ...Issue[]], name: string, text: Uint8Array, colors: Colors): string {
	const [{ line, offset }] = issues;
	const frame = line === undefined || offset === undefined || text.length === 0 ? [] : codeFrame(text, { line, offset }, 1).split('\n');
	return [
		...issues.map(
			(issue) =>
				`${colors.strong(placeOf(issue, name))}  ${colors[issue.severity](issue.severity)}  ${clean(issue.message)}  ${colors.quiet(issue.code)}`,
		),
		...frame.map((row) => `  ${row.startsWith('>') ? row : colors.quiet(row)}`),
		...[...new Set(issues.map(({ advice }) => `  ${clean(advice)}`))],
	].join('\n');
}

/** In groups within groups the end of a path says more than all of it. */
const LONGEST_PATH = 100;

/** What is found on writing has no place in the text that was read: there the pointer says where. In XML a path helps to find it in an editor. */
function placeOf({ line, column, pointer, element }: Issue, name: string): string {
	if (line !== undefined) {
		const path = element === undefined ? '' : ` ${cutStart(clean(element), LONGEST_PATH)}`;
		return `${clean(name)}:${line}:${column}${path}`;
	}
	return pointer === '' ? clean(name) : `${clean(name)} ${clean(pointer)}`;
}

function describeRest(name: string, shown: ReadonlySet<Issue>, visible: readonly Issue[], colors: Colors): string {
	const times = new Map<string, number>();
	for (const issue of visible) if (!shown.has(issue)) times.set(issue.code, (times.get(issue.code) ?? 0) + 1);
	const rest = [...times].sort((a, b) => b[1] - a[1]).map(([code, often]) => `${number(often)} × ${code}`);
	return `${colors.strong(clean(name))}  and ${number(visible.length - shown.size)} more: ${rest.join(', ')}`;
}

/** How many findings of each severity there are. */
export type Tally = Record<Severity, number>;

export function tally(issues: readonly Issue[]): Tally {
	const times: Tally = { error: 0, warning: 0, info: 0 };
	for (const { severity } of issues) times[severity]++;
	return times;
}

/** `1 error, 2 warnings`; what there is none of is left out. */
export function describeTally(times: Tally, nothing: string): string {
	const parts = [
		times.error > 0 && count(times.error, 'error'),
		times.warning > 0 && count(times.warning, 'warning'),
		times.info > 0 && count(times.info, 'info'),
	];
	return parts.filter((part) => part !== false).join(', ') || nothing;
}

/** Places are offsets in UTF-8, to which `read` turns UTF-16. */
function inUtf8(bytes: Uint8Array): Uint8Array {
	const label = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
	return label === undefined ? bytes : new TextEncoder().encode(new TextDecoder(label).decode(bytes));
}
