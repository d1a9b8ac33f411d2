/** The names of keys in keyboard schemes, as Tiled writes them, by those of tinykeys. */
const NAMES: Readonly<Record<string, string>> = {
	$mod: 'Ctrl',
	ArrowUp: 'Up',
	ArrowDown: 'Down',
	ArrowLeft: 'Left',
	ArrowRight: 'Right',
	PageUp: 'PgUp',
	PageDown: 'PgDown',
	Delete: 'Del',
	Escape: 'Esc',
	Enter: 'Return',
	Equal: '=',
	Minus: '-',
	Slash: '/',
	Backslash: '\\',
	BracketLeft: '[',
	BracketRight: ']',
	Comma: ',',
	Period: '.',
	NumpadAdd: 'Num++',
	NumpadSubtract: 'Num+-',
};

const CODES = new Map(Object.entries(NAMES).map(([code, name]) => [name, code]));

/** Keys as a keyboard scheme of Tiled has them: `$mod+Shift+KeyZ` is `Ctrl+Shift+Z`. */
export const schemeKeys = (keys: string): string =>
	keys
		.split(/\b\+/)
		.map((part) => NAMES[part] ?? part.replace(/^(Key|Digit)(?=.)/, '').replace(/^[a-z]$/, (letter) => letter.toUpperCase()))
		.join('+');

/** The reverse. */
export function keysOfScheme(keys: string): string {
	// Keys of the number pad have a plus in their names.
	const parts = keys.split(/(?<!\bNum)\+(?=.)/);
	const last = parts.pop() ?? '';
	const held = parts.map((part) => CODES.get(part) ?? part);
	const letter = /^[A-Za-z]$/.test(last);
	const code = letter ? `Key${last.toUpperCase()}` : /^\d$/.test(last) ? `Digit${last}` : (CODES.get(last) ?? last);
	const bare = held.length === 0 ? (letter ? last.toLowerCase() : last.length === 1 ? last : code) : code;
	return [...held, bare].join('+');
}

/** A keyboard scheme (`.kms`) as Tiled exports it. */
export function writeScheme(shortcuts: Readonly<Record<string, readonly string[]>>): string {
	const entries = Object.entries(shortcuts).map(([id, keys]) => {
		const lines = keys.map((each) => `    <key value="${escaped(schemeKeys(each))}"/>\n`).join('');
		return `  <shortcut id="${escaped(id)}">\n${lines}  </shortcut>\n`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE KeyboardMappingScheme>\n<mapping>\n${entries.join('')}</mapping>\n`;
}

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The shortcuts of a keyboard scheme; `undefined` if a file is none. */
export function readScheme(text: string): Readonly<Record<string, readonly string[]>> | undefined {
	const page = new DOMParser().parseFromString(text, 'application/xml');
	if (page.querySelector('parsererror') !== null || page.documentElement.localName !== 'mapping') return undefined;
	return Object.fromEntries(
		[...page.querySelectorAll('shortcut[id]')].map((shortcut) => [
			shortcut.getAttribute('id') ?? '',
			[...shortcut.querySelectorAll('key[value]')].map((key) => keysOfScheme(key.getAttribute('value') ?? '')),
		]),
	);
}
