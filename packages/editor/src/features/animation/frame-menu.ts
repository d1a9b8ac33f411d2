import { ArrowDown, ArrowUp, ClipboardPaste, Copy, Scissors, Trash2 } from 'lucide-preact';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { copySelected, cutSelected, pasteFrames, removeSelected, stepSelected } from './change-frames.ts';
import type { FrameList } from './frame-list.ts';
import { framesWords } from './frames-words.ts';

/** Returns the actions on the selected frames. */
export function frameMenu(list: FrameList): readonly MenuEntry[] {
	const words = framesWords;
	const isEnabled = (): boolean => list.selected.value.length > 0;
	return [
		{ text: words.cut, icon: Scissors, isEnabled, run: () => cutSelected(list) },
		{ text: words.copy, icon: Copy, isEnabled, run: () => copySelected(list) },
		{ text: words.paste, icon: ClipboardPaste, run: () => pasteFrames(list) },
		{ text: words.remove, icon: Trash2, isEnabled, run: () => removeSelected(list) },
		'separator',
		{ text: words.up, icon: ArrowUp, isEnabled, run: () => stepSelected(list, -1) },
		{ text: words.down, icon: ArrowDown, isEnabled, run: () => stepSelected(list, 1) },
	];
}
