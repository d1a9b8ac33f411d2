/** Something that is left out of a picture, because drawing it would take too long. */
export interface Omission {
	/** Index of its map in the scene. */
	readonly map: number;
	/** Its layer, as indexes into `layers` from the map down; empty for a whole map. */
	readonly layer: readonly number[];
	/** Id of its object; left out for a whole layer or map. */
	readonly object?: number;
	/** The reason, as the end of a sentence: `its shape has 16,000 vertices, …`. */
	readonly why: string;
}
