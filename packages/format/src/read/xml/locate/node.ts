import type { XmlElement } from '../parse/element.ts';

/** Where in a document something comes from. */
export interface XmlNode {
	readonly element: XmlElement;
	/** The attribute, where it is one. */
	readonly attribute?: string;
	/** Whether it is the element's text. */
	readonly inside?: true;
}
