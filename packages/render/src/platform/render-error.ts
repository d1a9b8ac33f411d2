/** Why a picture is not made. `too-large`: it, or a side of it, is larger than its format or memory allows. */
export type RenderErrorCode = 'too-large';

/** A picture that is not made. Its message says why, and what to do. */
export class RenderError extends Error {
	override readonly name = 'RenderError';
	readonly code: RenderErrorCode;

	constructor(code: RenderErrorCode, message: string) {
		super(message);
		this.code = code;
	}
}

/** The error for a picture that is too large. */
export function tooLarge(size: { width: number; height: number }, allowed: string): RenderError {
	return new RenderError(
		'too-large',
		`The picture would be ${size.width} × ${size.height} pixels; ${allowed}. Make it smaller with a scale, show a part of the map, or cut it into tiles.`,
	);
}
