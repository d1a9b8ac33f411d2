import type { JsonValue } from '@tilewright/format';
import type { PropertyState, TileUse } from '../change.ts';

/** Longer values say no more to a person. */
const LONGEST = 60;

/** A value on one line. */
function shown(value: JsonValue): string {
	const text = JSON.stringify(value);
	return text.length <= LONGEST ? text : `${[...text.slice(0, LONGEST)].slice(0, -1).join('')}…`;
}

/** A name as it is, or, where it is odd, in quotes. */
export const plainly = (name: string): string => (/^[\w.-]*$/.test(name) ? name : JSON.stringify(name));

/** What became of a value that may not have been there, or not be there any more. */
export function became(before: JsonValue | undefined, after: JsonValue | undefined): string {
	if (before === undefined) return after === undefined ? '' : `set to ${shown(after)}`;
	return after === undefined ? `left out, was ${shown(before)}` : `${shown(before)} → ${shown(after)}`;
}

/** A tile of a tileset: `terrain#5`. */
export function tileText(use: TileUse | null): string {
	if (use === null) return 'nothing';
	const flips = use.flips.length === 0 ? '' : ` (${use.flips.join(', ')})`;
	if (use.tileset === null) return use.id === 0 ? `nothing${flips}` : `GID ${use.id}${flips}`;
	return `${oneLine(use.tileset)}#${use.id}${flips}`;
}

/** Without folders and extension, so that it is short; with what is odd in it written as JSON does. */
const oneLine = (tileset: string): string => JSON.stringify(tileset.replace(/^.*[/\\](?=.)/, '').replace(/(.)\.[^.]*$/, '$1')).slice(1, -1);

/** Where in the custom properties of something: `loot.items[2]`. */
export const pathText = ([name = '', ...rest]: readonly (string | number)[]): string =>
	JSON.stringify(`${name}${rest.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`);

/** What became of a property: its values, where no more than they differ. */
export function propertyText(before: PropertyState | undefined, after: PropertyState | undefined): string {
	if (before === undefined) return after === undefined ? '' : `added: ${stateText(after)}`;
	if (after === undefined) return `removed, was ${stateText(before)}`;
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
	const [only] = different;
	if (different.length === 1 && only !== undefined) return `${only === 'value' ? '' : `${only} `}${became(before[only], after[only])}`;
	return `${stateText(before)} → ${stateText(after)}`;
}

/** A value with its type; what has no more than a value has no type of its own. */
function stateText(state: PropertyState): string {
	const { value, type, propertytype, ...more } = state;
	const kind = typeof propertytype === 'string' && propertytype !== '' ? propertytype : type;
	const words = [typeof kind === 'string' ? plainly(kind) : '', value === undefined ? '' : shown(value)];
	if (Object.keys(more).length > 0) words.push(shown(more));
	return words.filter((word) => word !== '').join(' ');
}
