/** Eight digits for a text, by FNV-1a: node:crypto takes longer to load than a small export. Nothing relies on it being hard to guess. */
export function digitsOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, '0');
}
