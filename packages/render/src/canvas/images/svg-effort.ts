import { xmlTags } from './xml-tags.ts';

/** How deep elements may lie in each other, those that they refer to counted: decoders recurse, and fall. */
const MAX_DEPTH = 256;
/** How many elements may be drawn; an element that refers to another draws it again. */
const MAX_DRAWN = 100_000;

interface Element {
	readonly children: Element[];
	/** Ids of elements that it draws. */
	readonly references: string[];
	/** Of all that it draws, itself too; 0 while it is counted, which ends circles. */
	drawn?: number;
}

/**
 * Whether an SVG is drawn with little effort. A few hundred bytes can ask for billions of elements, or lie so deep in each other
 * that the decoder ends the process.
 */
export function isModestSvg(text: string): boolean {
	const byId = new Map<string, Element>();
	const root: Element = { children: [], references: [] };
	const open = [root];
	for (const { kind, start, end } of xmlTags(text)) {
		if (kind === 'end') {
			if (open.length > 1) open.pop();
			continue;
		}
		const element = elementOf(text.slice(start, end), byId);
		open.at(-1)?.children.push(element);
		if (kind === 'start' && open.push(element) > MAX_DEPTH) return false;
	}
	return drawnBy(root, 0) <= MAX_DRAWN;

	function drawnBy(element: Element, depth: number): number {
		if (element.drawn !== undefined) return element.drawn;
		if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
		element.drawn = 0;
		let sum = 1;
		for (const child of element.children) sum += drawnBy(child, depth + 1);
		for (const id of element.references) {
			const target = byId.get(id);
			if (target !== undefined) sum += drawnBy(target, depth + 1);
		}
		element.drawn = sum;
		return sum;
	}
}

function elementOf(tag: string, byId: Map<string, Element>): Element {
	const references = [...tag.matchAll(/(?:href\s*=\s*["']\s*|url\(\s*["']?)#([^"')\s]+)/g)].map(([, id = '']) => id);
	const element: Element = { children: [], references };
	const id = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
	if (id !== null) byId.set(id[1] ?? id[2] ?? '', element);
	return element;
}
