import type { RawObject } from '../../../model/json-value.ts';
import type { ResourceName } from '../../../spec/field.ts';
import { LAYER_TYPES } from '../../../xml/element-names.ts';
import { transparentFrom } from '../../../xml/scalar.ts';
import { attributesIn, attributeValue, noContents } from './attributes.ts';
import { pointsIn } from './points.ts';
import { propertyIn } from './property.ts';
import type { Reading } from './reading.ts';
import { deeper, listFrom } from './reading.ts';
import { END, type Scanner } from './scanner.ts';
import type { Child, Table } from './tables.ts';
import { tableOf } from './tables.ts';
import { cellsIn } from './tile-data.ts';
import { giveUp } from './unusual.ts';

/** Reads an element behind its name, as the thorough reader converts it. */
export function resourceIn(name: ResourceName, element: number, reading: Reading): RawObject {
	if (name === 'property' || name === 'listitem') return propertyIn(name, element, reading);
	const table = tableOf(name);
	const { scanner } = reading;
	const raw: RawObject = {};
	attributesIn(table, raw, scanner);
	if (name === 'map') reading.infinite = raw['infinite'] === true;
	if (name === 'layer') raw['type'] = LAYER_TYPES.get(scanner.words.all[element] ?? '');
	const opens = scanner.opens();
	if (table.text !== undefined) {
		raw[table.text] = opens ? scanner.text() : '';
		if (opens) scanner.close(element);
	} else if (opens) childrenIn(table, element, raw, reading);
	return raw;
}

function childrenIn(table: Table, element: number, raw: RawObject, reading: Reading): void {
	const { scanner } = reading;
	deeper(reading, 1);
	let hasImage = false;
	for (let word = scanner.next(element); word !== END; word = scanner.next(element)) {
		const child = table.children[word];
		if (child === undefined) giveUp();
		if (child.form === 'image') {
			if (hasImage) giveUp();
			hasImage = true;
			imageIn(table, word, raw, scanner);
		} else childIn(child, word, raw, reading);
	}
	deeper(reading, -1);
}

function childIn(child: Exclude<Child, { form: 'image' }>, word: number, raw: RawObject, reading: Reading): void {
	const { scanner } = reading;
	switch (child.form) {
		case 'item':
			itemIn(child, word, raw, reading);
			return;
		case 'items':
			itemsIn(child, word, raw, reading);
			return;
		case 'one':
			if (raw[child.field] !== undefined) giveUp();
			raw[child.field] = resourceIn(child.resource, word, reading);
			return;
		case 'marker':
			raw[child.field] = true;
			if (scanner.attribute() !== END) giveUp();
			noContents(word, scanner);
			return;
		case 'points':
			if (raw[child.field] !== undefined) giveUp();
			raw[child.field] = pointsIn(reading);
			noContents(word, scanner);
			return;
		case 'data':
			cellsIn(word, raw, reading);
	}
}

function itemIn({ field, resource }: Extract<Child, { form: 'item' }>, word: number, raw: RawObject, reading: Reading): void {
	const known = raw[field];
	const item = resourceIn(resource, word, reading);
	if (Array.isArray(known)) known.push(item);
	else raw[field] = [item];
}

/** Reads an element around items. */
function itemsIn({ field, resource, item }: Extract<Child, { form: 'items' }>, word: number, raw: RawObject, reading: Reading): void {
	const { scanner, items } = reading;
	if (scanner.attribute() !== END) giveUp();
	if (!scanner.opens()) return;
	deeper(reading, 1);
	const before = items.length;
	for (let child = scanner.next(word); child !== END; child = scanner.next(word)) {
		if (child !== item) giveUp();
		items.push(resourceIn(resource, child, reading));
	}
	deeper(reading, -1);
	if (items.length === before) return;
	if (raw[field] !== undefined) giveUp();
	raw[field] = listFrom(reading, before);
}

function imageIn({ image }: Table, element: number, raw: RawObject, scanner: Scanner): void {
	for (let word = scanner.attribute(); word !== END; word = scanner.attribute()) {
		const attribute = image[word];
		if (attribute === undefined || raw[attribute.key] !== undefined) giveUp();
		const { key, field } = attribute;
		raw[key] = field.field.type === 'color' ? transparentFrom(scanner.string(scanner.quote())) : attributeValue(attribute, scanner);
	}
	noContents(element, scanner);
}
