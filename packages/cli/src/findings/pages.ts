import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The build copies `docs/findings` here, next to `dist`. */
const PAGES = new URL('../findings/', import.meta.url);

/**
 * The text of the page about a finding.
 *
 * @param code - of a finding
 */
export const pageOf = (code: string): Promise<string> => readFile(pathOfPage(code), 'utf8');

/** The path of the page about a finding. */
export const pathOfPage = (code: string): string => fileURLToPath(new URL(`${code}.md`, PAGES));
