import type { JsonValue } from '@tilewright/format';
import { parsePointer } from '@tilewright/format/internal';
import type { Change, FieldChange, PresenceChange, ReorderedChange } from '../change.ts';
import { areaLines, counted } from './cells.ts';
import { containerOf, quoted } from './names.ts';
import { became, pathText, plainly, propertyText, tileText } from './values.ts';

/** What a change says of its subject, and lines that say more. */
export interface Detail {
	readonly text: string;
	readonly below: readonly string[];
}

/** A change in words. */
export const detailOf = (change: Change, most: number): Detail => ({
	text: textOf(change),
	below: change.change === 'cells' ? areaLines(change, most) : [],
});

function textOf(change: Change): string {
	switch (change.change) {
		case 'kind':
			return `was a ${change.before}`;
		case 'added':
		case 'removed':
			return `${change.change}${summaryOf(change)}`;
		case 'moved':
			return `moved from ${containerOf(change.from)} to ${containerOf(change.to)}`;
		case 'reordered':
			return placesText(change);
		case 'position':
			return `moved from (${change.before.x}, ${change.before.y}) to (${change.after.x}, ${change.after.y})`;
		case 'size':
			return `resized from ${change.before.width} × ${change.before.height} to ${change.after.width} × ${change.after.height}`;
		case 'field':
			return fieldText(change);
		case 'property':
			return `property ${pathText(change.path)} ${propertyText(change.before, change.after)}`;
		case 'tile':
			return `tile ${tileText(change.before)} → ${tileText(change.after)}`;
		case 'cells':
			return `${counted(change.cells, 'cell')} changed`;
		case 'renumbered':
			return `firstgid ${change.before} → ${change.after}`;
		case 'embedded':
			return `put into the document, was ${quoted(change.source)}`;
		case 'unembedded':
			return `put into ${quoted(change.source)}`;
	}
}

const LAYERS = { tilelayer: 'tile layer', objectgroup: 'object layer', imagelayer: 'image layer', group: 'group' };

/** What was added or removed, in few words. */
function summaryOf({ subject, value, holds }: PresenceChange): string {
	const amounts = Object.entries(holds).flatMap(([name, count]) => (count === 0 ? [] : [amountText(name, count)]));
	if (subject.kind === 'layer') return `: ${[LAYERS[subject.type], ...amounts].join(', ')}`;
	if (subject.kind !== 'object') return amounts.length === 0 ? '' : `: ${amounts.join(', ')}`;
	const [x, y] = [numberIn(value, 'x'), numberIn(value, 'y')];
	return x === undefined || y === undefined ? '' : ` at (${x}, ${y})`;
}

/** Cells are counted by the field that holds them; lists have plural names. */
function amountText(name: string, count: number): string {
	return counted(count, name === 'data' || name === 'chunks' ? 'cell' : name.replace(/s$/, ''));
}

function numberIn(value: JsonValue, name: string): number | undefined {
	const found = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
	return typeof found === 'number' ? found : undefined;
}

function placesText({ subject }: ReorderedChange): string {
	const [a, b] = [subject.before, subject.after].map((place) => place?.pointer.replace(/^.*\//, ''));
	return `place in the list ${a} → ${b}`;
}

function fieldText({ field, before, after }: FieldChange): string {
	if (field === '/name' && typeof before === 'string' && typeof after === 'string')
		return `renamed from ${quoted(before)} to ${quoted(after)}`;
	const path = parsePointer(field).join('.');
	return `${plainly(path)} ${became(before, after)}`;
}
