import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { DropSide } from './drop-place.ts';
import type { LayerRow } from './layer-rows.ts';
import type { TreeState } from './tree-state.ts';
import { canDropAt, draggedWith, dropAt } from './tree-state.ts';

const KEY = 'layers';

const layersIn = ({ [KEY]: layers }: Record<string | symbol, unknown>): readonly number[] =>
	Array.isArray(layers) ? layers.filter((id) => typeof id === 'number') : [];

/** The side that the library's word means. Rows are listed from the top. */
const SIDES = { 'reorder-before': 'above', 'reorder-after': 'below', combine: 'into' } as const;

/** Lets a row be dragged, and others be dropped at it (rule E70). @returns a function that ends this */
export function dragRow(tree: TreeState, row: LayerRow, element: HTMLElement): () => void {
	const sideIn = (data: Record<string | symbol, unknown>): DropSide | undefined => {
		const instruction = extractInstruction(data);
		return instruction === null || instruction.blocked ? undefined : SIDES[instruction.operation];
	};
	const show = (data: Record<string | symbol, unknown>): void => {
		const side = sideIn(data);
		tree.drop.value = side === undefined ? undefined : { id: row.id, side };
	};
	const hide = (): void => {
		tree.drop.value = undefined;
	};
	return combine(
		draggable({
			element,
			canDrag: () => tree.renaming.value === undefined,
			getInitialData: () => ({ [KEY]: draggedWith(tree.session, row.id) }),
			onDrop: hide,
		}),
		dropTargetForElements({
			element,
			canDrop: ({ source }) => layersIn(source.data).length > 0,
			getData({ input, source }) {
				const layers = layersIn(source.data);
				const allowed = (side: DropSide) => (canDropAt(tree, layers, row, side) ? 'available' : 'blocked');
				const operations = {
					'reorder-before': allowed('above'),
					'reorder-after': allowed('below'),
					combine: row.type === 'group' ? allowed('into') : 'not-available',
				} as const;
				return attachInstruction({}, { input, element, operations });
			},
			onDrag: ({ self }) => show(self.data),
			onDragLeave: hide,
			onDrop({ self, source }) {
				const side = sideIn(self.data);
				hide();
				if (side !== undefined) dropAt(tree, layersIn(source.data), row, side);
			},
		}),
	);
}
