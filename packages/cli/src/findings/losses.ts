import type { Document, Issue } from '@tilewright/format';
import { valueAt } from '@tilewright/format/internal';
import type { FileIssue } from '@tilewright/ops';

/** Losses as errors; infos stay infos, as nothing is lost there. */
export const asErrors = (losses: readonly Issue[]): Issue[] =>
	losses.map((issue) => (issue.severity === 'info' ? issue : { ...issue, severity: 'error' }));

/** The findings of putting documents together. With `--strict`, what is dropped is an error. */
export const strictly = (issues: readonly FileIssue[], strict = false): FileIssue[] =>
	issues.map((issue) => (strict && issue.code === 'dropped' ? { ...issue, severity: 'error' } : issue));

/** The losses of what the document had before the export filled in fields, such as image sizes. */
export function ownLosses(losses: readonly Issue[], doc: Document): readonly Issue[] {
	return losses.filter(({ code, pointer }) => code !== 'not-in-version' || valueAt(doc, pointer) !== undefined);
}
