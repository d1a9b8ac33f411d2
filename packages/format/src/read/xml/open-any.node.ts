import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { createReport } from '../../issue/report.ts';
import type { ContentLimits } from '../../model/limits.ts';
import type { DocumentText } from '../document-text.ts';
import type { Opened } from '../opened.ts';
import { openXml } from './open-xml.ts';
import { openedQuickly } from './quick/opened-quickly.ts';
import type { Strings } from './quick/strings.ts';

/** Opens XML: quickly if it has nothing unusual, and else as {@link openXml} does. */
export const openAnyXml: typeof openXml = (text, report, limits) => openQuickly(text, limits) ?? openXml(text, report, limits);

/**
 * Reads XML in one pass.
 *
 * @returns `undefined` if only the thorough reader can tell what is in it
 */
export function openQuickly(text: DocumentText, limits: ContentLimits): Opened | undefined {
	const { bytes, start } = text;
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!isAllowed(buffer) || SPACE.some((code) => buffer.includes(code))) return undefined;
	return openedQuickly(bytes, start, stringsOf(buffer), limits, () => openXml(text, createReport(), limits));
}

/** Whether bytes are UTF-8 without characters beyond ASCII that XML forbids. */
const isAllowed = (buffer: Buffer): boolean =>
	isAscii(buffer) || (isUtf8(buffer) && !(buffer.includes(BEFORE_FORBIDDEN) && FORBIDDEN.some((text) => buffer.includes(text))));

/** Looking for one byte is faster: few documents have the first one of these characters. */
const BEFORE_FORBIDDEN = 0xef;
const FORBIDDEN = [Buffer.from('\ufffe'), Buffer.from('\uffff')];

/** White space of tile data that XML forbids, and which the quick reader does not look for. */
const SPACE = [0x0b, 0x0c];

/** The most bytes of a document that become one string, from which short strings are taken. */
const WINDOW = 0x8000;
/** Longer parts would keep the whole string in memory. */
const SHORT = 13;

function stringsOf(buffer: Buffer): Strings {
	let window = '';
	let from = 0;
	return {
		ascii: (start, end) => {
			if (end - start >= SHORT) return buffer.toString('latin1', start, end);
			if (start < from || end > from + window.length) {
				from = start;
				window = buffer.toString('latin1', start, Math.min(buffer.length, start + WINDOW));
			}
			return window.slice(start - from, end - from);
		},
		utf8: (start, end) => buffer.toString('utf8', start, end),
		next: (byte, start) => buffer.indexOf(byte, start),
	};
}
