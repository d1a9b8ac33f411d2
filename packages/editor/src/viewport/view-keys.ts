import type { ReadonlySignal } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import type { ActiveTool } from '../tools/tool.ts';
import type { CameraState } from './camera-state.ts';
import type { ViewInput } from './view-input.ts';

/** How far an arrow key moves the view, in pixels of the page. */
const STEP = 64;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [STEP, 0],
	ArrowRight: [-STEP, 0],
	ArrowUp: [0, STEP],
	ArrowDown: [0, -STEP],
};

/**
 * Passes keys to the tool while the map has the focus, or nothing has: its own keys, Escape, and modifier keys while the pointer rests.
 * Arrows move the view if the tool does not want them; Space lets the pointer do so.
 *
 * @param isCurrent - whether the map is the one that is edited
 * @returns a function that ends this
 */
export function viewKeys(
	editor: Editor,
	host: HTMLElement,
	state: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
	input: ViewInput,
	isCurrent: () => boolean,
): () => void {
	const belongs = ({ target }: Event): boolean =>
		isCurrent() && editor.dialogs.value.length === 0 && (target === document.body || (target instanceof Node && host.contains(target)));

	function down(event: KeyboardEvent): void {
		if (isModifier(event)) {
			// Alt alone opens the menu of some browsers.
			if (event.key === 'Alt' && belongs(event)) event.preventDefault();
			changed(event);
			return;
		}
		if (event.defaultPrevented || !belongs(event) || event.isComposing) return;
		if (wasUsed(event)) {
			event.preventDefault();
			event.stopPropagation();
		}
	}

	/** Lets the tool or the view use a key. @returns whether it meant something */
	function wasUsed(event: KeyboardEvent): boolean {
		if (tool.value?.key?.(event) === true) return true;
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		if (event.key === 'Escape') return tool.value?.cancel?.() ?? false;
		if (event.code === 'Space') {
			input.space.value = true;
			return true;
		}
		const arrow = ARROWS[event.key];
		if (arrow === undefined) return false;
		const [x, y] = arrow;
		state.pan(x * (event.shiftKey ? 5 : 1), y * (event.shiftKey ? 5 : 1));
		return true;
	}

	function up(event: KeyboardEvent): void {
		if (event.code === 'Space') input.space.value = false;
		if (isModifier(event)) changed(event);
	}

	/** A modifier key was pressed or released while the pointer rests. */
	function changed(event: KeyboardEvent): void {
		if (!isCurrent()) return;
		const pointer = input.withKeys(event);
		if (pointer !== undefined) tool.value?.modifiers?.(pointer);
	}

	const ending = new AbortController();
	// Before shortcuts: a tool's own keys count more.
	window.addEventListener('keydown', down, { signal: ending.signal, capture: true });
	window.addEventListener('keyup', up, { signal: ending.signal, capture: true });
	window.addEventListener('blur', () => (input.space.value = false), { signal: ending.signal });
	return () => ending.abort();
}

const isModifier = ({ key }: KeyboardEvent): boolean => key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
