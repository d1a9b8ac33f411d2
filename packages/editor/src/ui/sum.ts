/**
 * Computes a sum such as `32*4` or `(10 + 6) / 2`. Knows `+ - * / ( )` and decimal numbers with a point or a comma.
 *
 * @returns `undefined` if the text is not a sum, or its result is not a finite number
 */
export function sumOf(text: string): number | undefined {
	const parts = text.match(/\d+(?:[.,]\d*)?|[.,]\d+|[-+*/()]|\S/g) ?? [];
	let at = 0;

	function factor(): number {
		const part = parts[at++];
		if (part === '-') return -factor();
		if (part === '+') return factor();
		if (part === '(') {
			const inside = terms();
			return parts[at++] === ')' ? inside : Number.NaN;
		}
		return part === undefined ? Number.NaN : Number(part.replace(',', '.'));
	}

	function products(): number {
		let value = factor();
		while (parts[at] === '*' || parts[at] === '/') value = parts[at++] === '*' ? value * factor() : value / factor();
		return value;
	}

	function terms(): number {
		let value = products();
		while (parts[at] === '+' || parts[at] === '-') value = parts[at++] === '+' ? value + products() : value - products();
		return value;
	}

	const result = terms();
	return at === parts.length && Number.isFinite(result) ? result : undefined;
}
