import { nameEndIn } from '../../../xml/characters.ts';
import { Mistake } from '../parse/mistake.ts';
import { doctypeEnd } from '../parse/prolog.ts';

interface OpenElement {
	readonly path: string;
	/** The number of children with each name so far. */
	readonly children: Map<string, number>;
}

/**
 * The XPath of the innermost element that is open at a mistake, or whose tag contains it; `undefined` if there is none. The text after
 * the mistake is not known, so an element has a number only if siblings with the same name come before it.
 *
 * This reads the tags of the text again, but only once, so the parser need not remember what only mistakes require.
 *
 * @param text - well-formed up to `mistake`, except for forbidden characters
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

/** The end of a tag or of another part that starts with `<`; infinity if it has no end. */
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
