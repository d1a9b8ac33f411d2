import type { ResourceName } from '../../../spec/field.ts';
import { RESOURCES } from '../../../spec/index.ts';
import { LAYER_TYPES, OLDER_LISTS } from '../../../xml/element-names.ts';
import { xmlResource } from '../../../xml/xml-resource.ts';

/** The names of elements and attributes that the tables know, numbered from 0. */
export interface Words {
	readonly all: readonly string[];
	readonly numbers: ReadonlyMap<string, number>;
	/** The numbers by the hash of the name; -1 for none. A name that shares its hash with another is in a later slot. */
	readonly slots: Int16Array;
}

/** Several times the number of words, so that few share a slot. */
const SLOTS = 1024;

let made: Words | undefined;

export function words(): Words {
	made ??= makeWords();
	return made;
}

function makeWords(): Words {
	const numbers = new Map<string, number>();
	const add = (name: string): void => {
		if (!numbers.has(name)) numbers.set(name, numbers.size);
	};
	for (const name of OTHERS) add(name);
	for (const name of [...LAYER_TYPES.keys(), ...OLDER_LISTS.keys(), ...Object.keys(RESOURCES)]) add(name);
	for (const name of resourceNames()) {
		const { fields, attributes, image, children } = xmlResource(name);
		for (const map of [fields, attributes, image, children]) for (const key of map.keys()) add(key);
		for (const { form } of children.values()) if ('name' in form && form.name !== undefined) add(form.name);
	}
	const all = [...numbers.keys()];
	const slots = new Int16Array(SLOTS).fill(-1);
	for (const [name, number] of numbers) {
		let slot = hashOf(name) & (SLOTS - 1);
		while (slots[slot] !== -1) slot = (slot + 1) & (SLOTS - 1);
		slots[slot] = number;
	}
	return { all, numbers, slots };
}

/** Names that are in no table. */
const OTHERS = ['image', 'data', 'chunk', 'properties', 'property', 'item', 'value', 'type', 'name', 'propertytype', 'points', 'source'];

function resourceNames(): ResourceName[] {
	return Object.values(RESOURCES).map(({ name }) => name);
}

/** As {@link wordAt} computes it, byte by byte. */
function hashOf(name: string): number {
	let hash = 0;
	for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 33) + name.charCodeAt(i)) | 0;
	return hash;
}

/** The number of the name between two offsets, by its hash; -1 if no table knows it. */
export function wordAt({ all, slots }: Words, bytes: Uint8Array, start: number, end: number, hash: number): number {
	for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
		const number = slots[slot] ?? -1;
		if (number < 0) return -1;
		const name = all[number] ?? '';
		if (name.length !== end - start) continue;
		let i = 0;
		while (i < name.length && name.charCodeAt(i) === bytes[start + i]) i++;
		if (i === name.length) return number;
	}
}
