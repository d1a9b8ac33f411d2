import type { XmlElement } from '../parse/element.ts';
import { attributeOf } from '../parse/element.ts';

/**
 * Caches the contents of elements while places are found, so that each element is read once, whatever the number of findings. Elements
 * themselves cache nothing.
 */
export class ElementIndex {
	private readonly children = new Map<XmlElement, readonly XmlElement[]>();
	private readonly byName = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();
	private readonly attributes = new Map<XmlElement, ReadonlySet<string>>();
	private readonly members = new Map<XmlElement, ReadonlyMap<string, XmlElement>>();
	private readonly texts = new Map<XmlElement, boolean>();

	childrenOf(element: XmlElement): readonly XmlElement[] {
		return once(this.children, element, () => element.children);
	}

	/** The children with a name, in the order of the file. */
	named(element: XmlElement, name: string): readonly XmlElement[] {
		const byName = once(this.byName, element, () => {
			const lists = new Map<string, XmlElement[]>();
			for (const child of this.childrenOf(element)) {
				const list = lists.get(child.name);
				if (list === undefined) lists.set(child.name, [child]);
				else list.push(child);
			}
			return lists;
		});
		return byName.get(name) ?? [];
	}

	/** The first child with a name. If only one is allowed, the reader uses the first. */
	first(element: XmlElement, name: string): XmlElement | undefined {
		return this.named(element, name)[0];
	}

	hasAttribute(element: XmlElement, name: string): boolean {
		return once(this.attributes, element, () => {
			const names = new Set<string>();
			for (let i = 0; i < element.attributeCount; i++) names.add(element.nameAt(i));
			return names;
		}).has(name);
	}

	/** A member of a class; the last one if there are several with the name. */
	member(element: XmlElement, name: string): XmlElement | undefined {
		return once(this.members, element, () => {
			const members = new Map<string, XmlElement>();
			for (const wrapper of this.named(element, 'properties')) {
				for (const member of this.named(wrapper, 'property')) {
					const own = attributeOf(member, 'name');
					if (own !== undefined) members.set(own, member);
				}
			}
			return members;
		}).get(name);
	}

	hasText(element: XmlElement): boolean {
		return once(this.texts, element, () => element.text !== '');
	}
}

function once<T>(known: Map<XmlElement, T>, element: XmlElement, make: () => T): T {
	const before = known.get(element);
	if (before !== undefined) return before;
	const made = make();
	known.set(element, made);
	return made;
}
