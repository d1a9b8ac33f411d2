/** The outcome of work: `undefined` if all went well, else a sentence for the user. */
export type Failure = string | undefined;
