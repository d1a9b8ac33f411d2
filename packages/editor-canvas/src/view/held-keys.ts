/** Keys that wait for the code that will take them. */
export interface HeldKeys {
	/** Presses the keys again, in their order, and holds no more. */
	release(): void;
	/** Drops the keys, and holds no more. */
	stop(): void;
}

/**
 * Holds the keys that are pressed in an element while the code for them is loaded, so that none is lost. Keys of the browser, and those that
 * move the focus, do what they always do.
 *
 * @param isCurrent - whether the element is the one that is worked on
 */
export function holdKeys(host: HTMLElement, isCurrent: () => boolean): HeldKeys {
	const ending = new AbortController();
	const held: KeyboardEvent[] = [];
	const options = { signal: ending.signal, capture: true };
	const hold = (event: KeyboardEvent): void => {
		const { target, key } = event;
		const belongs = target === document.body || (target instanceof Node && host.contains(target));
		if (!belongs || !isCurrent() || event.isComposing || event.defaultPrevented) return;
		if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === 'Shift' || /^F\d/.test(key)) return;
		event.preventDefault();
		event.stopPropagation();
		held.push(event);
	};
	window.addEventListener('keydown', hold, options);
	window.addEventListener('keyup', hold, options);
	return {
		release() {
			ending.abort();
			for (const event of held.splice(0)) host.dispatchEvent(new KeyboardEvent(event.type, event));
		},
		stop() {
			ending.abort();
			held.length = 0;
		},
	};
}
