import type { Issue } from '@tilewright/format';

type Raw = Record<string, unknown>;

/**
 * Two documents without the places at which findings say that one lost or changed what the other has: what is left must be
 * equal. Both are copies that may be changed.
 *
 * @param document - before; the findings' pointers lead into it
 * @param again - what came back
 */
export function lessWhatWasTold(document: object, again: object, told: readonly Pick<Issue, 'code' | 'pointer'>[]): void {
	// From the last on, so that items which are taken out do not move those that are still to come.
	for (const { code, pointer } of [...told].sort(byPlace).reverse()) {
		const path = pointer
			.split('/')
			.slice(1)
			.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
		const removed = code === 'not-in-version' && Array.isArray(at(document, path.slice(0, -1)));
		take(document, path);
		if (!removed) take(again, shifted(path, removedBefore(told, document)));
	}
}
