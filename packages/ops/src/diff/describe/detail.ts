import type { JsonValue } from '@tilewright/format';
import { parsePointer } from '@tilewright/format/internal';
import type { CellsChange, Change, FieldChange, PresenceChange, ReorderedChange } from '../change.ts';
import { containerText } from './titles.ts';
import { counted, nameText, pathText, propertyChange, quoted, tileText, valueChange } from './value-text.ts';

/** The description of a change without its subject, and lines with details. */
export interface Detail {
	readonly text: string;
	readonly below: readonly string[];
}

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
			return `moved from ${containerText(change.from)} to ${containerText(change.to)}`;
		case 'reordered':
			return orderText(change);
		case 'position':
			return `moved from (${change.before.x}, ${change.before.y}) to (${change.after.x}, ${change.after.y})`;
		case 'size':
			return `resized from ${change.before.width} × ${change.before.height} to ${change.after.width} × ${change.after.height}`;
		case 'field':
			return fieldText(change);
		case 'property':
			return `property ${pathText(change.path)} ${propertyChange(change.before, change.after)}`;
		case 'tile':
			return `tile ${tileText(change.before)} → ${tileText(change.after)}`;
		case 'cells':
			return `${counted(change.cells, 'cell')} changed`;
		case 'renumbered':
			return `firstgid ${change.before} → ${change.after}`;
		case 'embedded':
			return `embedded, was the file ${quoted(change.source)}`;
		case 'unembedded':
			return `moved to the file ${quoted(change.source)}`;
	}
}

const LAYERS = { tilelayer: 'tile layer', objectgroup: 'object layer', imagelayer: 'image layer', group: 'group' };

/** Describes the thing that was added or removed. */
function summaryOf({ subject, value, holds }: PresenceChange): string {
	const amounts = Object.entries(holds).flatMap(([name, count]) => (count === 0 ? [] : [amountText(name, count)]));
	if (subject.kind === 'layer') return `: ${[LAYERS[subject.type], ...amounts].join(', ')}`;
	if (subject.kind !== 'object') return amounts.length === 0 ? '' : `: ${amounts.join(', ')}`;
	const [x, y] = [numberIn(value, 'x'), numberIn(value, 'y')];
	return x === undefined || y === undefined ? '' : ` at (${x}, ${y})`;
}

/** `data` and `chunks` hold cells; lists have plural names. */
function amountText(name: string, count: number): string {
	return counted(count, name === 'data' || name === 'chunks' ? 'cell' : name.replace(/s$/, ''));
}

function numberIn(value: JsonValue, name: string): number | undefined {
	const found = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
	return typeof found === 'number' ? found : undefined;
}

function orderText({ subject }: ReorderedChange): string {
	const [a, b] = [subject.before, subject.after].map((address) => address?.pointer.replace(/^.*\//, ''));
	return `position in the list ${a} → ${b}`;
}

function fieldText({ field, before, after, inapplicable }: FieldChange): string {
	if (inapplicable) return `${nameText(parsePointer(field).join('.'))} ${valueChange(before, after)} (has no meaning here)`;
	if (field === '/name' && typeof before === 'string' && typeof after === 'string')
		return `renamed from ${quoted(before)} to ${quoted(after)}`;
	return `${nameText(parsePointer(field).join('.'))} ${valueChange(before, after)}`;
}

/** One line for each area, and one for the number of further cells. */
function areaLines({ areas, rest }: CellsChange, most: number): string[] {
	const lines = areas.slice(0, most).map(({ x, y, width, height, before, after }) => {
		const position = `${range('row', y, height)}, ${range('column', x, width)}`;
		return `${position}: ${tileText(before)} → ${tileText(after)}`;
	});
	const hidden = areas.slice(lines.length).reduce((sum, { width, height }) => sum + width * height, rest?.cells ?? 0);
	return hidden === 0 ? lines : [...lines, `… and ${counted(hidden, 'more cell')}`];
}

const range = (noun: string, first: number, length: number): string =>
	length === 1 ? `${noun} ${first}` : `${noun}s ${first}–${first + length - 1}`;
