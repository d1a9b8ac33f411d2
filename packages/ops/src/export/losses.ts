import type { Document, Issue } from '@tilewright/format';
import { valueAt } from '@tilewright/format/internal';

/** The losses of what the document had before the export filled in fields, such as image sizes. */
export function ownLosses(losses: readonly Issue[], doc: Document): readonly Issue[] {
	return losses.filter(({ code, pointer }) => code !== 'not-in-version' || valueAt(doc, pointer) !== undefined);
}
