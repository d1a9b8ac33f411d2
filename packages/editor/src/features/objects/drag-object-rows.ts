import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { RowSide } from './move-rows.ts';
import { draggedWithRow, moveToRow } from './move-rows.ts';
import type { ObjectList } from './object-list.ts';
import type { ObjectRow } from './object-rows.ts';

const KEY = 'objects';

const objectsIn = ({ [KEY]: objects }: Record<string | symbol, unknown>): readonly number[] =>
	Array.isArray(objects) ? objects.filter((id) => typeof id === 'number') : [];

/** The side that the library's word means. Rows are listed from the top. */
const SIDES = { 'reorder-before': 'above', 'reorder-after': 'below', combine: 'into' } as const;

/** Lets the row of an object be dragged, and objects be dropped at any row (rule E143). @returns a function that ends this */
export function dragObjectRow({ session, drop, renaming }: ObjectList, row: ObjectRow, element: HTMLElement): () => void {
	const sideIn = (data: Record<string | symbol, unknown>): RowSide | undefined => {
		const instruction = extractInstruction(data);
		return instruction === null || instruction.blocked ? undefined : SIDES[instruction.operation];
	};
	const hide = (): void => {
		drop.value = undefined;
	};
	const target = dropTargetForElements({
		element,
		canDrop: ({ source }) => objectsIn(source.data).length > 0,
		getData({ input }) {
			const allowed = row.layer.isLocked ? 'blocked' : 'available';
			const operations =
				row.kind === 'layer'
					? ({ 'reorder-before': 'not-available', 'reorder-after': 'not-available', combine: allowed } as const)
					: ({ 'reorder-before': allowed, 'reorder-after': allowed, combine: 'not-available' } as const);
			return attachInstruction({}, { input, element, operations });
		},
		onDrag({ self }) {
			const side = sideIn(self.data);
			drop.value = side === undefined ? undefined : { kind: row.kind, id: row.id, side };
		},
		onDragLeave: hide,
		onDrop({ self, source }) {
			const side = sideIn(self.data);
			hide();
			if (side !== undefined) moveToRow(session, objectsIn(source.data), row, side);
		},
	});
	if (row.kind === 'layer') return target;
	const source = draggable({
		element,
		canDrag: () => renaming.value === undefined && draggedWithRow(session, row.id).length > 0,
		getInitialData: () => ({ [KEY]: draggedWithRow(session, row.id) }),
		onDrop: hide,
	});
	return combine(source, target);
}
