import type { TextChange } from '@tilewright/format';
import type { RawObject } from '@tilewright/format/internal';
import { short } from '@tilewright/format/internal';
import type { Fix, Fixer } from './fix.ts';
import type { RawLayer } from './raw-layers.ts';
import { itemsOf, rawLayers } from './raw-layers.ts';

/** The things that share one series of ids. */
interface Series {
	readonly noun: 'layer' | 'object';
	readonly counter: 'nextlayerid' | 'nextobjectid';
	readonly duplicate: 'duplicate-layer-id' | 'duplicate-object-id';
	readonly items: readonly RawLayer[];
}

/**
 * Gives layers and objects without an id, and those whose id another one has before them, the next free ids, and raises the counters above all
 * ids. References to an id that several have mean the first one, which keeps it.
 */
export const ids: Fixer = ({ raw, doc }) => {
	if (doc.type !== 'map') return [];
	const layers = [...rawLayers(raw)];
	const objects = layers.flatMap(({ layer, pointer }) =>
		itemsOf(layer, 'objects', pointer).map(({ item, at }) => ({ layer: item, pointer: at })),
	);
	return [
		...seriesFixes(raw, { noun: 'layer', counter: 'nextlayerid', duplicate: 'duplicate-layer-id', items: layers }),
		...seriesFixes(raw, { noun: 'object', counter: 'nextobjectid', duplicate: 'duplicate-object-id', items: objects }),
	];
};

function seriesFixes(raw: RawObject, { noun, counter, duplicate, items }: Series): Fix[] {
	const fixes: Fix[] = [];
	const highest = items.reduce((most, { layer }) => Math.max(most, idOf(layer) ?? 0), 0);
	const before = numberIn(raw[counter]);
	const first = Math.max(before ?? 1, Math.floor(highest) + 1);
	let next = first;
	const seen = new Map<number, RawObject>();
	const without: TextChange[] = [];
	for (const { layer, pointer } of items) {
		const id = idOf(layer);
		if (id !== undefined && id > 0 && !seen.has(id)) seen.set(id, layer);
		else if (id !== undefined && id > 0) {
			const other = seen.get(id);
			fixes.push({
				code: duplicate,
				pointer: `${pointer}/id`,
				says: `gave ${named(noun, layer)} the id ${next}, because ${named(noun, other, 'another')} has the id ${id}, too; references to ${id} mean that one`,
				changes: [{ type: 'set', pointer: `${pointer}/id`, value: next++ }],
			});
		} else if (id === 0) without.push({ type: 'set', pointer: `${pointer}/id`, value: next++ });
	}
	const [one] = without;
	if (one !== undefined) {
		const says =
			without.length === 1
				? `gave ${named(noun, items.find(({ pointer }) => `${pointer}/id` === one.pointer)?.layer)}, which had no id, the next free one`
				: `gave ${without.length} ${noun}s without an id the next free ones`;
		fixes.push({ code: 'assigned-id', pointer: one.pointer, says, changes: without });
	}
	const isStale = before !== undefined && before > 1 && before <= highest;
	if (fixes.length > 0 || isStale) {
		const found = before === undefined ? '' : `, which was ${before},`;
		fixes.push({
			code: 'raised-counter',
			pointer: `/${counter}`,
			says: `set \`${counter}\`${found} to ${next}, the number after the highest id`,
			changes: [{ type: 'set', pointer: `/${counter}`, value: next }],
		});
	}
	return fixes;
}

/** The id of a layer or object: 0 if it has none, `undefined` if it has one that is no number, which scripts may look for. */
function idOf({ id }: RawObject): number | undefined {
	if (id === undefined || id === null) return 0;
	const number = numberIn(id);
	return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

const numberIn = (value: unknown): number | undefined => {
	const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
	return typeof number === 'number' ? number : undefined;
};

/** Names a layer or object, if it has a name. */
function named(noun: Series['noun'], item: RawObject | undefined, otherwise: 'one' | 'another' = 'one'): string {
	const name = item?.['name'];
	if (typeof name === 'string' && name !== '') return `the ${noun} ${short(name)}`;
	return otherwise === 'another' ? `another ${noun}` : noun === 'object' ? 'an object' : 'a layer';
}
