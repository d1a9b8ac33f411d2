import type { Codes } from './character-codes.ts';
import { Mistake } from './mistake.ts';
import { nameEnd } from './names.ts';
import { skipSpace } from './text.ts';

const DECLARATION =
	/^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d+"|'1\.\d+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/;

/** The end of the XML declaration at the start of a text; 0 if there is none. */
export function checkDeclaration(text: string, codes: Codes): number {
	if (!text.startsWith('<?xml') || nameEnd(text, codes, 2) > 5) return 0;
	const found = DECLARATION.exec(text.slice(0, 1000));
	if (found === null) throw new Mistake(0, 'the XML declaration is broken; it looks like <?xml version="1.0" encoding="UTF-8"?>');
	return found[0].length;
}

/**
 * The parts of a document type declaration: strings, comments and instructions, which may contain brackets; brackets; and what starts
 * one of these without an end.
 */
const PARTS = /("[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)|<!(?:--)?|[[\]<>"']/g;

/** X10: the end of a document type declaration. Only its brackets are read. */
export function doctypeEnd(text: string, codes: Codes, start: number): number {
	const name = start + '<!DOCTYPE'.length;
	const first = skipSpace(codes, name);
	if (first === name || nameEnd(text, codes, first) === first)
		throw new Mistake(start, 'the document type declaration is broken; it looks like <!DOCTYPE map>');
	PARTS.lastIndex = first;
	// The closing brackets that are expected: of the declaration, of the list in it, of a declaration in the list.
	let closing = '>';
	for (let part = PARTS.exec(text); part !== null; part = PARTS.exec(text)) {
		const { 0: found, 1: whole, index } = part;
		if (found === '[' && closing === '>') closing = ']>';
		else if (found === '<!' && closing === ']>') closing = '>]>';
		else if (found === '>' || found === ']') {
			if (!closing.startsWith(found))
				throw new Mistake(index, `there is a "${found}" in the document type declaration that closes nothing`);
			closing = closing.slice(1);
			if (closing === '') return PARTS.lastIndex;
		} else if (whole === undefined) break;
	}
	throw new Mistake(start, 'the document type declaration is not closed');
}
