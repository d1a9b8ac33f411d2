import type { Decoded } from '../platform/platform.ts';

/** Identifies a picture: the same file is another picture with another transparent color. */
export interface PictureKey {
	/** Path as the graph's loader has it, or a `data:` URL. */
	readonly path: string;
	/** The color that becomes transparent: `#RRGGBB` or `#AARRGGBB`. */
	readonly transparentcolor?: string;
}

/** Width and height of a picture, in pixels. */
export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/** The known sizes of pictures, by path; `null` for a picture that cannot be drawn. */
export type PictureFacts = ReadonlyMap<string, PictureSize | null>;

/** Decoded pictures. */
export interface Pictures<Source> {
	/** The picture, with its transparent color applied; `undefined` if it is missing or not loaded. */
	readonly get: (key: PictureKey) => Decoded<Source> | undefined;
}
