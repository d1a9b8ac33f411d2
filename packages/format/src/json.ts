/** An entry point of its own, which imports nothing of XML. */
export { readJson } from './read/read-json.ts';
