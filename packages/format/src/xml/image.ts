import type { XmlElement } from './element.ts';
import { attributeOf } from './element.ts';

/**
 * X3: an image may hold its bytes. JSON has no field for them: they become a `data:` URL. Where there is a file, too, the file is
 * the image.
 *
 * @param drop - told of all that cannot be kept
 */
export function embeddedImage(image: XmlElement, drop: (subject: string, found: string) => void): string | undefined {
	const { children, text } = image;
	if (text.trim() !== '') drop('The text in <image>', text);
	if (children.length === 0) return undefined;
	let embedded: string | undefined;
	for (const child of children) {
		if (child.name !== 'data') drop(`<${child.name}> in <image>`, child.text);
		else if (attributeOf(image, 'source') !== undefined) drop('<data> of an <image> that has a `source`', child.text);
		else if (embedded !== undefined) drop('A second <data> in <image>', child.text);
		else if (attributeOf(child, 'encoding') !== 'base64') drop('<data> in <image> that is not in base64', child.text);
		else embedded = dataUrl(image, child, drop);
	}
	return embedded;
}

function dataUrl(image: XmlElement, data: XmlElement, drop: (subject: string, found: string) => void): string {
	for (let i = 0; i < data.attributeCount; i++)
		if (data.nameAt(i) !== 'encoding') drop(`\`${data.nameAt(i)}\` of <data> in <image>`, data.valueAt(i));
	for (const child of data.children) drop(`<${child.name}> in <data>`, child.text);
	return `data:image/${attributeOf(image, 'format') ?? 'png'};base64,${data.text.replace(/\s+/g, '')}`;
}
