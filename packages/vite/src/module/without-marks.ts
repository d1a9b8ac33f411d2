/**
 * The words that bundlers and their plugins look for in code, strings and all: `__VITE_ASSET__…`, `import.meta.…`, the placeholders of Rollup, and what
 * else is often replaced. Each match becomes an escape.
 */
const MARKS = /(?<=_)_|(?<=!)~(?=\{)|(?<=import|process)\.(?=meta|env)|(?<=source)M(?=appingURL)/g;

/**
 * The same JSON without texts that a bundler would take for its own marks: a map may have any text, and a game gets it as it is. The escapes
 * are those of JSON, since tools that make code small undo those of JavaScript.
 */
export const withoutMarks = (json: string): string => json.replace(MARKS, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
