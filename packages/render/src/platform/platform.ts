/**
 * What drawing needs of a platform. `Source` is what its canvases draw: `CanvasImageSource` in browsers, images and canvases of
 * \@napi-rs/canvas in Node.
 */
export interface Platform<Source> {
	/** Decodes a picture of any format; `undefined` where the bytes are none. Its colors are as in the file: no color management. */
	readonly decode: (bytes: Uint8Array) => Promise<Decoded<Source> | undefined>;
	/** An empty canvas. */
	readonly surface: (width: number, height: number) => Surface<Source>;
}

/** A picture that was decoded. */
export interface Decoded<Source> {
	readonly width: number;
	readonly height: number;
	readonly source: Source;
}

/** A canvas: it can be drawn on, and drawn. */
export interface Surface<Source> {
	readonly width: number;
	readonly height: number;
	readonly source: Source;
	readonly context: Context2D<Source>;
}

/** The part of a 2D context that drawing uses: both browsers' and \@napi-rs/canvas' contexts are ones. */
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
	/** Missing where canvases always kern. */
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
