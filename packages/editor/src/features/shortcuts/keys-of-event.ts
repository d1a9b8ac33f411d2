const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Unidentified']);

/** The keys that are pressed, in the form of tinykeys; `undefined` while they are only modifiers. */
export function keysOfEvent(event: KeyboardEvent): string | undefined {
	const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
	if (MODIFIERS.has(key)) return undefined;
	const isLetter = /^\p{L}$/u.test(key);
	const held = [
		...(ctrlKey || metaKey ? ['$mod'] : []),
		...(altKey ? ['Alt'] : []),
		// The sign itself, such as `+`, tells whether Shift is needed.
		...(shiftKey && (isLetter || ctrlKey || metaKey || altKey || key.length > 1) ? ['Shift'] : []),
	];
	const byPlace = held.length > 0 && /^(Key|Digit|Numpad|Equal|Minus|Slash|Bracket|Comma|Period)/.test(code);
	return [...held, byPlace ? code : isLetter ? key.toLowerCase() : key === ' ' ? 'Space' : key].join('+');
}
