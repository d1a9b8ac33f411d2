/**
 * Which items of a list to move so that the list is in rising order, as few as can be: those that are not in its longest rising
 * part.
 *
 * @param places - different numbers
 * @returns their indexes
 */
export function outOfOrder(places: readonly number[]): ReadonlySet<number> {
	/** By length of a rising part less one: the index at which the one with the lowest end ends. */
	const ends: number[] = [];
	const previous: (number | undefined)[] = [];
	for (const [i, place] of places.entries()) {
		let low = 0;
		let high = ends.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
			else high = middle;
		}
		previous.push(ends[low - 1]);
		ends[low] = i;
	}
	const moving = new Set(places.keys());
	for (let at = ends.at(-1); at !== undefined; at = previous[at]) moving.delete(at);
	return moving;
}
