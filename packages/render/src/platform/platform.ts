/**
 * The functions of a platform that drawing needs. `Source` is anything that its canvases can draw: a `CanvasImageSource` in browsers, an image or canvas of
 * \@napi-rs/canvas in Node.
 */
export interface Platform<Source> {
	/** Decodes a picture of any format; `undefined` if that fails. Colors are those of the file: there is no color management. */
	readonly decode: (bytes: Uint8Array) => Promise<Decoded<Source> | undefined>;
	/** Creates an empty canvas. */
	readonly surface: (width: number, height: number) => Surface<Source>;
	/**
	 * The widths of names that were measured, by the name. Whoever draws the same names again and again gives a map, as long as no further
	 * fonts are loaded.
	 */
	readonly labelWidths?: Map<string, number>;
}

/** A decoded picture. */
export interface Decoded<Source> {
	readonly width: number;
	readonly height: number;
	readonly source: Source;
}

/** A canvas to draw on; it can be drawn itself. */
export interface Surface<Source> {
	readonly width: number;
	readonly height: number;
	readonly source: Source;
	readonly context: Context2D<Source>;
}

/** The part of a 2D context that drawing uses: the contexts of browsers and of \@napi-rs/canvas both have it. */
export interface Context2D<Source> {
	globalAlpha: number;
	globalCompositeOperation: string;
	imageSmoothingEnabled: boolean;
	fillStyle: unknown;
	strokeStyle: unknown;
	lineWidth: number;
	lineCap: string;
	lineJoin: string;
	lineDashOffset: number;
	font: string;
	textBaseline: string;
	textAlign: string;
	/** Missing if the canvas always uses kerning. */
	fontKerning?: string;
	save(): void;
	restore(): void;
	setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
	drawImage(image: Source, sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number): void;
	fillRect(x: number, y: number, width: number, height: number): void;
	clearRect(x: number, y: number, width: number, height: number): void;
	beginPath(): void;
	closePath(): void;
	moveTo(x: number, y: number): void;
	lineTo(x: number, y: number): void;
	bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
	rect(x: number, y: number, width: number, height: number): void;
	clip(): void;
	fill(rule?: 'nonzero' | 'evenodd'): void;
	stroke(): void;
	setLineDash(lengths: number[]): void;
	fillText(text: string, x: number, y: number): void;
	createPattern(image: Source, repetition: 'repeat'): unknown;
	measureText(text: string): { readonly width: number };
	getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
	createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
	putImageData(image: { readonly data: Uint8ClampedArray }, x: number, y: number): void;
}
