import type { XmlElement } from './element.ts';
import { attributeOf } from './element.ts';

/** X3: an image may hold its bytes. JSON has no field for them: they become a `data:` URL. */
export function embeddedImage(image: XmlElement): string | undefined {
	const data = image.children.find((child) => child.name === 'data');
	if (data === undefined || attributeOf(data, 'encoding') !== 'base64') return undefined;
	return `data:image/${attributeOf(image, 'format') ?? 'png'};base64,${data.text.replace(/\s+/g, '')}`;
}
