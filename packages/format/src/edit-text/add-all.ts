/** Adds all items to a list. `push(...items)` fails for about a hundred thousand of them. */
export function addAll<T>(list: T[], items: Iterable<T>): void {
	for (const item of items) list.push(item);
}
