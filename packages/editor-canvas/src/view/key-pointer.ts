import type { ReadonlySignal } from '@preact/signals-core';
import type { CameraState } from '../camera/camera-state.ts';
import type { ActiveTool } from '../tool/tool.ts';
import type { ViewInput } from './view-input.ts';

/** A pointer in the middle of the view, for people without another one: Enter presses it, and arrows move the map below it. */
export interface KeyPointer {
	/** Whether it is shown. */
	isOn(): boolean;
	/** The map was moved, or a modifier key pressed. */
	moved(event: KeyboardEvent): void;
	press(event: KeyboardEvent): void;
	release(event: KeyboardEvent): void;
	isPressed(): boolean;
	stop(): void;
}

/** The pointer is there when keys bring the focus to the view, until another pointer comes or the focus leaves. */
export function keyPointer(
	host: HTMLElement,
	{ size }: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
	input: Pick<ViewInput, 'pointerAt'>,
): KeyPointer {
	let isPressed = false;
	/** Another pointer was pressed after the last key. */
	let isPointed = false;
	const ending = new AbortController();
	const at = (event: KeyboardEvent, button: number) =>
		input.pointerAt(event, button, isPressed ? 1 : 0, { x: size.value.width / 2, y: size.value.height / 2 });
	const isOn = (): boolean => 'keys' in host.dataset;

	function leave(): void {
		if (!isOn()) return;
		delete host.dataset['keys'];
		if (isPressed) tool.value?.cancel?.();
		isPressed = false;
		tool.value?.leave?.();
	}
	// Before the view gets them: the tool must not be left after the other pointer has come to it.
	const listen = (target: EventTarget, type: string, listener: () => void): void =>
		target.addEventListener(type, listener, { signal: ending.signal, capture: true });
	listen(window, 'keydown', () => {
		isPointed = false;
	});
	listen(host, 'pointerdown', () => {
		isPointed = true;
		leave();
	});
	listen(host, 'pointermove', leave);
	listen(host, 'blur', leave);
	// A press focuses the view, too, and browsers show that as a focus by keys if the last thing before was a key.
	listen(host, 'focus', () => {
		if (!isPointed && host.matches(':focus-visible')) host.dataset['keys'] = '';
	});

	return {
		isOn,
		moved: (event) => tool.value?.move?.(at(event, -1)),
		press(event) {
			tool.value?.move?.(at(event, -1));
			isPressed = true;
			tool.value?.down?.(at(event, 0));
		},
		release(event) {
			if (!isPressed) return;
			isPressed = false;
			tool.value?.up?.(at(event, 0));
		},
		isPressed: () => isPressed,
		stop: () => ending.abort(),
	};
}
