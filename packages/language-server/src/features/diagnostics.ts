import type { Issue } from '@tilewright/format';
import type { Diagnostic } from 'vscode-languageserver';
import { DiagnosticSeverity } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { Outline } from '../outline/outline.ts';
import { spotAt } from '../outline/outline.ts';
import type { Span } from '../text/span.ts';

const SEVERITIES = { error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning, info: DiagnosticSeverity.Information } as const;

/** More would slow down code editors, and nobody reads them. */
const MOST = 1000;

/**
 * The findings in the form of the protocol: errors first, if there are too many.
 *
 * @param pageOf - the path of the page that explains a finding
 */
export function diagnosticsOf(
	issues: readonly Issue[],
	document: TextDocument,
	outline: Outline | undefined,
	pageOf: (code: string) => string | undefined,
): Diagnostic[] {
	return mostImportant(issues).map((issue) => {
		const { code, severity, message, advice, pointer } = issue;
		const span = spanOf(issue, document, outline);
		const page = pageOf(code);
		return {
			range: { start: document.positionAt(span.start), end: document.positionAt(span.end) },
			severity: SEVERITIES[severity],
			code,
			...(page !== undefined && { codeDescription: { href: URI.file(page).toString() } }),
			source: 'tilewright',
			message: advice === '' ? message : `${message}\n${advice}`,
			// Clients give it back when they ask for fixes.
			data: pointer,
		};
	});
}

function mostImportant(issues: readonly Issue[]): readonly Issue[] {
	if (issues.length <= MOST) return issues;
	const kept = [...issues].sort((a, b) => SEVERITIES[a.severity] - SEVERITIES[b.severity]).slice(0, MOST);
	return issues.filter((issue) => kept.includes(issue));
}

/** The place of a finding: the value, key or name that is there, else a word. */
function spanOf({ line = 1, column = 1 }: Issue, document: TextDocument, outline: Outline | undefined): Span {
	const start = document.offsetAt({ line: line - 1, character: column - 1 });
	const spot = outline && spotAt(outline, start);
	const found = spot && (spot.on === 'key' ? spot.entry?.key : spot.on === 'value' ? spot.entry?.value : spot.part.head);
	if (found !== undefined && found.start <= start + 1 && found.end > start) return firstLine({ start, end: found.end }, document);
	const word = /^\S[\w.-]*/.exec(document.getText({ start: document.positionAt(start), end: document.positionAt(start + 80) }));
	return { start, end: start + (word?.[0].length ?? 1) };
}

/** A value may have thousands of lines: marking all of them would hide everything else. */
function firstLine({ start, end }: Span, document: TextDocument): Span {
	const { line } = document.positionAt(start);
	const next = document.offsetAt({ line: line + 1, character: 0 });
	return { start, end: document.lineCount > line + 1 ? Math.max(start + 1, Math.min(end, next - 1)) : end };
}
