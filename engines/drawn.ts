/** A rectangle of the world, in pixels. */
export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A map that an adapter draws. */
export interface DrawRequest {
	readonly map: string;
	readonly view: Rect;
	readonly time: number;
	readonly background: string;
	/** The URLs of fonts, by what `FontFace` wants to know of them. */
	readonly fonts: readonly { readonly family: string; readonly weight: string; readonly style: string; readonly url: string }[];
	/** How many frames are measured. */
	readonly frames: number;
}

/** The outcome. */
export interface Drawn {
	/** A PNG, as a `data:` URL. */
	readonly picture: string;
	/** The time of a frame while the camera moves, in milliseconds. Without a graphics card, most of it is for the pixels. */
	readonly frameTime: number;
	/** How much of it the scripts of the page take. */
	readonly scriptTime: number;
}
