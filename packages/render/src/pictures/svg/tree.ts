import type { SheetRule } from './sheet.ts';
import { sheetRules } from './sheet.ts';
import { xmlTags } from './xml-tags.ts';

/** An element of an SVG, with what decides how long it takes to draw. */
export interface SvgElement {
	/** Without its prefix. */
	readonly name: string;
	/** Its start tag, plus the style sheet rules that may apply to it. */
	readonly tag: string;
	readonly children: SvgElement[];
}

/** The elements of an SVG. */
export interface SvgTree {
	/** The parent of the root element. */
	readonly root: SvgElement;
	readonly byId: ReadonlyMap<string, SvgElement>;
}

/** How many characters style sheets may add to all tags together. */
const MAX_ADDED = 2 ** 25;

/** The elements of an SVG; `undefined` if they are nested deeper than `maxDepth`, or style sheets add too much to them. */
export function svgTree(text: string, maxDepth: number): SvgTree | undefined {
	const byId = new Map<string, SvgElement>();
	const root: SvgElement = { name: '', tag: '', children: [] };
	const open = [root];
	let added = 0;
	const rules = sheetRules(text);
	for (const { name, kind, start, end } of xmlTags(text)) {
		if (kind === 'end') {
			if (open.length > 1) open.pop();
			continue;
		}
		const element = elementOf(name.replace(/^.*:/, ''), text.slice(start, end), rules);
		added += element.tag.length - (end - start);
		if (added > MAX_ADDED) return undefined;
		const id = attributeOf(element.tag, 'id');
		if (id !== undefined) byId.set(id, element);
		open.at(-1)?.children.push(element);
		if (kind === 'start' && open.push(element) > maxDepth) return undefined;
	}
	return { root, byId };
}

function elementOf(name: string, written: string, rules: readonly SheetRule[]): SvgElement {
	const tag = withoutReferences(written);
	const keys = rules.length === 0 ? [] : ['*', name, `#${attributeOf(tag, 'id')}`, ...classesOf(tag)];
	const added = rules.filter((rule) => keys.some((key) => rule.keys.has(key))).map(({ body }) => body);
	return { name, tag: [tag, ...added].join(' '), children: [] };
}

const classesOf = (tag: string): string[] => (attributeOf(tag, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);

/** A tag with its character references decoded. */
function withoutReferences(tag: string): string {
	return tag.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_all, hexadecimal?: string, decimal = '') => {
		const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
		return code <= 0x10ffff ? String.fromCodePoint(code) : '';
	});
}

/** The value of a style property, or of the attribute with that name. */
export function styleOf(tag: string, name: string): string | undefined {
	return new RegExp(`[\\s;"'{]${name}\\s*:\\s*([^;"'}]*)`).exec(tag)?.[1] ?? attributeOf(tag, name);
}

/** The value of an attribute. */
export function attributeOf(tag: string, name: string): string | undefined {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
	return found?.[1] ?? found?.[2];
}

/** The numbers in a text. */
export function numbersIn(text: string | undefined): number[] {
	return (text?.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}
