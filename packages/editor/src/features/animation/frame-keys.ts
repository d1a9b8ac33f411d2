import { isTextField, pressedAmong } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { copySelected, cutSelected, pasteFrames, removeSelected, stepSelected } from './change-frames.ts';
import type { FrameList } from './frame-list.ts';
import { chooseFrame } from './frame-list.ts';

/** The effects of keys in the list of frames, besides changing the selection. */
export interface FrameKeyTarget {
	/** Brings a frame into view. */
	readonly reveal: (position: number) => void;
	/** Gives the focus to the field with the duration of a frame. */
	readonly edit: (position: number) => void;
	/** Gives the focus back to the list. */
	readonly back: () => void;
}

const IDS = ['Copy', 'Cut', 'Paste', 'Delete'] as const;

/** The number of frames that Page Up and Page Down go. */
const PAGE = 10;

/** The keys of the clipboard and of removing mean frames in the whole panel: elsewhere, they would change tiles. Text fields keep theirs. */
export function panelKey(list: FrameList, event: KeyboardEvent): void {
	if (event.target instanceof HTMLElement && isTextField(event.target)) return;
	const id = pressedAmong(list.editor, IDS, event);
	if (id === undefined) return;
	const run = { Copy: copySelected, Cut: cutSelected, Paste: pasteFrames, Delete: () => removeSelected(list) }[id];
	void attempt(list.editor, () => run(list));
	event.preventDefault();
	event.stopPropagation();
}

/** The keys of lists: arrows with Shift select several frames, with Alt they move them. */
export function listKey(list: FrameList, event: KeyboardEvent, { reveal, edit, back }: FrameKeyTarget): void {
	const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
	if (event.target instanceof HTMLElement && isTextField(event.target)) {
		if (key === 'Enter' || key === 'Escape') back();
		return;
	}
	const { frames, current, selected, select } = list;
	const at = current.value ?? -1;
	const last = frames.value.length - 1;
	const to = {
		ArrowDown: at + 1,
		ArrowUp: at < 0 ? last : at - 1,
		PageDown: at + PAGE,
		PageUp: at - PAGE,
		Home: 0,
		End: last,
	}[key];
	if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
		stepSelected(list, key === 'ArrowUp' ? -1 : 1);
		reveal(list.current.value ?? 0);
	} else if (pressedAmong(list.editor, ['SelectAll'], event) !== undefined) select([...frames.value.keys()], at);
	else if (ctrlKey || metaKey || altKey) return;
	else if (to !== undefined) {
		chooseFrame(list, to, shiftKey ? 'range' : 'one');
		reveal(list.current.value ?? 0);
	} else if (key === ' ' && at >= 0) chooseFrame(list, at, 'toggle');
	else if ((key === 'Enter' || key === 'F2') && at >= 0) edit(at);
	else if (key === 'Escape' && selected.value.length > 0) select([]);
	else return;
	event.preventDefault();
	event.stopPropagation();
}
