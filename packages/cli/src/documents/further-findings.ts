import type { Document, Issue } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import { isAboutFile, lint, validate } from '@tilewright/ops';
import { withCommandAdvice } from '../findings/explain-missing.ts';
import type { Gate } from '../gate/gate.ts';
import type { Input } from '../host/read-input.ts';
import { otherFilesBy } from './other-files.ts';
import { projectTypes } from './project-types.ts';

/** The findings of `validate` in a document besides those of reading it. */
export interface FurtherFindings {
	/** In the document: in its references and in its fields together. With lines. */
	readonly own: readonly Issue[];
	/** The errors and warnings in the documents that it refers to, at any depth. */
	readonly others: readonly FileIssue[];
}

/**
 * Finds what `validate` finds in a document that is read already.
 *
 * @param isPlaced - whether its references lead somewhere: those of a document from a pipe do not
 */
export async function furtherFindings(doc: Document, input: Input, gate: Gate, isPlaced: boolean): Promise<FurtherFindings> {
	if (!isPlaced) return { own: placeIssues(input.bytes, lint({ doc })), others: [] };
	const { path } = input;
	const { graph, issues } = await validate([path], gate.loader, {
		documents: new Map([[path, doc]]),
		otherFiles: otherFilesBy(gate.loader),
		typesFor: projectTypes(gate).typesFor,
	});
	const advised = withCommandAdvice(issues, graph, gate);
	const own = advised.filter(({ file }) => file === path).map(({ file: _, ...issue }) => issue);
	return { own: placeIssues(input.bytes, own), others: advised.filter(({ file, severity }) => file !== path && severity !== 'info') };
}

/** The errors about files without which a document is not complete. */
export const missingFilesOf = ({ own, others }: FurtherFindings): FurtherFindings => ({
	own: own.filter(isMissing),
	others: others.filter(isMissing),
});

const isMissing = (issue: Issue): boolean => issue.severity === 'error' && isAboutFile(issue);
