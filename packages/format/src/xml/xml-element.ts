/** An element of an XML document. Offsets are indexes into its text. */
export interface XmlElement {
	readonly name: string;
	/** The number of attributes, which are in the order of the file. To find one, use {@link attributeOf}. */
	readonly attributeCount: number;
	nameAt(attribute: number): string;
	/** The number of the name: names are numbered from 0 in the order of their first occurrence. */
	nameNumberAt(attribute: number): number;
	valueAt(attribute: number): string;
	/** The value, if it is a number in the usual form; `undefined` otherwise. */
	numberAt(attribute: number): number | undefined;
	/** The index of the value in the text. */
	placeAt(attribute: number): number;
	/** Whether it has no content, not even a line break. */
	readonly empty: boolean;
	readonly children: readonly XmlElement[];
	/** All character data directly inside it, without white space between child elements. */
	readonly text: string;
	/** The start and the end of its tag. */
	readonly start: number;
	readonly end: number;
}

/** The value of an attribute; `undefined` if there is none with that name. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
	const { attributeCount } = element;
	for (let i = 0; i < attributeCount; i++) if (element.nameAt(i) === name) return element.valueAt(i);
	return undefined;
}

/** The child elements with a name. */
export const childrenNamed = (element: XmlElement, name: string): XmlElement[] => element.children.filter((child) => child.name === name);
