/** A value in a few words, for a message. */
export function short(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${value.length}`;
	if (typeof value === 'object' && value !== null) return 'an object';
	// Cut it first: the text may be a large part of the file, and many findings may quote it.
	const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
