import type { Issue, Severity } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import { describeTally } from '../../findings/describe-findings.ts';
import type { Colors } from '../../host/colors.ts';
import { shownPath } from '../../host/paths.ts';
import { clean } from '../../host/terminal.ts';
import { cut, cutStart, number, size } from '../../host/text.ts';
import type { Look } from './look.ts';
import { printMap } from './print-map.ts';
import { facts, heading, propertyRows } from './print-parts.ts';
import { printTemplate } from './print-template.ts';
import { printTileset } from './print-tileset.ts';
import { printWorld } from './print-world.ts';
import type { InfoReport } from './report.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';

/** A report for display, 80 columns wide except for whole paths. */
export function describe(report: InfoReport, issues: readonly Issue[], others: readonly FileIssue[], look: Look): string {
	const colors: Colors = look;
	const lines = [
		`${colors.strong(clean(report.path === '-' ? 'stdin' : report.path))}  ${report.kind}, ${size(report.bytes)}`,
		...facts([['saved as', savedAs(report)]], colors),
	];
	switch (report.kind) {
		case 'map':
			lines.push(...printMap(report, look));
			break;
		case 'tileset':
			lines.push(...printTileset(report, look));
			break;
		case 'template':
			lines.push(...printTemplate(report, look));
			break;
		case 'world':
			lines.push(...printWorld(report, look));
			break;
	}
	lines.push(...propertyRows(report.properties, colors), ...files(report, look), ...findings(report, issues, others, colors));
	return `${lines.join('\n')}\n`;
}

function savedAs({ kind, syntax, version, editor, upgraded }: InfoReport): string[] {
	const name = syntax === 'xml' ? 'XML' : 'JSON';
	return [
		kind === 'world' ? name : version === undefined ? `${name} without a version` : `${name}, version ${cut(version, 20)}`,
		...(editor === undefined ? [] : [`by Tiled ${cut(editor, 20)}`]),
		...(upgraded.length === 0 ? [] : ['in an older form']),
	];
}

/** The most important roles first. */
const ROLES = ['map', 'tileset', 'template', 'image', 'file'];

/** Image collections have too many files to list. */
const MOST_FILES = 40;

function files({ references }: InfoReport, look: Look): string[] {
	const colors: Colors = look;
	if (references.length === 0) return [];
	const missing = references.filter(({ found }) => found === false);
	const shown =
		references.length <= MOST_FILES ? references : [...missing, ...references.filter(({ found }) => found !== false)].slice(0, MOST_FILES);
	const rows = shown
		.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
		.map(({ path, role, found, outside }) => ({
			cells: [{ text: role, paint: colors.quiet }, { text: look.path(path, 56) }],
			...(found === false && { words: ['missing'], paint: colors.warning }),
			...(outside && { words: ['outside the root'], paint: colors.quiet }),
		}));
	const rest = references.length - shown.length;
	return [
		heading(
			'Files',
			`${number(references.length)}${missing.length === 0 ? '' : `, ${colors.warning(`${number(missing.length)} missing`)}`}`,
			colors,
		),
		...table(rows),
		...(rest === 0 ? [] : [colors.quiet(`  and ${number(rest)} more; --json lists all of them`)]),
	];
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

function findings(report: InfoReport, issues: readonly Issue[], others: readonly FileIssue[], colors: Colors): string[] {
	if (issues.length + others.length === 0) return [heading('Findings', 'none', colors)];
	const rows = SEVERITIES.flatMap((severity) => [
		...byCode(issues, severity).map(([code, found]) => row(severity, code, found, firstPosition(found), colors)),
		...byCode(others, severity).map(([code, found]) => row(severity, code, found, firstFile(found), colors)),
	]);
	const flag = report.findings.info === issues.length + others.length ? '--verbose ' : '';
	const path = report.path === '-' ? 'FILE' : clean(report.path);
	return [
		heading('Findings', describeTally(report.findings, 'none'), colors),
		...table(rows),
		colors.quiet(`  For details: tilewright validate ${flag}${path}`),
	];
}

function row(severity: Severity, code: string, found: readonly Issue[], place: string, colors: Colors): Row {
	return {
		cells: [{ text: severity, paint: colors[severity] }, { text: number(found.length), right: true }, { text: code }],
		words: [place],
		paint: colors.quiet,
	};
}

function byCode<T extends Issue>(issues: readonly T[], severity: Severity): [code: string, found: T[]][] {
	const groups = new Map<string, T[]>();
	for (const issue of issues) {
		if (issue.severity !== severity) continue;
		const before = groups.get(issue.code);
		if (before === undefined) groups.set(issue.code, [issue]);
		else before.push(issue);
	}
	return [...groups];
}

function firstPosition([first, ...more]: readonly Issue[]): string {
	return first?.line === undefined ? '' : `${more.length === 0 ? '' : 'first '}at ${first.line}:${first.column}`;
}

const firstFile = ([first, ...more]: readonly FileIssue[]): string =>
	first === undefined ? '' : `${more.length === 0 ? '' : 'first '}in ${cutStart(clean(shownPath(first.file)), 40)}`;
