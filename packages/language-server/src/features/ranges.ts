import type { Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../text/span.ts';

/** A part of a text in the form of the protocol. */
export const rangeOf = (document: TextDocument, { start, end }: Span): Range => ({
	start: document.positionAt(start),
	end: document.positionAt(end),
});
