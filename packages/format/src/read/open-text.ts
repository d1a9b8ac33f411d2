import type { Report } from '../issue/report.ts';
import { openJson } from './json/open-json.ts';
import type { Opened } from './opened.ts';
import type { DocumentText } from './text.ts';
import { firstNonSpace } from './text.ts';
import { openXml } from './xml/open-xml.ts';

/** The most levels of nesting. Documents with more than twice this depth overflow the stack of recursive functions. */
export const MOST_DEPTH = 1000;

/** Parses a text as JSON or XML. Reports a text that is not well-formed, with the place of the mistake. */
export function openText(text: DocumentText, report: Report, depth: number): Opened | undefined {
	return isXml(text) ? openXml(text, report, depth) : openJson(text, report);
}

export const isXml = ({ bytes, start }: DocumentText): boolean => bytes[firstNonSpace(bytes, start)] === 0x3c;
