import type { SvgElement, SvgTree } from './tree.ts';
import { svgTree } from './tree.ts';
import { blurReach, scaleOf, weightOf } from './weight.ts';

/** How deep elements may be nested, including the elements they refer to: decoders recurse, and crash. */
const MAX_DEPTH = 256;
/** How many elements may be drawn. An element that refers to another draws it again. */
const MAX_DRAWN = 100_000;
/** How many pixels an SVG may have. */
const MAX_PIXELS = 2 ** 24;
/** Limit on the sum over all elements of the pixels drawn, times the cost relative to a plain fill. */
const MAX_EFFORT = 2 ** 31;
/** The most pixels that decoders use for a pattern's tile, which may be larger than the picture. */
const TILE_PIXELS = 2 ** 22;

const TOO_MANY = 'it draws too many elements, or nests them too deep';

/** The cost of drawing an element with its children and the elements it refers to. */
interface Effort {
	/** Number of elements; 0 while they are being counted, which ends cycles. */
	drawn: number;
	/** Pixels, weighted. */
	pixels: number;
}

/**
 * The reason not to draw an SVG, as the end of a sentence; `undefined` if drawing it is cheap. A few hundred bytes can draw billions of
 * elements, nest them so deep that the decoder ends the process, or blur so many pixels that it takes minutes; and a decoder cannot be
 * stopped.
 */
export function svgRefusal(text: string, size: { readonly width: number; readonly height: number }): string | undefined {
	const { width, height } = size;
	if (width * height > MAX_PIXELS) return `it has ${width} × ${height} pixels, and an SVG may have at most ${MAX_PIXELS}`;
	const tree = svgTree(text, MAX_DEPTH);
	if (tree === undefined) return TOO_MANY;
	const { drawn, pixels } = effortOf(tree, size);
	if (drawn > MAX_DRAWN) return TOO_MANY;
	if (pixels <= MAX_EFFORT) return undefined;
	return `it would take too long to draw: its elements and effects cost as much as filling ${Math.ceil(pixels)} pixels, and the limit is ${MAX_EFFORT}`;
}

function effortOf(tree: SvgTree, size: { readonly width: number; readonly height: number }): Effort {
	const area = size.width * size.height;
	const scale = scaleOf(tree, size);
	const reach = 2 * blurReach(tree, scale);
	const filtered = (size.width + reach) * (size.height + reach);
	const efforts = new Map<SvgElement, Effort>();
	return effort(tree.root, 0);

	function effort(element: SvgElement, depth: number): Effort {
		const known = efforts.get(element);
		if (known !== undefined) return known;
		if (depth > MAX_DEPTH) return { drawn: Number.POSITIVE_INFINITY, pixels: 0 };
		const sum: Effort = { drawn: 0, pixels: 0 };
		efforts.set(element, sum);
		const inside = total(element.children, depth);
		const { own, inherited } = referencesOf(element.tag, tree);
		const painted = total(inherited, depth);
		const referred = total(own, depth);
		const tile = element.name === 'pattern' ? Math.max(1, TILE_PIXELS / area) : 1;
		const filters = /^fe|^filter$/.test(element.name) || /(?:blur|drop-shadow)\(/.test(element.tag);
		sum.pixels =
			weightOf(element, scale) * (filters ? filtered : area) +
			inside.pixels * tile +
			referred.pixels +
			// The children of a group inherit its fill and stroke.
			painted.pixels * (1 + inside.drawn + referred.drawn);
		sum.drawn = 1 + inside.drawn + referred.drawn + painted.drawn;
		return sum;
	}

	function total(elements: readonly SvgElement[], depth: number): Effort {
		const sum: Effort = { drawn: 0, pixels: 0 };
		for (const element of elements) {
			const { drawn, pixels } = effort(element, depth + 1);
			sum.drawn += drawn;
			sum.pixels += pixels;
		}
		return sum;
	}
}

/** The elements that an element refers to: for itself only, and for its descendants as well. */
function referencesOf(tag: string, { byId }: SvgTree): { own: SvgElement[]; inherited: SvgElement[] } {
	const own: SvgElement[] = [];
	const inherited: SvgElement[] = [];
	for (const { 0: match, 1: id = '', index } of tag.matchAll(/(?:href\s*=\s*["']\s*|url\(\s*["']?)#([^"')\s]+)/g)) {
		const target = byId.get(id);
		if (target === undefined) continue;
		const before = tag.slice(Math.max(0, index - 40), index);
		const once = match.startsWith('href') || /(?:filter|mask|clip-path)\s*[:=]\s*["']?\s*$/.test(before);
		(once ? own : inherited).push(target);
	}
	return { own, inherited };
}
