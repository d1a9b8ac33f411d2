import { effect, untracked } from '@preact/signals';
import { belongsToField, isPressed, isWithheld } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { chordsOf } from '@tilewright/editor-core/commands/commands.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Command } from '@tilewright/editor-core/editor/command.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { dialogs } from '../page/ask.ts';
import { workbench } from '../page/workbench-parts.ts';
import { commitField } from '../ui/commit-field.ts';

/**
 * Runs the action or tool whose keys are pressed: of several with the same keys the first that can be done now. Text that was typed into a field is
 * committed before. In a text field, keys that a field needs itself do nothing; while a dialog is open, none do. Keys with Ctrl or Alt of
 * actions that cannot be done now are not left to the browser. Tab is a shortcut only for those who work with a pointer: at first, and again when it
 * has moved the focus, it does that until the pointer is used. Keys that come before the page has started wait for that.
 *
 * @returns a function that ends this
 */
export function bindShortcuts(editor: Editor, target: Window): () => void {
	let tabMoves = true;
	const early: KeyboardEvent[] = [];
	const pointed = (): void => {
		tabMoves = false;
	};
	const listener = (event: KeyboardEvent): void => {
		if (event.key === 'Tab' && (tabMoves || !isOnMap(event))) {
			tabMoves = true;
			return;
		}
		if (event.defaultPrevented || event.isComposing || belongsToField(event)) return;
		if (isWithheld(event) && pressed(event).length > 0) event.preventDefault();
		if (dialogs(editor).value.length > 0) return;
		if (!run(event) && !isReady(editor)) early.push(event);
	};
	const pressed = (event: KeyboardEvent): readonly Command[] => [
		...new Set(chordsOf(editor, event).flatMap(({ command, keys }) => (isPressed(keys, event) ? [command] : []))),
	];
	const run = (event: KeyboardEvent): boolean => {
		const commands = pressed(event);
		// The typed text may be the only change: it makes it possible to save the map.
		if (commands.length > 0) commitField();
		const command = commands.find((each) => each.isEnabled());
		if (command === undefined) return false;
		event.preventDefault();
		void runAction(editor, command.id);
		return true;
	};
	const stopWaiting = effect(() => {
		if (isReady(editor)) untracked(() => early.splice(0).forEach(run));
	});
	target.addEventListener('keydown', listener);
	target.addEventListener('pointerdown', pointed, true);
	return () => {
		stopWaiting();
		target.removeEventListener('keydown', listener);
		target.removeEventListener('pointerdown', pointed, true);
	};
}

/** Whether the page has started, and the actions on its maps are there. */
const isReady = (editor: Editor): boolean =>
	editor.hasStarted.value && (editor.sessions.value.length === 0 || workbench(editor).value !== undefined);

/** Whether a key goes to the map, or to nothing in particular. */
const isOnMap = ({ target }: Event): boolean => target instanceof HTMLElement && (target === document.body || target.matches('.map-view'));
