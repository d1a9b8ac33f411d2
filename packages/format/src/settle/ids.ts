import type { Path, Report } from '../issue/issue.ts';
import { pointerOf } from '../json/pointer.ts';
import type { Layer, MapObject, TileMap } from '../model/types.gen.ts';

interface Numbered {
	readonly thing: Layer | MapObject;
	/** The list that it is in. */
	readonly list: Path;
	readonly index: number;
}

/**
 * Gives ids to layers and objects that have none, and keeps the counters above all ids in use (rules J8, J13). An id that is
 * there twice is reported and kept: real maps have them, and references by id point at one of the two.
 */
export function settleIds(map: TileMap, report: Report): void {
	const layers: Numbered[] = [];
	const objects: Numbered[] = [];
	collect(map.layers, ['layers'], layers, objects);
	map.nextlayerid = settle(layers, map.nextlayerid, 'Layer', report);
	map.nextobjectid = settle(objects, map.nextobjectid, 'Object', report);
}

function collect(list: readonly Layer[], path: Path, layers: Numbered[], objects: Numbered[]): void {
	list.forEach((layer, i) => {
		layers.push({ thing: layer, list: path, index: i });
		if (layer.type === 'group') collect(layer.layers, [...path, i, 'layers'], layers, objects);
		if (layer.type === 'objectgroup') {
			const own = [...path, i, 'objects'];
			layer.objects.forEach((object, j) => objects.push({ thing: object, list: own, index: j }));
		}
	});
}

const placeOf = ({ list, index }: Numbered): Path => [...list, index];

/** @returns the counter: one past the highest id, or what the file says where that is higher */
function settle(things: readonly Numbered[], counter: number, noun: 'Layer' | 'Object', report: Report): number {
	const first = new Map<number, Numbered>();
	let highest = 0;
	for (const one of things) {
		const { thing } = one;
		if (thing.id <= 0) continue;
		highest = Math.max(highest, thing.id);
		const before = first.get(thing.id);
		if (before === undefined) first.set(thing.id, one);
		else
			report.add(noun === 'Layer' ? 'duplicate-layer-id' : 'duplicate-object-id', [...placeOf(one), 'id'], {
				found: String(thing.id),
				expected: pointerOf(placeOf(before)),
			});
	}
	let next = Math.max(counter, highest + 1);
	if (counter > 1 && counter <= highest) {
		report.add('raised-counter', [noun === 'Layer' ? 'nextlayerid' : 'nextobjectid'], {
			subject: `next${noun.toLowerCase()}id`,
			found: String(counter),
			expected: String(next),
		});
	}
	for (const one of things) {
		const { thing } = one;
		if (thing.id > 0) continue;
		report.count('assigned-id', noun, placeOf(one), { subject: `${noun} \`${thing.name ?? ''}\``, expected: String(next) });
		thing.id = next++;
	}
	return next;
}
