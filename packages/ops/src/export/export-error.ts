/** A document cannot be exported as asked. The message says why. */
export class ExportError extends RangeError {
	override readonly name = 'ExportError';
	/** Advice for the user. */
	readonly advice: string;

	constructor(message: string, advice: string) {
		super(message);
		this.advice = advice;
	}
}
