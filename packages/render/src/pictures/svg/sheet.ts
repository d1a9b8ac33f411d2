/** A rule of a style sheet that may make elements expensive to draw. */
export interface SheetRule {
	/** The classes (`.a`), ids (`#a`) and element names in its selectors; `*` if it may match any element. */
	readonly keys: ReadonlySet<string>;
	readonly body: string;
}

/**
 * The rules in an SVG's style sheets that refer to elements, blur, or blend. An element counts as selected if a selector contains its
 * class, id or name anywhere: too many matches are safe, too few are not.
 */
export function sheetRules(text: string): SheetRule[] {
	const found: SheetRule[] = [];
	for (const sheet of sheetsOf(text)) {
		for (const piece of sheet.split('}')) {
			const brace = piece.lastIndexOf('{');
			const body = piece.slice(brace + 1);
			if (!/url|blur|shadow|opacity|blend/.test(body)) continue;
			found.push({ keys: keysOf(brace < 0 ? '*' : piece.slice(0, brace)), body: `{${body}}` });
		}
	}
	return found;
}

function* sheetsOf(text: string): Generator<string> {
	let end = 0;
	for (const { index } of text.matchAll(/<(?:\w{1,32}:)?style\b/g)) {
		if (index < end) continue;
		const start = text.indexOf('>', index);
		end = text.indexOf('</', start);
		if (start < 0 || end < 0) return;
		yield text.slice(start + 1, end);
	}
}

function keysOf(selectors: string): Set<string> {
	return new Set(/[[:*\\]/.test(selectors) ? ['*'] : selectors.match(/[.#]?[\w\u0080-\uffff-]+/g));
}
