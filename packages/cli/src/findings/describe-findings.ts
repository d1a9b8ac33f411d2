import type { Issue, Severity } from '@tilewright/format';
import { codeFrame } from '@tilewright/format';
import { toUtf8 } from '@tilewright/format/internal';
import type { Colors } from '../host/colors.ts';
import { clean } from '../host/terminal.ts';
import { count, cutStart, number } from '../host/text.ts';

/** The findings of one document. */
export interface Findings {
	/** The name of the file, for display. */
	readonly name: string;
	/** The bytes of the file. */
	readonly bytes: Uint8Array;
	readonly issues: readonly Issue[];
}

/** Which findings to show. */
export interface FindingsFilter {
	/** Show infos too. */
	readonly verbose?: boolean;
	/** Show errors only. */
	readonly quiet?: boolean;
	/** How many to show; the others are only counted. Default: 50. */
	readonly most?: number;
}

/**
 * Findings for display: position, severity, message, code, the surrounding lines, advice.
 *
 * @returns the text, ending with a line break; empty if there is nothing to show
 */
export function describeFindings(
	findings: Findings,
	{ verbose = false, quiet = false, most = 50 }: FindingsFilter,
	colors: Colors,
): string {
	const visible = findings.issues.filter(({ severity }) => severity === 'error' || (severity === 'warning' ? !quiet : verbose && !quiet));
	if (visible.length === 0) return '';
	const shown = visible.length <= most ? visible : mostImportant(visible, most);
	const text = toUtf8(findings.bytes);
	const blocks = byPosition(shown).map((group) => describe(group, findings.name, text, colors));
	if (shown.length < visible.length) blocks.push(describeRest(findings.name, new Set(shown), visible, colors));
	return blocks.map((block) => `${block}\n`).join('\n');
}

/** The first findings, in their order; errors take precedence. */
function mostImportant(issues: readonly Issue[], most: number): readonly Issue[] {
	const errors = issues.filter(({ severity }) => severity === 'error');
	const others = issues.filter(({ severity }) => severity !== 'error');
	const chosen = new Set([...errors, ...others].slice(0, most));
	return issues.filter((issue) => chosen.has(issue));
}

/** Groups consecutive findings at the same position: they share a frame. */
function byPosition(issues: readonly Issue[]): [Issue, ...Issue[]][] {
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
				`${colors.strong(positionOf(issue, name))}  ${colors[issue.severity](issue.severity)}  ${clean(issue.message)}  ${colors.quiet(issue.code)}`,
		),
		...frame.map((row) => `  ${row.startsWith('>') ? row : colors.quiet(row)}`),
		...[...new Set(issues.map(({ advice }) => `  ${clean(advice)}`))],
	].join('\n');
}

/** The end of a long path is the most useful part. */
const LONGEST_PATH = 100;

/** Findings from writing have no position in the text, so they show the pointer. In XML, the path of the element helps to find it in Tiled. */
function positionOf({ line, column, pointer, element }: Issue, name: string): string {
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

/** `1 error, 2 warnings`; severities without findings are left out. */
export function describeTally(times: Tally, nothing: string): string {
	const parts = [
		times.error > 0 && count(times.error, 'error'),
		times.warning > 0 && count(times.warning, 'warning'),
		times.info > 0 && count(times.info, 'info'),
	];
	return parts.filter((part) => part !== false).join(', ') || nothing;
}
