import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useVirtualRows } from '../../ui/use-virtual-rows.ts';
import { stepRows } from './move-rows.ts';
import type { ObjectList } from './object-list.ts';
import { centerObject, chooseRow, foldLayer } from './object-list.ts';
import { openObjectMenu } from './object-menu.ts';
import { LayerHeadingRow, ObjectTreeRow } from './object-row.tsx';

/** The height of a row, in pixels, as the style sheet has it. */
const ROW = 26;

/** The number of rows that Page Up and Page Down go. */
const PAGE = 10;

/** The objects as a tree of two levels, with the keys of trees. Only the rows in view are made. */
export function ObjectTree({ list }: { readonly list: ObjectList }) {
	const { editor, session, rows, current, renaming } = list;
	const host = useRef<HTMLDivElement>(null);
	const { rows: inView, height, reveal } = useVirtualRows(host, rows.value.length, ROW);
	const selected = session.selectedObjects.value;
	const last = selected.at(-1);

	// Objects that are selected on the map come into view at once: no row moves away from the pointer later.
	useLayoutEffect(() => {
		const index = last === undefined ? -1 : rows.value.findIndex((row) => row.kind === 'object' && row.id === last);
		if (index < 0) return;
		if (rows.value[current.value ?? -1]?.id !== last) current.value = index;
		reveal(index);
	}, [last]);

	function go(index: number, event: KeyboardEvent): void {
		const to = Math.max(0, Math.min(rows.value.length - 1, index));
		chooseRow(list, to, event.shiftKey ? 'range' : 'one');
		reveal(to);
	}

	function moveKey(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey) return;
		if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
		stepRows(session, event.key === 'ArrowUp' ? 'up' : 'down');
		event.preventDefault();
		event.stopPropagation();
	}

	function key(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const at = current.value ?? -1;
		const row = rows.value[at];
		if (event.key === 'ArrowDown') go(at + 1, event);
		else if (event.key === 'ArrowUp') go(at - 1, event);
		else if (event.key === 'PageDown') go(at + PAGE, event);
		else if (event.key === 'PageUp') go(at - PAGE, event);
		else if (event.key === 'Home') go(0, event);
		else if (event.key === 'End') go(rows.value.length - 1, event);
		else if (event.key === 'ArrowRight' && row?.kind === 'layer') foldLayer(list, row.id, false);
		else if (event.key === 'ArrowLeft' && row?.kind === 'layer') foldLayer(list, row.id, true);
		else if (event.key === 'Enter' && row?.kind === 'object') centerObject(list, row);
		else if (event.key === 'F2' && row?.kind === 'object') renaming.value = row.id;
		else if (event.key === 'Delete' || event.key === 'Backspace') void runAction(editor, 'RemoveObjects');
		else if (event.key === 'ContextMenu' && host.current !== null) void openObjectMenu(editor, session, host.current);
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	const active = current.value === undefined ? undefined : rows.value[current.value];
	return (
		<div
			ref={host}
			class="object-tree"
			role="tree"
			aria-label={objectsWords.panel.tree}
			aria-multiselectable="true"
			aria-activedescendant={active && rowId(active)}
			tabIndex={0}
			onKeyDown={(event) => (event.altKey ? moveKey(event) : key(event))}
		>
			<div class="object-tree-rows" role="presentation" style={{ height: `${height}px` }}>
				{inView.map(({ index, top }) => {
					const row = rows.value[index];
					if (row === undefined) return null;
					const place = { list, index, id: rowId(row), top, isCurrent: current.value === index };
					return row.kind === 'layer' ? (
						<LayerHeadingRow key={rowId(row)} {...place} row={row} />
					) : (
						<ObjectTreeRow
							key={rowId(row)}
							{...place}
							row={row}
							isSelected={selected.includes(row.id)}
							onEnd={() => host.current?.focus()}
						/>
					);
				})}
			</div>
		</div>
	);
}

const rowId = ({ kind, id }: { readonly kind: string; readonly id: number }): string => `objects-${kind}-${id}`;
