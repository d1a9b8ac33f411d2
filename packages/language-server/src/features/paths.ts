import type { DocumentLink } from 'vscode-languageserver';
import type { OpenDocument } from '../open-documents.ts';
import { uriOf } from '../open-documents.ts';
import type { Outline } from '../outline/outline.ts';
import type { Entry, Part } from '../outline/part.ts';
import { allParts } from '../outline/part.ts';
import type { Span } from '../text/span.ts';
import type { Workspace } from '../workspace.ts';
import { rangeOf } from './ranges.ts';

/** More would be slow in code editors: a map may have thousands of instances of templates. */
const MOST = 5000;

/** The path of another file in an entry; `undefined` if there is none. */
export function pathIn({ info, scalar }: Entry, part: Part): string | undefined {
	if (typeof scalar !== 'string' || scalar === '' || /^data:/i.test(scalar)) return undefined;
	if (info?.type === 'path') return info.refersTo === 'export' ? undefined : scalar;
	return info?.name === 'value' && part.raw['type'] === 'file' ? scalar : undefined;
}

/** A value without the quotes of JSON. */
export const insideQuotes = ({ start, end }: Span, { syntax, text }: Outline): Span =>
	syntax === 'json' && text[start] === '"'
		? { start: start + 1, end: text[end - 1] === '"' && end - 1 > start ? end - 1 : end }
		: { start, end };

/** The references to other files, for people to open. */
export function linksOf({ path, text, outline }: OpenDocument, workspace: Workspace): DocumentLink[] {
	if (path === undefined || outline?.root === undefined) return [];
	const links: DocumentLink[] = [];
	const targets = new Map<string, string | undefined>();
	for (const part of allParts(outline.root)) {
		for (const entry of part.entries) {
			const reference = pathIn(entry, part);
			if (reference === undefined || entry.value === undefined) continue;
			if (!targets.has(reference)) targets.set(reference, workspace.resolve(reference, path));
			const target = targets.get(reference);
			if (target !== undefined) links.push({ range: rangeOf(text, insideQuotes(entry.value, outline)), target: uriOf(target) });
			if (links.length === MOST) return links;
		}
	}
	return links;
}
