import { nameEndIn } from '../../../xml/characters.ts';
import { Mistake } from '../parse/mistake.ts';
import { doctypeEnd } from '../parse/prolog.ts';

interface OpenElement {
	readonly path: string;
	/** How many children of each name began so far. */
	readonly children: Map<string, number>;
}

/**
 * The XPath of the innermost element that is open at a mistake, its own tag included; `undefined` where none is. What comes behind
 * is not known, so a number stands only where siblings of the same name came before.
 *
 * It goes through the text again, by its tags alone: it is called once, and the parser need not keep what only mistakes ask for.
 *
 * @param text - well-formed up to `mistake`, mostly: it may hold forbidden characters
 */
export function openPath(text: string, mistake: number): string | undefined {
	const open: OpenElement[] = [];
	for (let at = text.indexOf('<'); at >= 0 && at < mistake; ) {
		const end = tokenEnd(text, at);
		const name = text.slice(at + 1, nameEndIn(text, at + 1));
		if (name !== '') {
			const around = open.at(-1);
			const index = (around?.children.get(name) ?? 0) + 1;
			around?.children.set(name, index);
			const path = `${around?.path ?? ''}/${name}${index === 1 ? '' : `[${index}]`}`;
			if (end > mistake) return path;
			if (text.charAt(end - 2) !== '/') open.push({ path, children: new Map() });
		} else if (text.startsWith('</', at) && end <= mistake) open.pop();
		at = text.indexOf('<', end);
	}
	return open.at(-1)?.path;
}

/** Where a tag, or what else begins with `<`, ends; infinity where it does not. */
function tokenEnd(text: string, start: number): number {
	if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4);
	if (text.startsWith('<![CDATA[', start)) return behind(text, ']]>', start);
	if (text.startsWith('<?', start)) return behind(text, '?>', start);
	if (text.startsWith('<!', start)) return documentTypeEnd(text, start);
	for (let at = start; ; at++) {
		const code = text.charCodeAt(at);
		if (code === 0x3e) return at + 1;
		if (code === 0x22 || code === 0x27) at = behind(text, text.charAt(at), at + 1) - 1;
		if (at >= text.length) return Number.POSITIVE_INFINITY;
	}
}

function behind(text: string, mark: string, from: number): number {
	const at = text.indexOf(mark, from);
	return at < 0 ? Number.POSITIVE_INFINITY : at + mark.length;
}

function documentTypeEnd(text: string, start: number): number {
	try {
		return doctypeEnd(text, start);
	} catch (error) {
		if (error instanceof Mistake) return Number.POSITIVE_INFINITY;
		throw error;
	}
}
