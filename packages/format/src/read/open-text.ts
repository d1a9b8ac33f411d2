import { openAnyXml } from '#xml/open-any';
import type { Report } from '../issue/report.ts';
import type { ContentLimits } from '../model/limits.ts';
import type { DocumentText } from './document-text.ts';
import { firstNonSpace } from './document-text.ts';
import { openJson } from './json/open-json.ts';
import type { Opened } from './opened.ts';

/** Parses a text as JSON or XML. Reports a text that is not well-formed, with the place of the mistake. */
export function openText(text: DocumentText, report: Report, limits: ContentLimits): Opened | undefined {
	// XML has up to two elements for a level: a class is a <property> with <properties>.
	return isXml(text) ? openAnyXml(text, report, { ...limits, depth: 2 * limits.depth }) : openJson(text, report, limits);
}

export const isXml = ({ bytes, start }: DocumentText): boolean => bytes[firstNonSpace(bytes, start)] === 0x3c;
