import type { XmlElement } from '../../../xml/xml-element.ts';

/** An element on the path to others, and the names of its children so far. */
interface Step {
	readonly element: XmlElement;
	readonly path: string;
}

/**
 * The XPaths of elements, by the start of their tags: `/map/objectgroup[2]/object`. An element has a number only if there are siblings with
 * the same name, so each path selects exactly one element. The children of each element on the way are read once.
 *
 * @param starts - the starts of the tags, in any order
 */
export function elementPaths(root: XmlElement, starts: Iterable<number>): Map<number, string> {
	const wanted = [...new Set(starts)].sort((a, b) => a - b);
	const paths = new Map<number, string>();

	function walk({ element, path }: Step, from: number, to: number): void {
		let next = from;
		if (wanted[next] === element.start) {
			paths.set(element.start, path);
			next++;
		}
		if (next === to) return;
		const { children } = element;
		const [total, met] = [new Map<string, number>(), new Map<string, number>()];
		for (const { name } of children) total.set(name, (total.get(name) ?? 0) + 1);
		for (const [i, child] of children.entries()) {
			const { name } = child;
			const index = (met.get(name) ?? 0) + 1;
			met.set(name, index);
			// Everything inside a child starts before the next child.
			const end = children[i + 1]?.start ?? Number.POSITIVE_INFINITY;
			const first = next;
			while (next < to && (wanted[next] ?? 0) < end) next++;
			if (next > first) walk({ element: child, path: `${path}/${name}${total.get(name) === 1 ? '' : `[${index}]`}` }, first, next);
		}
	}

	walk({ element: root, path: `/${root.name}` }, 0, wanted.length);
	return paths;
}
