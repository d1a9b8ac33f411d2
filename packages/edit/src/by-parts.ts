/** Work that pauses after each part of it, so that a page can do something else meanwhile. */
export type ByParts<T> = Generator<undefined, T, undefined>;

/** Does work without pauses. */
export function atOnce<T>(work: ByParts<T>): T {
	let step = work.next();
	while (step.done !== true) step = work.next();
	return step.value;
}
