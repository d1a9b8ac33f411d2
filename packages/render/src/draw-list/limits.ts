import type { Frame, Item } from './draw-list.ts';
import type { Omission } from './omission.ts';

/** The costs of all items of a picture together. A canvas cannot be stopped, so items are counted before it draws them. */
type Costs = Record<'crossings' | 'letters' | 'blocks', number>;

/** The most vertices of one shape, and the most letters of one text. */
const MOST_VERTICES = 10_000;
const MOST_LETTERS = 30_000;

/**
 * The most that a picture may cost; each limit takes about a second. The edges of a shape may all cross each other, and letters may all
 * be joined to one: both costs grow with the square.
 */
const MOST: Readonly<Costs> = {
	// A shape is drawn twice, because it has a shadow.
	crossings: 2 * MOST_VERTICES ** 2,
	letters: MOST_LETTERS ** 2,
	blocks: 2 ** 18,
};

/** A picture that repeats is drawn in blocks of at least this width and height. */
const BLOCK = 512;

/** How many tiles the second and further copies of the maps of a world may draw together. */
export const MOST_COPIED = 2 ** 21;

/** The items that can be drawn in a reasonable time, and what is left out. All items of an object are left out together. */
export function withinLimits(
	items: readonly Item[],
	frames: readonly Frame[],
): { readonly items: readonly Item[]; readonly omitted: readonly Omission[] } {
	const costs: Costs = { crossings: 0, letters: 0, blocks: 0 };
	const refused = new Map<string, Omission>();
	for (const item of items) {
		const [name, cost, why] = costOf(item, frames);
		if (name === undefined || (refused.size > 0 && refused.has(keyOf(item)))) continue;
		if (costs[name] + cost <= MOST[name]) costs[name] += cost;
		else {
			const { map = 0, layer, object } = item;
			refused.set(keyOf(item), { map, layer, ...(object !== undefined && { object }), why });
		}
	}
	if (refused.size === 0) return { items, omitted: [] };
	return { items: items.filter((item) => !refused.has(keyOf(item))), omitted: [...refused.values()] };
}

const keyOf = ({ map = 0, layer, object }: Item): string => `${map} ${layer.join('.')} ${object ?? ''}`;

/** Returns the cost of an item, and the reason why it is left out if that is too much. */
function costOf(item: Item, frames: readonly Frame[]): readonly [name: keyof Costs | undefined, cost: number, why: string] {
	switch (item.kind) {
		case 'shape': {
			const { length } = item.path.filter(([kind]) => kind !== 'Z');
			return ['crossings', length ** 2, `it has ${length} vertices, and a picture may have shapes with about ${MOST_VERTICES}`];
		}
		case 'text':
		case 'label': {
			const { length } = item.kind === 'text' ? item.text.text : item.text;
			return ['letters', length ** 2, `it has ${length} letters, and a picture may have texts with about ${MOST_LETTERS}`];
		}
		case 'pattern': {
			const { width = 1, height = 1 } = frames[item.frame] ?? {};
			const blocks = Math.ceil(item.area.width / Math.max(BLOCK, width)) * Math.ceil(item.area.height / Math.max(BLOCK, height));
			return ['blocks', blocks, 'its image would be repeated too often'];
		}
		default:
			return [undefined, 0, ''];
	}
}
