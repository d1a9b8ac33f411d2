import type { ReadonlySignal } from '@preact/signals-core';
import type { Vector } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import { belongsToField } from '../keys/pressed-keys.ts';
import type { ActiveTool } from '../tool/tool.ts';
import { keyPointer } from './key-pointer.ts';
import type { ViewInput } from './view-input.ts';

/** The distance by which an arrow key moves the view, in pixels of the page. */
const STEP = 64;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [1, 0],
	ArrowRight: [-1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
};

/**
 * Passes keys to the tool while the map has the focus, or nothing has: its own keys, Escape, and modifier keys while the pointer rests. Its
 * letters count wherever shortcuts do: a tile that was just chosen in its panel is turned on the map.
 * Arrows move the view if the tool does not want them; Space lets the pointer do so. Without another pointer, Enter is one.
 *
 * @param hasKeys - whether keys are for the map: it is the one that is edited, and no dialog is open
 * @param cellSize - the size of a cell, in pixels of the page; without it, keys do not act as a pointer
 * @returns a function that ends this
 */
export function viewKeys(
	host: HTMLElement,
	state: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
	input: ViewInput,
	hasKeys: () => boolean,
	cellSize?: () => Vector,
): () => void {
	const keys = cellSize && keyPointer(host, state, tool, input);
	const belongs = ({ target }: Event): boolean =>
		hasKeys() && (target === document.body || (target instanceof Node && host.contains(target)));

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
		if (keys?.isPressed() === true && event.key === 'Enter') return true;
		if (tool.value?.key?.(event) === true) return true;
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		if (event.key === 'Escape') return tool.value?.cancel?.() ?? false;
		if (event.code === 'Space') {
			input.space.value = true;
			return true;
		}
		const pointer = keys?.isOn() === true ? keys : undefined;
		if (event.key === 'Enter' && pointer !== undefined) {
			pointer.press(event);
			return true;
		}
		const arrow = ARROWS[event.key];
		if (arrow === undefined) return false;
		const [x, y] = arrow;
		const far = event.shiftKey ? 5 : 1;
		const step = (pointer && cellSize?.()) ?? { x: STEP, y: STEP };
		state.pan(x * step.x * far, y * step.y * far);
		pointer?.moved(event);
		return true;
	}

	function up(event: KeyboardEvent): void {
		if (event.key === 'Enter') keys?.release(event);
		if (event.code === 'Space') input.space.value = false;
		if (isModifier(event)) changed(event);
	}

	/** A modifier key was pressed or released while the pointer rests. */
	function changed(event: KeyboardEvent): void {
		if (!hasKeys()) return;
		const pointer = input.withKeys(event);
		if (pointer !== undefined) tool.value?.modifiers?.(pointer);
	}

	/** A letter that the tool has a use for counts elsewhere on the page, too, if nothing there uses it. */
	function letter(event: KeyboardEvent): void {
		if (event.defaultPrevented || event.isComposing || !hasKeys() || belongsToField(event)) return;
		if (!/^[a-z]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || tool.value?.key?.(event) !== true) return;
		event.preventDefault();
		event.stopPropagation();
	}

	const ending = new AbortController();
	// Before shortcuts: a tool's own keys count more.
	window.addEventListener('keydown', down, { signal: ending.signal, capture: true });
	document.addEventListener('keydown', letter, { signal: ending.signal });
	window.addEventListener('keyup', up, { signal: ending.signal, capture: true });
	window.addEventListener('blur', () => (input.space.value = false), { signal: ending.signal });
	return () => {
		ending.abort();
		keys?.stop();
	};
}

const isModifier = ({ key }: KeyboardEvent): boolean => key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';
