import type { XmlElement } from './xml-element.ts';

/** An element of an XML document, one of its attributes, or its text. */
export interface XmlNode {
	readonly element: XmlElement;
	/** The name of the attribute, if it is one. */
	readonly attribute?: string;
	/** Whether it is the element's text. */
	readonly inside?: true;
}
