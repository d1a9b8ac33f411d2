import type { Form } from '../../spec/form.ts';
import { isBefore } from '../../spec/form.ts';
import { CURRENT_VERSION } from '../../spec/map.ts';

/** The version to write into a document: readers accept none newer than 1.10, and none with three parts (rule N6). */
export function stampOf({ version, keyed }: Form): string {
	// Tiled writes this version into the keyed form.
	if (keyed && !isBefore(version, '1.2')) return '1.1';
	return isBefore(version, '1.10') ? version.split('.').slice(0, 2).join('.') : CURRENT_VERSION;
}
