const MAC = typeof navigator === 'object' && /Mac|iPhone|iPad/.test(navigator.platform);

const WORDS: Readonly<Record<string, string>> = {
	$mod: MAC ? '⌘' : 'Ctrl',
	Control: MAC ? '⌃' : 'Ctrl',
	Meta: MAC ? '⌘' : 'Meta',
	Alt: MAC ? '⌥' : 'Alt',
	Shift: MAC ? '⇧' : 'Shift',
	Equal: '=',
	Minus: '-',
	Slash: '/',
	Backslash: '\\',
	Period: '.',
	Comma: ',',
	Semicolon: ';',
	Quote: "'",
	Backquote: '`',
	BracketLeft: '[',
	BracketRight: ']',
	NumpadAdd: 'Num +',
	NumpadSubtract: 'Num -',
	ArrowUp: '↑',
	ArrowDown: '↓',
	ArrowLeft: '←',
	ArrowRight: '→',
	PageUp: 'PgUp',
	PageDown: 'PgDn',
	Delete: 'Del',
	Escape: 'Esc',
	Space: 'Space',
	' ': 'Space',
};

/** Keys in the form of tinykeys, as people write them: `$mod+Shift+KeyZ` is `Ctrl+Shift+Z`. */
export function keyLabel(keys: string): string {
	return keys
		.split(/\b\+/)
		.map((part) => WORDS[part] ?? part.replace(/^(Key|Digit|Numpad)(?=.)/, '').replace(/^[a-z]$/, (letter) => letter.toUpperCase()))
		.join(MAC ? '' : '+');
}

/** Keys in the form of the attribute `aria-keyshortcuts`. */
export const ariaKeys = (keys: readonly string[] | undefined): string | undefined =>
	keys === undefined || keys.length === 0
		? undefined
		: keys.map((each) => each.replace('$mod', MAC ? 'Meta' : 'Control').replace(/\b(Key|Digit)(?=.)/g, '')).join(' ');
