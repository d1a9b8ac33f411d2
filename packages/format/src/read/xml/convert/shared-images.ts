import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf } from '../../../xml/xml-element.ts';

/** The images of a tileset that its tiles refer to, by id (rule U11). */
export type SharedImages = ReadonlyMap<string, XmlElement>;

/** The images of a tileset that its tiles refer to by id, as in 2006 to 2008; `undefined` if there are none. */
export function sharedImages(children: readonly XmlElement[]): SharedImages | undefined {
	const images = new Map<string, XmlElement>();
	for (const child of children) {
		const id = child.name === 'image' ? attributeOf(child, 'id') : undefined;
		if (id !== undefined && !images.has(id)) images.set(id, child);
	}
	if (images.size === 0) return undefined;
	const used = new Map<string, XmlElement>();
	for (const tile of children) {
		if (tile.name !== 'tile') continue;
		for (const image of tile.children) {
			const id = idOf(image);
			const shared = id === undefined ? undefined : images.get(id);
			if (id !== undefined && shared !== undefined) used.set(id, shared);
		}
	}
	return used.size === 0 ? undefined : used;
}

/** The image that an element refers to; the element itself if it is an image of its own. */
export const imageFor = (element: XmlElement, shared: SharedImages | undefined): XmlElement => shared?.get(idOf(element) ?? '') ?? element;

/** The id in `<image id="1"/>` of a tile. */
const idOf = (image: XmlElement): string | undefined =>
	image.name === 'image' && image.children.length === 0 && attributeOf(image, 'source') === undefined
		? attributeOf(image, 'id')
		: undefined;
