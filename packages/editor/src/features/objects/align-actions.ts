import type { Alignment } from '@tilewright/edit';
import { alignObjects, distributeObjects } from '@tilewright/edit';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import type { LucideIcon } from 'lucide-preact';
import {
	AlignCenterHorizontal,
	AlignCenterVertical,
	AlignEndHorizontal,
	AlignEndVertical,
	AlignHorizontalSpaceBetween,
	AlignStartHorizontal,
	AlignStartVertical,
	AlignVerticalSpaceBetween,
} from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { onObjects, placeObjects } from '../../contributions/on-objects.ts';

const { actions: words, steps } = objectsWords;

const align = (id: string, name: string, alignment: Alignment, icon: LucideIcon): Action =>
	onObjects(id, name, (on) => placeObjects(on, steps.align(on.ids.length), (map) => alignObjects(map, on.ids, alignment)), {
		icon,
		isEnabled: ({ selectedObjects }) => selectedObjects.value.length > 1,
	});

const distribute = (id: string, name: string, direction: 'horizontally' | 'vertically', icon: LucideIcon): Action =>
	onObjects(id, name, (on) => placeObjects(on, steps.distribute(on.ids.length), (map) => distributeObjects(map, on.ids, direction)), {
		icon,
		isEnabled: ({ selectedObjects }) => selectedObjects.value.length > 2,
	});

/** Aligns the selected objects with each other, and spreads them evenly. */
export const alignActions: readonly Action[] = [
	align('AlignLeft', words.alignLeft, 'left', AlignStartVertical),
	align('AlignCenter', words.alignCenter, 'center', AlignCenterVertical),
	align('AlignRight', words.alignRight, 'right', AlignEndVertical),
	align('AlignTop', words.alignTop, 'top', AlignStartHorizontal),
	align('AlignMiddle', words.alignMiddle, 'middle', AlignCenterHorizontal),
	align('AlignBottom', words.alignBottom, 'bottom', AlignEndHorizontal),
	distribute('DistributeHorizontally', words.distributeHorizontally, 'horizontally', AlignHorizontalSpaceBetween),
	distribute('DistributeVertically', words.distributeVertically, 'vertically', AlignVerticalSpaceBetween),
];
