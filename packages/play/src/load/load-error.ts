import type { FileIssue } from '@tilewright/ops';

/** Thrown when a map or a world cannot be loaded. The message names the file and the place of the first error. */
export class LoadError extends Error {
	override readonly name = 'LoadError';
	/** All findings in all files: the errors, warnings and infos. */
	readonly issues: readonly FileIssue[];

	constructor(issues: readonly FileIssue[]) {
		const errors = issues.filter(({ severity }) => severity === 'error');
		// A file with errors is also an error where it is referred to: its own error says more.
		const first = errors.find(({ code }) => code !== 'broken-file') ?? errors[0];
		const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
		super(first === undefined ? 'The files have errors.' : `${placeOf(first)}: ${first.message} ${first.advice}${more}`);
		this.issues = issues;
	}
}

const placeOf = ({ file, line, column, pointer }: FileIssue): string =>
	line === undefined ? `${file}${pointer === '' ? '' : ` ${pointer}`}` : `${file}:${line}:${column}`;
