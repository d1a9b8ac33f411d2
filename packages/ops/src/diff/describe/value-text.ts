import type { JsonValue } from '@tilewright/format';
import type { PropertyState, TileUse } from '../change.ts';

/** Longer values are cut: on one line they are hard to read. */
const LONGEST = 60;

/** A name or other text from a document: in quotes, on one line. */
export const quoted = (text: string): string => JSON.stringify(text);

/** `1 cell`, `2 cells`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function shortened(value: JsonValue): string {
	const text = JSON.stringify(value);
	return text.length <= LONGEST ? text : `${[...text.slice(0, LONGEST)].slice(0, -1).join('')}…`;
}

/** A name without quotes, unless it has unusual characters. */
export const nameText = (name: string): string => (/^[\w.-]*$/.test(name) ? name : JSON.stringify(name));

/** How a value changed; `undefined` is no value. */
export function valueChange(before: JsonValue | undefined, after: JsonValue | undefined): string {
	if (before === undefined) return after === undefined ? '' : `set to ${shortened(after)}`;
	return after === undefined ? `removed, was ${shortened(before)}` : `${shortened(before)} → ${shortened(after)}`;
}

/** A tile of a tileset: `terrain#5`. */
export function tileText(use: TileUse | null): string {
	if (use === null) return 'nothing';
	const flips = use.flips.length === 0 ? '' : ` (${use.flips.join(', ')})`;
	if (use.tileset === null) return use.id === 0 ? `nothing${flips}` : `GID ${use.id}${flips}`;
	return `${shortName(use.tileset)}#${use.id}${flips}`;
}

/** The name of a tileset or its file: without folders and extension, on one line. */
const shortName = (tileset: string): string =>
	JSON.stringify(tileset.replace(/^.*[/\\](?=.)/, '').replace(/(.)\.[^.]*$/, '$1')).slice(1, -1);

/** The path of a custom property or a value in it: `loot.items[2]`. */
export const pathText = ([name = '', ...rest]: readonly (string | number)[]): string =>
	JSON.stringify(`${name}${rest.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`);

/** How a property changed. Only the value is shown, if nothing else is different. */
export function propertyChange(before: PropertyState | undefined, after: PropertyState | undefined): string {
	if (before === undefined) return after === undefined ? '' : `added: ${stateText(after)}`;
	if (after === undefined) return `removed, was ${stateText(before)}`;
	// A property can have own fields with any names, such as `toString`.
	const [older, newer] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
	const names = [...new Set([...older.keys(), ...newer.keys()])];
	const different = names.filter((name) => JSON.stringify(older.get(name)) !== JSON.stringify(newer.get(name)));
	const [only] = different;
	if (different.length === 1 && only !== undefined)
		return `${only === 'value' ? '' : `${nameText(only)} `}${valueChange(older.get(only), newer.get(only))}`;
	return `${stateText(before)} → ${stateText(after)}`;
}

/** A property's type, if it has one, and its value. */
function stateText(state: PropertyState): string {
	const { value, type, propertytype, ...more } = state;
	const kind = typeof propertytype === 'string' && propertytype !== '' ? propertytype : type;
	const words = [typeof kind === 'string' ? nameText(kind) : '', value === undefined ? '' : shortened(value)];
	if (Object.keys(more).length > 0) words.push(shortened(more));
	return words.filter((word) => word !== '').join(' ');
}
