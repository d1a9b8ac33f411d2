import type { Document } from '@tilewright/format';
import { eachLayer, isObject } from '@tilewright/format/internal';
import { cellWriter } from '../../src/cells/cell-writer.ts';
import { apply } from '../../src/change/apply.ts';
import type { Change, FieldValue, Lists } from '../../src/change/change.ts';
import { insertItems, moveItem, removeItems } from '../../src/change/change-lists.ts';
import { partOf } from '../../src/change/identify.ts';
import { itemAt } from '../../src/change/list-positions.ts';
import { isListName } from '../../src/change/lists.ts';
import type { Part } from '../../src/change/part.ts';
import { setFields } from '../../src/change/set-fields.ts';

/** Draws whole numbers from 0 to below a limit. */
export type Draw = (below: number) => number;

/** A repeatable sequence of draws (mulberry32). */
export function drawsFrom(seed: number): Draw {
	let state = seed >>> 0;
	return (below) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

/** Every part of a document that can be identified: objects in fields, and items of lists. */
function partsOfDocument(doc: Document): Part[] {
	const parts: Part[] = [];
	visit(doc, []);
	return parts;

	function visit(value: unknown, part: Part): void {
		if (!isObject(value) || value instanceof Uint32Array) return;
		parts.push(part);
		for (const [name, field] of Object.entries(value)) {
			if (Array.isArray(field) && isListName(name)) {
				for (const i of field.keys()) {
					const item = itemAt(name, field, i);
					if (item === undefined) continue;
					// Layers and objects of maps are identified from the root.
					const isGlobal =
						doc.type === 'map' &&
						('layer' in item || ('object' in item && !part.some((step) => typeof step === 'object' && 'tile' in step)));
					visit(field[i], isGlobal ? [item] : [...part, item]);
				}
			} else if (isObject(field) && name !== 'value' && name !== 'membertypes') visit(field, [...part, name]);
		}
	}
}

const VALUES: readonly FieldValue[] = [0, 1, -3.5, 'abc', '', true, null, [1, { a: [] }], { b: 2 }];
const pick = <T>(draw: Draw, values: readonly T[]): T | undefined => values[draw(values.length)];

/** Some changes of a document, each of a kind that fits it. */
export function randomChanges(doc: Document, draw: Draw): Change[] {
	const part = pick(draw, partsOfDocument(doc)) ?? [];
	const owner = partOf(doc, part);
	const names = Object.keys(owner).filter((name) => isListName(name) && Array.isArray(owner[name]));
	const list = pick(draw, names.filter(isListName));
	switch (draw(6)) {
		case 0: {
			const name = pick(draw, ['my field', 'other', ...Object.keys(owner).filter((own) => own.startsWith('my '))]) ?? '';
			return setFields(doc, part, { [name]: draw(3) === 0 ? undefined : (pick(draw, VALUES) ?? 0) });
		}
		case 1: {
			const name = pick(
				draw,
				['class', 'opacity', 'visible', 'rotation', 'name', 'fileName'].filter((own) => Object.hasOwn(owner, own)),
			);
			return name === undefined ? [] : setFields(doc, part, { [name]: otherValue(owner[name], draw) });
		}
		case 2:
			return list === undefined ? [] : removals(doc, part, list, lengthOf(owner[list]), draw);
		case 3:
			return list === undefined ? [] : exchanges(doc, part, list, listIn(owner[list]), draw);
		case 4:
			return list === undefined ? [] : moves(doc, part, list, listIn(owner[list]), draw);
		default:
			return doc.type === 'map' ? painted(doc, draw) : [];
	}
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const lengthOf = (value: unknown): number => listIn(value).length;
const otherValue = (value: unknown, draw: Draw): FieldValue =>
	typeof value === 'string' ? `name ${draw(100)}` : typeof value === 'number' ? draw(100) : draw(2) === 0;

function removals(doc: Document, part: Part, list: keyof Lists, length: number, draw: Draw): Change[] {
	if (length === 0) return [];
	const position = draw(length);
	return removeItems(doc, part, list, position, 1 + draw(Math.min(3, length - position)));
}

/** Removes items and inserts them again elsewhere, or in reverse. */
function exchanges(doc: Document, part: Part, list: keyof Lists, values: readonly unknown[], draw: Draw): Change[] {
	const removed = removals(doc, part, list, values.length, draw);
	const [first] = removed;
	if (first?.type !== 'remove') return [];
	const { doc: without } = apply(doc, removed);
	return [...removed, ...insertItems(without, part, list, first.items.toReversed(), draw(values.length + 1))];
}

function moves(doc: Document, part: Part, list: keyof Lists, values: readonly unknown[], draw: Draw): Change[] {
	const item = values.length === 0 ? undefined : itemAt(list, values, draw(values.length));
	if (item === undefined) return [];
	const isGlobal = 'layer' in item || ('object' in item && 'layers' in doc);
	const others = partsOfDocument(doc).filter((other) => Array.isArray(partOf(doc, other)[list]) && !isInside(doc, other, item));
	const target = isGlobal && draw(2) === 0 ? (pick(draw, others) ?? part) : part;
	return moveItem(doc, isGlobal && part.length < 2 ? [item] : [...part, item], { part: target, position: draw(values.length + 2) - 1 });
}

/** Whether a part is in a group that would be moved into itself, or is no place for the item. */
function isInside(doc: Document, part: Part, item: object): boolean {
	if (part.some((step) => typeof step === 'object' && 'tile' in step)) return true;
	if (!('layer' in item)) return false;
	const path = JSON.stringify(partOf(doc, [{ layer: Number(item.layer) }]));
	const id = part.at(-1);
	return typeof id === 'object' && 'layer' in id && path.includes(`"id":${id.layer}`);
}

/** Paints a rectangle of a tile layer, partly outside, and erases some of it. */
function painted(doc: Document, draw: Draw): Change[] {
	if (doc.type !== 'map') return [];
	const layers = [...eachLayer(doc.layers)].map(({ layer }) => layer).filter((layer) => layer.type === 'tilelayer');
	const layer = pick(draw, layers);
	if (layer === undefined) return [];
	const cells = cellWriter(doc, layer);
	const [left, top, width, height] = [draw(40) - 20, draw(40) - 20, draw(20), draw(20)];
	const gid = draw(3);
	for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) cells.set(x, y, draw(4) === 0 ? draw(1000) : gid);
	return cells.changes();
}
