/** Exit codes. */
export const EXIT = {
	success: 0,
	/** A document has errors, or documents differ. */
	findings: 1,
	/** The command line is wrong. */
	usage: 2,
	/** A file could not be read or written. */
	files: 3,
	/** A bug in tilewright (`EX_SOFTWARE` of sysexits.h). */
	bug: 70,
} as const;

/** One of the exit codes of {@link EXIT}. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with a message: what is wrong, and what to do about it. */
export abstract class Failure extends Error {
	abstract readonly exit: Exit;
	/** Advice for the user. */
	readonly advice: string;

	constructor(message: string, advice: string) {
		super(message);
		this.advice = advice;
	}
}

/** The command line is wrong. */
export class UsageError extends Failure {
	override readonly name = 'UsageError';
	override readonly exit = EXIT.usage;
}

/** A file could not be read or written. */
export class FileError extends Failure {
	override readonly name = 'FileError';
	override readonly exit = EXIT.files;
}
