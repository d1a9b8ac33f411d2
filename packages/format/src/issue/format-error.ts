import type { Issue } from './issue.ts';

/** Thrown when a document cannot be read or written. It holds all findings, not only the first. */
export class FormatError extends Error {
	override readonly name = 'FormatError';
	/** All findings: the errors, warnings and infos. */
	readonly issues: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		const errors = issues.filter((issue) => issue.severity === 'error');
		const [first] = errors;
		const place = first?.line === undefined ? (first?.pointer ?? '') : `${first.line}:${first.column}`;
		const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
		super(first === undefined ? 'The document has errors.' : `${place === '' ? '' : `${place}: `}${first.message} ${first.advice}${more}`);
		this.issues = issues;
	}
}
