import type { Document } from '@tilewright/format';

/** The document with the name that XML has for the version of the program that saved it (rule N1). */
export function asInXml<T extends Document>(doc: T): Document {
	const whole: Document = doc;
	if (whole.type === 'world') return whole;
	const { editorversion, ...rest } = whole;
	return editorversion === undefined ? whole : { ...rest, tiledversion: rest.tiledversion ?? editorversion };
}
