import type { ActiveTool, ToolPointer } from '../tools/tool.ts';

/** What the keys of a map view need. */
export interface ToolKeys {
	readonly host: HTMLElement;
	/** Whether the map is the one that is worked on. */
	readonly isCurrent: () => boolean;
	readonly tool: () => ActiveTool | undefined;
	/** Where the pointer is, if it is over the map. */
	readonly pointer: () => ToolPointer | undefined;
	readonly signal: AbortSignal;
}

/** Passes keys to the tool, before they are shortcuts: while the map has the focus, or nothing has. */
export function passKeys({ host, isCurrent, tool, pointer, signal }: ToolKeys): void {
	const isMeant = ({ target }: KeyboardEvent): boolean => isCurrent() && (target === document.body || target === host);
	const passModifiers = (event: KeyboardEvent): void => {
		const at = pointer();
		if (at === undefined || !['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
		// Alt alone opens the menu of some browsers.
		if (event.key === 'Alt') event.preventDefault();
		tool()?.modifiers?.({ ...at, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey });
	};
	const down = (event: KeyboardEvent): void => {
		if (event.defaultPrevented || !isMeant(event)) return;
		passModifiers(event);
		const active = tool();
		const isDone = event.key === 'Escape' ? active?.cancel?.() : active?.key?.(event);
		if (isDone === true) event.preventDefault();
	};
	const up = (event: KeyboardEvent): void => {
		if (isMeant(event)) passModifiers(event);
	};
	window.addEventListener('keydown', down, { signal, capture: true });
	window.addEventListener('keyup', up, { signal, capture: true });
}
