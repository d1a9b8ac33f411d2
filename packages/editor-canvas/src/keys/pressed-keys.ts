import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { KeyBindingPress } from 'tinykeys';
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';

const known = new Map<string, KeyBindingPress | undefined>();

/** Whether an event means some keys. Where they name a sign such as `+`, Shift does not matter: keyboards differ in how it is typed. */
export function isPressed(keys: string, event: KeyboardEvent): boolean {
	let press = known.get(keys);
	if (press === undefined) {
		press = parseKeybinding(keys)[0];
		known.set(keys, press);
	}
	if (press === undefined) return false;
	if (matchKeyBindingPress(event, press)) return true;
	const [modifiers, key] = press;
	const isSign = typeof key === 'string' && /^[^\p{L}\p{N}\s]$/u.test(key);
	return isSign && event.shiftKey && !modifiers.includes('Shift') && matchKeyBindingPress(event, [[...modifiers, 'Shift'], key]);
}

/** Finds which of some actions the user means by an event: for parts of the page in which their keys have a special meaning. */
export const pressedAmong = <Id extends string>({ commands }: Editor, ids: readonly Id[], event: KeyboardEvent): Id | undefined =>
	ids.find((id) =>
		commands.value
			.get(id)
			?.keys()
			.some((keys) => isPressed(keys, event)),
	);

/** Whether text is written in an element, which then needs the keys of editing for itself. */
export const isTextField = (element: HTMLElement): boolean =>
	element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea');

/** Whether a text field has the focus and needs a key for itself: all without Ctrl or Alt, and the usual ones of editing. */
export function belongsToField(event: KeyboardEvent): boolean {
	const { target } = event;
	if (!(target instanceof HTMLElement)) return false;
	if (!(isTextField(target) || target.matches('select')) || /^F\d+$/.test(event.key)) return false;
	if (!event.ctrlKey && !event.metaKey) return true;
	return !event.shiftKey && !event.altKey
		? /^([acvxyz]|Arrow.*|Home|End|Backspace|Delete)$/i.test(event.key)
		: /^(v|z|Arrow.*|Home|End)$/i.test(event.key);
}

/**
 * Whether a browser may do something of its own by keys, such as saving the page, that must not happen where the editor cannot use them now. Keys
 * without Ctrl or Alt scroll and move the focus, and text anywhere on the page can be copied.
 */
export const isWithheld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
	(ctrlKey || metaKey || altKey) && !/^[cvx]$/i.test(key);
