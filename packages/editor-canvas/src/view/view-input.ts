import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Vector } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import { originOf } from '../camera/view-origin.ts';
import type { ActiveTool, ToolPointer } from '../tool/tool.ts';
import { clickCounter } from './click-counter.ts';
import type { PointerFacts, PointerSpace } from './pointer.ts';
import { toolPointer } from './pointer.ts';
import { restingFinger } from './resting-finger.ts';
import { touchPan } from './touch-pan.ts';
import { viewWheel } from './view-wheel.ts';

/** The pointer over a view. */
export interface ViewInput {
	/** Its place, in pixels of the page from the corner of the view. */
	readonly at: ReadonlySignal<Vector | undefined>;
	/** Whether the pointer moves the view now, or would, if it were pressed. */
	readonly pans: ReadonlySignal<boolean>;
	/** Whether Space is held: the pointer moves the view. */
	readonly space: Signal<boolean>;
	/** A pointer at a place of the view, with the modifier keys of an event. */
	pointerAt(event: KeyboardEvent, button: number, buttons: number, place: Vector): ToolPointer;
	/** The pointer as it was last, with other modifier keys. */
	withKeys(event: KeyboardEvent): ToolPointer | undefined;
	/** The pointer as it was last, if it is over the view. */
	resting(): ToolPointer | undefined;
	stop(): void;
}

type Keys = Pick<PointerFacts, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const MIDDLE = 1;
const RIGHT = { button: 2, buttons: 2 };

/**
 * Passes the pointer to the tool, or moves the view: by the middle button, by Space, by two fingers, and by the wheel. A finger that is held
 * is a right button.
 */
export function viewInput(
	editor: Editor,
	host: HTMLElement,
	state: CameraState,
	tool: ReadonlySignal<ActiveTool | undefined>,
	spaceNow: () => PointerSpace,
): ViewInput {
	const at = signal<Vector | undefined>(undefined);
	const space = signal(false);
	const pans = signal(false);
	const touches = touchPan(state);
	const countClicks = clickCounter();
	const turnWheel = viewWheel(state, editor.preferences.wheelZooms);
	let last: PointerFacts | undefined;
	let clicks = 0;
	/** The pointer that moves the view, and where it was. */
	let panning: { readonly id: number; readonly from: Vector } | undefined;
	/** The pointer that works with the tool. */
	let working: number | undefined;
	/** The finger that is a right button. */
	let held: number | undefined;
	/** Whether a pen was used: then fingers no longer draw, since a hand may rest on the screen. */
	let hasPen = false;

	const position = (event: { readonly clientX: number; readonly clientY: number }): Vector => {
		const { x, y } = originOf(host);
		return { x: event.clientX - x, y: event.clientY - y };
	};
	const pointerAt = (facts: PointerFacts, place: Vector): ToolPointer => toolPointer(facts, place, spaceNow(), clicks);

	/** The pointer as it was last, with modifier keys; `undefined` if it is not over the view. */
	function restingWith({ buttons, pointerType, clientX, clientY }: PointerFacts, keys: Keys): ToolPointer | undefined {
		if (at.value === undefined) return undefined;
		const { shiftKey, ctrlKey, metaKey, altKey } = keys;
		return pointerAt({ button: -1, buttons, pointerType, clientX, clientY, shiftKey, ctrlKey, metaKey, altKey }, at.value);
	}

	/** Returns the facts about an event; those of a right button if its finger acts as one. */
	function factsOf(event: PointerEvent): PointerFacts {
		if (event.pointerId !== held) return event;
		const { shiftKey, ctrlKey, metaKey, altKey, pointerType, clientX, clientY } = event;
		const { button, buttons } = { button: event.button === 0 ? RIGHT.button : -1, buttons: event.buttons === 0 ? 0 : RIGHT.buttons };
		return { button, buttons, shiftKey, ctrlKey, metaKey, altKey, pointerType, clientX, clientY };
	}

	function startPanning(id: number, from: Vector): void {
		panning = { id, from };
		pans.value = true;
	}

	function stopPanning(): void {
		panning = undefined;
		pans.value = space.value;
	}

	function press(event: PointerEvent): void {
		const [facts, place] = [factsOf(event), position(event)];
		clicks = countClicks(place, event.timeStamp, facts.button);
		working = event.pointerId;
		tool.value?.down?.(pointerAt(facts, place));
	}

	// The tool learns of a finger only when it is clear that it draws: a second one would have to take back what the first has begun.
	const resting = restingFinger((event: PointerEvent) => {
		held = event.pointerId;
		press(event);
	});

	/** Cancels the work of the tool: a second finger came, so the first did not mean to draw. */
	function stopWorking(): void {
		resting.stop();
		held = undefined;
		if (working === undefined) return;
		working = undefined;
		tool.value?.cancel?.();
	}

	const listeners = {
		pointerdown(event: PointerEvent) {
			const place = position(event);
			host.setPointerCapture(event.pointerId);
			host.focus({ preventScroll: true });
			last = event;
			at.value = place;
			if (event.pointerType === 'pen') hasPen = true;
			if (event.pointerType === 'touch') {
				touches.down(event.pointerId, place);
				if (touches.fingers > 1) {
					stopWorking();
					stopPanning();
					return;
				}
			}
			const fingerPans = event.pointerType === 'touch' && hasPen;
			if (event.button === MIDDLE || space.value || fingerPans) {
				event.preventDefault();
				startPanning(event.pointerId, place);
				return;
			}
			if (event.pointerType === 'touch') resting.start(event);
			else press(event);
		},
		pointermove(event: PointerEvent) {
			const place = position(event);
			if (event.pointerType === 'touch' && touches.move(event.pointerId, place)) return;
			if (resting.rests(event)) return;
			const began = resting.take(event);
			if (began !== undefined) press(began);
			const facts = factsOf(event);
			last = facts;
			at.value = place;
			if (panning?.id === event.pointerId) {
				state.pan(place.x - panning.from.x, place.y - panning.from.y);
				panning = { id: event.pointerId, from: place };
				return;
			}
			if (touches.fingers > 1) return;
			// A fast stroke has more points than there are frames.
			const points = event.buttons === 0 ? [] : event.getCoalescedEvents();
			for (const point of points.slice(0, -1)) tool.value?.move?.(pointerAt(factsOf(point), position(point)));
			const pointer = pointerAt(facts, place);
			editor.pointer.value = { cell: pointer.cell, screen: pointer.screen };
			tool.value?.move?.(pointer);
			// While a button is held, browsers tell of another one by a move.
			const bit = facts.button === 0 ? 1 : facts.button === RIGHT.button ? RIGHT.buttons : 0;
			if (bit === 0 || working !== event.pointerId) return;
			if ((facts.buttons & bit) === 0) tool.value?.up?.(pointer);
			else tool.value?.down?.(pointer);
		},
		pointerup(event: PointerEvent) {
			touches.up(event.pointerId);
			const began = resting.take(event);
			if (began !== undefined) press(began);
			const facts = factsOf(event);
			last = facts;
			if (panning?.id === event.pointerId) {
				if (event.buttons === 0) stopPanning();
				return;
			}
			if (working !== event.pointerId) return;
			if (event.buttons === 0) working = held = undefined;
			tool.value?.up?.(pointerAt(facts, position(event)));
			if (event.pointerType === 'touch') listeners.pointerleave();
		},
		pointercancel(event: PointerEvent) {
			touches.up(event.pointerId);
			if (panning?.id === event.pointerId) stopPanning();
			resting.take(event);
			if (working === event.pointerId) stopWorking();
		},
		pointerleave() {
			// While a button is held, the pointer still belongs to the view.
			if (working !== undefined) return;
			at.value = undefined;
			editor.pointer.value = undefined;
			tool.value?.leave?.();
		},
		contextmenu: (event: MouseEvent) => event.preventDefault(),
		wheel(event: WheelEvent) {
			event.preventDefault();
			turnWheel(event, position(event));
		},
	};
	const ending = new AbortController();
	const { signal: ended } = ending;
	host.addEventListener('pointerdown', listeners.pointerdown, { signal: ended });
	host.addEventListener('pointermove', listeners.pointermove, { signal: ended });
	host.addEventListener('pointerup', listeners.pointerup, { signal: ended });
	host.addEventListener('pointercancel', listeners.pointercancel, { signal: ended });
	host.addEventListener('pointerleave', listeners.pointerleave, { signal: ended });
	host.addEventListener('contextmenu', listeners.contextmenu, { signal: ended });
	host.addEventListener('wheel', listeners.wheel, { signal: ended, passive: false });

	return {
		at,
		pans,
		space,
		pointerAt({ shiftKey, ctrlKey, metaKey, altKey }, button, buttons, place) {
			const { x, y } = originOf(host);
			const keys = { shiftKey, ctrlKey, metaKey, altKey, clientX: x + place.x, clientY: y + place.y };
			const pointer = pointerAt({ ...keys, button, buttons, pointerType: 'mouse' }, place);
			editor.pointer.value = { cell: pointer.cell, screen: pointer.screen };
			return pointer;
		},
		withKeys: (event) => (last === undefined ? undefined : restingWith(last, event)),
		// A view that was hidden in the meantime got no event that the pointer left it.
		resting: () => (last === undefined || !host.matches(':hover') ? undefined : restingWith(last, last)),
		stop() {
			resting.stop();
			ending.abort();
		},
	};
}
