/** Thrown where a document has something that the quick reader leaves to the thorough one. */
export class Unusual extends Error {}

/** Gives up reading quickly. */
export function giveUp(): never {
	throw new Unusual();
}
