/** Some items of a long list, which are passed on their own. */
export interface Piece {
	/** The names and positions that lead to the list. */
	readonly at: readonly string[];
	readonly items: readonly unknown[];
}

/** The number of items that are passed at once: copying them takes a few milliseconds. */
const AT_ONCE = 1000;

/**
 * Takes the items out of the long lists in plain data, piece by piece: the page copies everything that it gets from a worker, and does nothing
 * else in the meantime. Empty lists stay, which {@link addPiece} fills.
 */
export function* takePieces(value: object, at: readonly string[] = []): Generator<Piece> {
	for (const [name, member] of Object.entries(value)) {
		if (typeof member !== 'object' || member === null || ArrayBuffer.isView(member)) continue;
		const here = [...at, name];
		if (!Array.isArray(member) || member.length <= AT_ONCE) yield* takePieces(member, here);
		else for (const all = member.splice(0); all.length > 0; ) yield { at: here, items: all.splice(0, AT_ONCE) };
	}
}

/** Puts items back to where they were taken from. Pieces of a list come in their order. */
export function addPiece(value: unknown, { at, items }: Piece): void {
	const list = at.reduce(
		(inner: unknown, name): unknown => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
		value,
	);
	if (Array.isArray(list)) list.push(...items);
}
