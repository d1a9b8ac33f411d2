/** A separate entry point, which imports nothing about XML. */
export { readJson } from './read/read-json.ts';
