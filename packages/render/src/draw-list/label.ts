import type { Frame, Item, ItemBase, LabelItem } from './draw-list.ts';
import { itemBox } from './item-box.ts';

/**
 * The name of an object, above the middle of what shows it.
 *
 * @param items - that show the object
 * @param color - of the object
 * @returns none where the object has no name, or nothing shows it
 */
export function labelItems(name: string, items: readonly Item[], frames: readonly Frame[], color: string, base: ItemBase): LabelItem[] {
	const boxes = items.flatMap((item) => itemBox(item, frames) ?? []);
	if (name === '' || boxes.length === 0) return [];
	const left = Math.min(...boxes.map(({ x }) => x));
	const right = Math.max(...boxes.map(({ x, width }) => x + width));
	const at = { x: (left + right) / 2, y: Math.min(...boxes.map(({ y }) => y)) };
	return [{ ...base, kind: 'label', text: name, at, color }];
}
