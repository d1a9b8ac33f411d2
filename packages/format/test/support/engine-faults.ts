/** Whether JSON.parse reads a name of one escaped letter, after a unique first name. */
const reads = (letter: string): boolean => Object.keys(JSON.parse(`{"a unique name":1,"${letter}":1}`))[1] === JSON.parse(`"${letter}"`);

/**
 * Whether JSON.parse distinguishes names of one escaped letter. In Chromium 150 it does not: after `{"a":1,"\\":1}`, it
 * reads `{"a":1,"\"":1}` as the same. Other names are not affected.
 */
const knowsEscapedLetters = ['\\\\', '\\"', '\\ud800'].every(reads);

/** Whether our result for a name can be compared with the engine's JSON.parse. */
export const canBeJudged = (name: string): boolean => knowsEscapedLetters || name.length !== 1 || JSON.stringify(name) === `"${name}"`;

/** Whether a name can still be compared if it is written with escapes that it does not need. */
export const mayBeEscaped = (name: string): boolean => knowsEscapedLetters || name.length !== 1;
