import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEditor } from '../../page/context.ts';
import { openMenu } from '../../ui/menu.tsx';
import { layerMenu } from './layer-menu.ts';
import { LayerTreeRow } from './layer-row.tsx';
import { layersWords } from './layers-words.ts';
import { treeStep } from './tree-keys.ts';
import type { TreeState } from './tree-state.ts';
import { foldGroup, selectRow } from './tree-state.ts';

/** The layers as a tree, with the keys of trees. */
export function LayerTree({ tree }: { readonly tree: TreeState }) {
	const editor = useEditor();
	const { session, rows, renaming } = tree;
	const host = useRef<HTMLDivElement>(null);
	const current = session.currentLayerId.value;

	// Asked before the page changes: a row that is removed takes the focus with it.
	const hadFocus = host.current?.contains(document.activeElement) === true && document.activeElement?.matches('input') === false;
	// The current layer is always in view, and keeps the focus if the tree has it: at once, so that no row moves away from the pointer later.
	useLayoutEffect(() => {
		const row = host.current?.querySelector<HTMLElement>(`[data-id="${current}"]`);
		row?.scrollIntoView({ block: 'nearest' });
		if (hadFocus) row?.focus();
	}, [current]);
	// Without layers, there is no tree: the focus goes to the button that adds one.
	useLayoutEffect(() => {
		const tree = host.current;
		return () => {
			if (tree?.contains(document.activeElement)) tree.parentElement?.querySelector<HTMLElement>('.panel-buttons button')?.focus();
		};
	}, []);

	function key(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const step = treeStep(rows.value, current, event.key, event.shiftKey);
		if (step?.type === 'go') selectRow(tree, step.to, step.extends ? 'range' : 'one');
		else if (step !== undefined) foldGroup(session, step.group, step.type === 'fold');
		else if (event.key === 'F2') renaming.value = current;
		else if (event.key === 'Delete' || event.key === 'Backspace') void runAction(editor, 'RemoveLayers');
		else if (event.key === 'ContextMenu' && event.target instanceof HTMLElement && current !== undefined)
			void openMenu(editor, event.target, layerMenu(tree, current));
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div ref={host} class="layer-tree" role="tree" aria-label={layersWords.tree} aria-multiselectable="true" onKeyDown={key}>
			{rows.value.map((row) => (
				<LayerTreeRow key={row.id} tree={tree} row={row} />
			))}
		</div>
	);
}
