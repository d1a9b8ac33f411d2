/**
 * The result of a function that must be done when it returns: anything but a promise, with which the call does not compile. Without it an
 * `async` function would be accepted, and its effects after the first `await` would be lost.
 */
export type Synchronous<Result> = unknown extends Result
	? Result
	: [Extract<Result, PromiseLike<unknown>>] extends [never]
		? Result
		: never;

/**
 * Runs a function that must be done when it returns.
 *
 * @param of - the name of the function that it was given to
 * @throws TypeError if it returns a promise
 */
export function runSynchronously<Argument>(of: string, run: (argument: Argument) => unknown, argument: Argument): void {
	const result = run(argument);
	if (!isPromise(result)) return;
	// The error below says what is wrong. Later failures of the promise would end the program, though a caller may have caught the error.
	result.then(undefined, () => {});
	throw new TypeError(
		`The function that is given to "${of}" must not return a promise: it is over when it returns, and what comes after an "await" would be lost. Await first, and call "${of}" then.`,
	);
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
	typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
