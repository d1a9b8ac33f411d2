import type { Document, Issue } from '@tilewright/format';
import { valueAt } from '@tilewright/format/internal';

/** Losses as errors; infos stay infos, as nothing is lost there. */
export const asErrors = (losses: readonly Issue[]): Issue[] =>
	losses.map((issue) => (issue.severity === 'info' ? issue : { ...issue, severity: 'error' }));

/** The losses of what the document had before the export filled in fields, such as image sizes. */
export function ownLosses(losses: readonly Issue[], doc: Document): readonly Issue[] {
	return losses.filter(({ code, pointer }) => code !== 'not-in-version' || valueAt(doc, pointer) !== undefined);
}
