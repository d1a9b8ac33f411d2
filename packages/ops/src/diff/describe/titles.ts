import type { LayerAddress, ObjectSubject, PartSubject, Subject } from '../subject.ts';
import { quoted } from './value-text.ts';

/** The title of a subject: `layer "Ground" (id 3)`. */
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
	return `${['object', ...(id === undefined ? [] : [id]), ...(name === '' ? [] : [quoted(name)])].join(' ')}${ownerText(subject)}`;
}

const NOUNS = { terrain: 'terrain', wangset: 'Wang set', wangcolor: 'color', worldmap: 'map', worldpattern: 'pattern' };

function titleOfPart(subject: PartSubject): string {
	const { kind, key } = subject;
	const title = kind === 'tile' || kind === 'wangtile' ? `tile ${key}` : `${NOUNS[kind]} ${quoted(String(key))}`;
	return `${title}${ownerText(subject)}`;
}

/** The layer of an object, or the owner of a part, as the end of a title: ` in "Things"`. */
export function ownerText(subject: ObjectSubject | PartSubject): string {
	const layer = subject.kind === 'object' ? (subject.after ?? subject.before)?.layer : undefined;
	if (layer !== undefined) return ` in ${quoted(layer.name)}`;
	return subject.in === undefined || subject.in.kind === 'document' ? '' : ` of ${titleOf(subject.in)}`;
}

/** A group or layer that something moved from or to. */
export const containerText = (address: LayerAddress | null): string => (address === null ? 'the top level' : quoted(address.name));
