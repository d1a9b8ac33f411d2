import { isTextField, pressedAmong } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Form } from './form.ts';
import type { PropertyRow } from './model/property-rows.ts';
import { copyShared, cutShared, pasteShared, removeShared } from './share-properties.ts';

/** The element of a custom property with all its lines, which can have the focus itself. */
const ITEM = '.property-item';

const IDS = ['Copy', 'Cut', 'Paste', 'Delete'] as const;

/**
 * Handles keys among the custom properties: those of the clipboard and of removing go to the property that has the focus, and to all if none
 * has it (rule E36); arrows go from property to property. Text fields keep theirs.
 */
export function propertyKey(form: Form, rows: readonly PropertyRow[], event: KeyboardEvent): void {
	const { target, currentTarget } = event;
	if (event.defaultPrevented || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement) || isTextField(target)) return;
	const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEM)];
	const item = target.closest<HTMLElement>(ITEM);
	const at = item === null ? -1 : items.indexOf(item);
	const to = target === item ? destination(at, items.length, event.key) : undefined;
	if (to !== undefined) items[to]?.focus();
	else {
		const id = pressedAmong(form.editor, IDS, event);
		const what = item === null ? 'all' : rows.find(({ name }) => name === item.dataset['name']);
		// Only a property that has the focus itself is removed by a key.
		if (id === undefined || what === undefined || (id === 'Delete' && target !== item)) return;
		const run = { Copy: copyShared, Cut: cutShared, Paste: pasteShared, Delete: removeShared }[id];
		if ((id === 'Cut' || id === 'Delete') && what !== 'all' && what.origin === 'own' && !what.isOverride) {
			// The focus stays among the properties, so that the next key means them, too.
			(items[at + 1] ?? items[at - 1] ?? currentTarget.querySelector('summary'))?.focus();
		}
		void attempt(form.editor, () => run(form, what));
	}
	event.preventDefault();
	event.stopPropagation();
}

/** The targets of the keys of lists. */
const destination = (at: number, count: number, key: string): number | undefined =>
	({ ArrowDown: Math.min(at + 1, count - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1 })[key];
