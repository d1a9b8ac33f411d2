import type { Report } from '../issue/report.ts';
import { openJson } from './json/open-json.ts';
import type { Opened } from './opened.ts';
import type { DocumentText } from './text.ts';
import { firstNonSpace } from './text.ts';
import { openXml } from './xml/open-xml.ts';

/** The most levels of nesting. Writing XML, which uses the most stack, fails at about twice this depth. */
export const MOST_DEPTH = 400;

/** Parses a text as JSON or XML. Reports a text that is not well-formed, with the place of the mistake. */
export function openText(text: DocumentText, report: Report, depth: number): Opened | undefined {
	// XML has up to two elements for a level: a class is a <property> with <properties>.
	return isXml(text) ? openXml(text, report, 2 * depth) : openJson(text, report);
}

export const isXml = ({ bytes, start }: DocumentText): boolean => bytes[firstNonSpace(bytes, start)] === 0x3c;
