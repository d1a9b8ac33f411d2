import { newestForm } from '@tilewright/format/internal';
import { changesBetween } from './changes-between.ts';
import type { Fixer } from './fix.ts';

/**
 * Writes older forms in the newest one, as `upgrade` does, where nothing is lost (rules U1–U9). Programs that know the older form alone
 * are as old as the form: Tiled and its own libraries read the newest one in its place.
 */
export const olderForms: Fixer = ({ raw, doc }) => {
	const { value, forms } = newestForm(doc.type, raw);
	const changes = changesBetween(raw, value);
	const [first] = changes ?? [];
	if (changes === undefined || first === undefined) return [];
	return [{ code: 'older-form', pointer: first.pointer, says: `wrote in the newest form: ${forms.join('; ')}`, changes }];
};
