import type { Rect, Vector } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import type { Frame, Item } from '../../draw-list/draw-list.ts';
import { itemBox } from '../../draw-list/item-box.ts';
import type { SceneObject } from '../../scene/scene-objects.ts';

/** Where an object is seen. */
export interface ObjectBox {
	/** Around what shows it; of one that nothing shows, the point where it stands. */
	readonly rect: Rect;
	/** Whether it is not hidden itself. */
	readonly visible: boolean;
}

/** Where objects are seen, by their ids. */
export function boxesById(
	objects: readonly SceneObject[],
	items: readonly Item[],
	frames: readonly Frame[],
	place: (x: number, y: number) => Vector,
): ReadonlyMap<number, ObjectBox> {
	const shown = new Map<number, Rect[]>(objects.map(({ object }) => [object.id, []]));
	for (const item of items) {
		const box = itemBox(item, frames);
		if (item.object !== undefined && box !== undefined) shown.get(item.object)?.push(box);
	}
	return new Map(
		objects.map(({ object }) => {
			const rect = around(shown.get(object.id) ?? []) ?? { ...place(object.x, object.y), width: 0, height: 0 };
			return [object.id, { rect, visible: object.visible !== false }];
		}),
	);
}
