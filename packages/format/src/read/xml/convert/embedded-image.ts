import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf } from '../../../xml/xml-element.ts';
import type { Drop } from './ignored.ts';
import { dropAttributes, dropChildren, dropText, inWords } from './ignored.ts';

/**
 * X3: an image may contain its bytes. JSON has no field for them, so they become a `data:` URL. If there is also a file, the file is
 * used.
 *
 * @param drop - reports everything that is ignored
 */
export function embeddedImage(image: XmlElement, drop: Drop): string | undefined {
	if (image.empty) return undefined;
	dropText(image, drop);
	dropChildren(image, ['data'], drop);
	let embedded: string | undefined;
	for (const child of image.children) {
		if (child.name !== 'data') continue;
		if (attributeOf(image, 'source') !== undefined) drop({ element: child }, '<data> of an <image> that has a `source`', inWords(child));
		else if (embedded !== undefined) drop({ element: child }, 'a second <data> in <image>', inWords(child));
		else if (attributeOf(child, 'encoding') !== 'base64')
			drop({ element: child }, '<data> in <image> that is not in base64', inWords(child));
		else embedded = dataUrl(image, child, drop);
	}
	return embedded;
}

function dataUrl(image: XmlElement, data: XmlElement, drop: Drop): string {
	dropAttributes(data, ['encoding'], drop);
	dropChildren(data, [], drop);
	return `data:image/${attributeOf(image, 'format') ?? 'png'};base64,${data.text.replace(/\s+/g, '')}`;
}
