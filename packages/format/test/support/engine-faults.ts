/** Reads a name of one letter that is written with an escape, behind a name that no other object begins with. */
const reads = (letter: string): boolean =>
	Object.keys(JSON.parse(`{"a name of its own":1,"${letter}":1}`))[1] === JSON.parse(`"${letter}"`);

/**
 * Whether JSON.parse knows names of one escaped letter apart. That of Chromium 150 does not: once it has parsed `{"a":1,"\\":1}`, it
 * takes `{"a":1,"\"":1}` for the same. No other name is concerned.
 */
const knowsEscapedLetters = ['\\\\', '\\"', '\\ud800'].every(reads);

/** Whether the engine's own JSON.parse can be held against what we make of a name. */
export const canBeJudged = (name: string): boolean => knowsEscapedLetters || name.length !== 1 || JSON.stringify(name) === `"${name}"`;

/** Whether a name may be written with escapes that it does not need, and still be judged. */
export const mayBeEscaped = (name: string): boolean => knowsEscapedLetters || name.length !== 1;
