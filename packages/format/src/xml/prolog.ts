import { Mistake } from './mistake.ts';

const DECLARATION =
	/^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d+"|'1\.\d+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/;

/** Where the XML declaration ends that a text begins with; 0 where it begins with none. */
export function checkDeclaration(text: string): number {
	if (!/^<\?xml(?![-\w.:])/.test(text)) return 0;
	const found = DECLARATION.exec(text.slice(0, 1000));
	if (found === null) throw new Mistake(0, 'the XML declaration is broken; it looks like <?xml version="1.0" encoding="UTF-8"?>');
	return found[0].length;
}

/** What stands in a document type: texts, comments and instructions, in which brackets mean nothing; and brackets. */
const PARTS = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!--|<\?|[[\]<>"']/g;

/** X10: where a document type declaration ends. What it says is not looked at. */
export function doctypeEnd(text: string, start: number): number {
	PARTS.lastIndex = start + 1;
	let open = 1;
	for (let part = PARTS.exec(text); part !== null; part = PARTS.exec(text)) {
		const [found] = part;
		// One of these is never closed.
		if (['"', "'", '<!--', '<?'].includes(found)) break;
		if (found === '<' || found === '[') open++;
		else if (found === '>' || found === ']') open--;
		if (open === 0) return PARTS.lastIndex;
	}
	throw new Mistake(start, 'the document type declaration is not closed');
}
