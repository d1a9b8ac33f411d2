import type { LayerPlace, ObjectSubject, PartSubject, Subject } from '../subject.ts';

/** A name or other text of a document: in quotes, on one line. */
export const quoted = (text: string): string => JSON.stringify(text);

/** What a change is about, in words: `layer "Ground" (id 3)`. */
export function titleOf(subject: Subject): string {
	switch (subject.kind) {
		case 'document':
			return subject.type;
		case 'layer':
			return `layer ${quoted(subject.name)} (id ${subject.id})`;
		case 'object':
			return titleOfObject(subject);
		case 'tileset':
			return `tileset ${quoted(subject.name)}`;
		default:
			return titleOfPart(subject);
	}
}

function titleOfObject(subject: ObjectSubject): string {
	const { id, name } = subject;
	return `${['object', ...(id === undefined ? [] : [id]), ...(name === '' ? [] : [quoted(name)])].join(' ')}${whereOf(subject)}`;
}

const NOUNS = { terrain: 'terrain', wangset: 'Wang set', wangcolor: 'color', worldmap: 'map', worldpattern: 'pattern' };

function titleOfPart(subject: PartSubject): string {
	const { kind, key } = subject;
	const title = kind === 'tile' || kind === 'wangtile' ? `tile ${key}` : `${NOUNS[kind]} ${quoted(String(key))}`;
	return `${title}${whereOf(subject)}`;
}

/** On which layer an object is, or of what a part is, as the end of a title: ` in "Things"`. */
export function whereOf(subject: ObjectSubject | PartSubject): string {
	const layer = subject.kind === 'object' ? (subject.after ?? subject.before)?.layer : undefined;
	if (layer !== undefined) return ` in ${quoted(layer.name)}`;
	return subject.in === undefined || subject.in.kind === 'document' ? '' : ` of ${titleOf(subject.in)}`;
}

/** The group or layer that something stands in. */
export const containerOf = (place: LayerPlace | null): string => (place === null ? 'the map itself' : quoted(place.name));
