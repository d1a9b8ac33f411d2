import type { Issue } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';

/** Losses as errors; infos stay infos, as nothing is lost there. */
export const asErrors = (losses: readonly Issue[]): Issue[] =>
	losses.map((issue) => (issue.severity === 'info' ? issue : { ...issue, severity: 'error' }));

/** The findings of putting documents together. With `--strict`, what is dropped is an error. */
export const strictly = (issues: readonly FileIssue[], strict = false): FileIssue[] =>
	issues.map((issue) => (strict && issue.code === 'dropped' ? { ...issue, severity: 'error' } : issue));
