import type { SvgElement, SvgTree } from './tree.ts';
import { attributeOf, numbersIn, styleOf } from './tree.ts';

/** Elements that do not paint anything themselves. */
const FREE = new Set(['', 'svg', 'g', 'a', 'defs', 'symbol', 'title', 'desc', 'metadata', 'style', 'stop', 'switch', 'namedview']);
/** Parts of filter primitives. */
const PARTS = /^fe(?:MergeNode|Func[RGBA]|PointLight|DistantLight|SpotLight)$/;
/** The cost of drawing with these elements, relative to a plain fill. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
	['pattern', 8],
	['clipPath', 4],
	['mask', 16],
	['filter', 8],
	['feGaussianBlur', 64],
	['feDropShadow', 80],
	['feDiffuseLighting', 256],
	['feSpecularLighting', 256],
]);
const PRIMITIVE = 16;
const GROUP_LAYER = 8;
/** Decoders ignore more octaves than this. */
const MAX_OCTAVES = 255;
/** The widest blur that decoders draw. */
const MAX_DEVIATION = 532;

/**
 * The cost of an element, relative to a plain fill of the picture; without its children and the elements it refers to.
 *
 * @param scale - the most pixels that a unit of length may become
 */
export function weightOf({ name, tag, children }: SvgElement, scale: number): number {
	if (PARTS.test(name)) return 0;
	const layers = children.length > 0 && /[\s;"'{](?:opacity|mix-blend-mode|isolation)\s*[:=]/.test(tag) ? GROUP_LAYER : 0;
	const functions = (tag.match(/(?:blur|drop-shadow)\(/g)?.length ?? 0) * 80;
	return layers + functions + ownWeight(name, tag, scale);
}

function ownWeight(name: string, tag: string, scale: number): number {
	const usual = WEIGHTS.get(name);
	if (usual !== undefined) return usual;
	switch (name) {
		case 'feTurbulence':
			return 64 * Math.min(MAX_OCTAVES, Math.max(1, ...numbersIn(attributeOf(tag, 'numOctaves'))));
		case 'feMorphology':
			return 64 + 32 * scale * Math.max(0, ...numbersIn(attributeOf(tag, 'radius')));
		case 'feConvolveMatrix':
			return 64 + 4 * Math.max(3, ...numbersIn(attributeOf(tag, 'order'))) ** 2;
		default:
			return name.startsWith('fe') ? PRIMITIVE : FREE.has(name) ? 0 : 1;
	}
}

/** How far the widest blur reaches outside the picture on each side, in pixels. */
export function blurReach({ root }: SvgTree, scale: number): number {
	let widest = 0;
	for (const { name, tag } of descendants(root)) {
		if (/^fe(?:GaussianBlur|DropShadow)$/.test(name)) widest = Math.max(widest, ...numbersIn(attributeOf(tag, 'stdDeviation')));
		for (const [, lengths] of tag.matchAll(/(?:blur|drop-shadow)\(([^)]{0,200})/g)) {
			widest = /\d(?:r?em|[a-z]*[cm]m|in|p[ct]|v\w+)\b/.test(lengths ?? '') ? MAX_DEVIATION : Math.max(widest, ...numbersIn(lengths));
		}
	}
	return 3 * Math.min(MAX_DEVIATION, widest * scale);
}

/** The most pixels that a unit of length may become, roughly. It is squared because transforms of references multiply. */
export function scaleOf({ root }: SvgTree, { width, height }: { width: number; height: number }): number {
	return widestIn(root) ** 2;

	function widestIn(element: SvgElement): number {
		const own = enlargement(element.name, element.tag);
		return own * element.children.reduce((most, child) => Math.max(most, widestIn(child)), 1);
	}

	function enlargement(name: string, tag: string): number {
		const [, , wide = 0, high = 0] = numbersIn(attributeOf(tag, 'viewBox'));
		if (wide > 0 && high > 0) return Math.max(1, Math.sqrt(Math.max(width / wide, height / high)));
		if (name === '') return 1;
		const transforms = [styleOf(tag, 'transform'), styleOf(tag, 'patternTransform')].join(' ');
		let factor = 1;
		for (const [, kind, inner] of transforms.matchAll(/(matrix|scale)\(([^)]{0,200})/g)) {
			const numbers = numbersIn(inner).slice(0, kind === 'matrix' ? 4 : 2);
			factor *= Math.max(1, ...numbers.map(Math.abs));
		}
		return factor;
	}
}

function* descendants(element: SvgElement): Generator<SvgElement> {
	const open = [element];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		yield next;
		for (const child of next.children) open.push(child);
	}
}
