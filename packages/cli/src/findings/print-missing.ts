import type { Reference, ReferenceRole } from '@tilewright/format';
import type { Gate } from '../gate/gate.ts';
import { checkReferences } from '../gate/references.ts';
import { colorsFor } from '../host/colors.ts';
import { printMessage } from '../host/output.ts';
import { clean } from '../host/terminal.ts';
import { count, cut } from '../host/text.ts';

/** The most missing files that are listed by name. */
const MOST_NAMES = 5;

/** The roles of files without which a document is not complete. */
const NEEDED: readonly ReferenceRole[] = ['tileset', 'template', 'image', 'map'];

/**
 * The files that a document refers to and that do not exist. Tiled reports nothing about them (rules C2, T4).
 *
 * @param references - of the document
 * @param from - path of the document
 */
export async function missingFiles(references: readonly Reference[], from: string, gate: Gate, roles = NEEDED): Promise<string[]> {
	// The properties of a map may name thousands of other files.
	const checked = await checkReferences(
		references.filter(({ role }) => roles.includes(role)),
		from,
		gate,
	);
	return checked.filter(({ found }) => found === false).map(({ path }) => path);
}

/** Prints a warning about missing files. */
export function printMissingFiles(name: string, missing: readonly string[]): void {
	if (missing.length === 0) return;
	const colors = colorsFor('stderr');
	const names = missing.slice(0, MOST_NAMES).map((path) => `"${cut(clean(path), 60)}"`);
	const more = missing.length > names.length ? `, and ${missing.length - names.length} more` : '';
	const are = missing.length === 1 ? 'that it refers to is' : 'that it refers to are';
	printMessage(
		`${colors.strong(clean(name))}  ${colors.warning('warning')}  ${count(missing.length, 'file')} ${are} missing: ${names.join(', ')}${more}.`,
	);
	printMessage('  The references are kept. Add the files, or fix the paths.');
}
