import { isTextField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';

/** Commits the text of the field that has the focus, as fields do when the focus leaves them. If the field is still there then, it keeps the focus. */
export function commitField(): void {
	const field = document.activeElement;
	if (!(field instanceof HTMLElement) || !isTextField(field)) return;
	field.blur();
	// The end of a field may have given the focus to something else.
	if (document.activeElement === document.body) field.focus({ preventScroll: true });
}
