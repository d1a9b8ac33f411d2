import type { Part } from '@tilewright/edit';
import type { Property } from '@tilewright/format';
import type { Subject, Thing, Values } from '../../../contributions/thing.ts';
import { NOT_SHOWN } from './layout.ts';

/** Returns the subject as it was if nothing that the panel shows has changed, so that it is not drawn again with every stroke. */
export function keepSubject(before: Subject | undefined, now: Subject | undefined): Subject | undefined {
	if (before === undefined || now === undefined) return now;
	const isSame =
		before.kind === now.kind &&
		before.resource === now.resource &&
		before.file === now.file &&
		before.tileset === now.tileset &&
		before.fields.length === now.fields.length &&
		now.fields.every((field, i) => field === before.fields[i]) &&
		before.things.length === now.things.length &&
		now.things.every((each, i) => isSameThing(now.resource, before.things[i], each));
	return isSame ? before : now;
}

function isSameThing(resource: string, before: Thing | undefined, now: Thing): boolean {
	return (
		before !== undefined &&
		isSamePart(before.part, now.part) &&
		before.tileClass === now.tileClass &&
		before.inherited?.tile === now.inherited?.tile &&
		before.inherited?.template === now.inherited?.template &&
		isSameOffer(before.inherited?.defaults ?? [], now.inherited?.defaults ?? []) &&
		hasSame(resource, before.own, now.own) &&
		hasSame(resource, before.values, now.values)
	);
}

/** Options are listed again each time. */
const isSameOffer = (before: readonly Property[], now: readonly Property[]): boolean =>
	before.length === now.length && now.every(({ name, value }, i) => before[i]?.name === name && before[i].value === value);

type Step = Part[number];

const isSamePart = (a: Thing['part'], b: Thing['part']): boolean => a.length === b.length && a.every((step, i) => isSameStep(step, b[i]));

function isSameStep(a: Step, b: Step | undefined): boolean {
	if (a === b) return true;
	if (typeof a === 'string' || typeof b !== 'object') return false;
	// Layers and objects have one number each; thousands of objects may be shown.
	if ('object' in a && 'object' in b) return a.object === b.object;
	if ('layer' in a && 'layer' in b) return a.layer === b.layer;
	return JSON.stringify(a) === JSON.stringify(b);
}

function hasSame(resource: string, before: Values, now: Values): boolean {
	const names = Object.keys(now);
	return (
		names.length === Object.keys(before).length &&
		names.every((name) => before[name] === now[name] || (name !== 'properties' && NOT_SHOWN[`${resource}.${name}`] !== undefined))
	);
}
