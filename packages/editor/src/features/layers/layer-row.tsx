import { ChevronDown, ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { LAYER_ICONS } from '../../ui/layer-icons.ts';
import { openMenu } from '../../ui/menu.tsx';
import { NameInput } from '../../ui/name-input.tsx';
import { dragRow } from './drag-rows.ts';
import { layerMenu } from './layer-menu.ts';
import type { LayerRow } from './layer-rows.ts';
import { layersWords } from './layers-words.ts';
import type { TreeState } from './tree-state.ts';
import { foldGroup, renameLayer, selectRow, toggleLayer } from './tree-state.ts';

/** One layer in the tree. */
export function LayerTreeRow({ tree, row }: { readonly tree: TreeState; readonly row: LayerRow }) {
	const editor = useEditor();
	const { session, renaming, drop } = tree;
	const { id, type, visible, locked } = row;
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current === null ? undefined : dragRow(tree, row, element.current)), [tree, row]);
	const isSelected = session.selectedLayers.value.includes(id);
	const isCurrent = session.currentLayerId.value === id;
	const Icon = LAYER_ICONS[type];
	const name = row.name === '' ? layersWords.unnamed : row.name;
	const side = drop.value?.id === id ? drop.value.side : undefined;

	function endRenaming(): void {
		renaming.value = undefined;
		element.current?.closest('[role=tree]')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys.
		<div
			ref={element}
			class="layer-row"
			role="treeitem"
			aria-label={name}
			aria-level={row.level}
			aria-posinset={row.place}
			aria-setsize={row.count}
			aria-selected={isSelected}
			aria-expanded={row.isOpen}
			aria-current={isCurrent ? 'true' : undefined}
			tabIndex={isCurrent ? 0 : -1}
			data-id={id}
			data-hidden={!visible || row.isInHidden}
			data-drop={side}
			style={{ '--level': row.level }}
			onClick={(event) => selectRow(tree, id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one')}
			onDblClick={() => {
				renaming.value = id;
			}}
			onContextMenu={(event) => {
				event.preventDefault();
				if (!isSelected) selectRow(tree, id, 'one');
				void openMenu(editor, { x: event.clientX, y: event.clientY }, layerMenu(tree, id), name);
			}}
		>
			{row.isOpen === undefined ? (
				<span class="layer-fold" />
			) : (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree fold groups.
				// biome-ignore lint/a11y/noStaticElementInteractions: the row says whether it is open.
				<span
					class="layer-fold"
					onClick={(event) => {
						event.stopPropagation();
						foldGroup(session, id, row.isOpen === true);
					}}
					onDblClick={(event) => event.stopPropagation()}
				>
					{row.isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
				</span>
			)}
			<Icon class="layer-icon" size={15} aria-hidden="true" />
			{renaming.value === id ? (
				<NameInput name={row.name} onCommit={(changed) => renameLayer(session, id, changed)} onEnd={endRenaming} />
			) : (
				<span class="layer-name">{name}</span>
			)}
			<LayerSwitch row={row} tree={tree} field="locked" isOn={locked} isAround={row.isInLocked} />
			<LayerSwitch row={row} tree={tree} field="visible" isOn={!visible} isAround={row.isInHidden} />
		</div>
	);
}

/** The lock or the eye of a row. It is seen when it is on, when a group above has it on, and when the pointer is on the row. */
function LayerSwitch({
	tree,
	row,
	field,
	isOn,
	isAround,
}: {
	readonly tree: TreeState;
	readonly row: LayerRow;
	readonly field: 'visible' | 'locked';
	readonly isOn: boolean;
	readonly isAround: boolean;
}) {
	const layers = layersWords;
	const isEye = field === 'visible';
	const label = isEye ? (isOn ? layers.show : layers.hide) : isOn ? layers.unlock : layers.lock;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the button in it has the keys.
		// biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks on the button from the row.
		<span
			class="layer-switch"
			data-field={field}
			data-on={isOn}
			data-around={isAround}
			onClick={(event) => event.stopPropagation()}
			onDblClick={(event) => event.stopPropagation()}
		>
			<IconButton
				icon={isEye ? (isOn ? EyeOff : Eye) : isOn ? Lock : LockOpen}
				label={label(row.name)}
				tabIndex={-1}
				onClick={() => toggleLayer(tree.session, row.id, field)}
			/>
		</span>
	);
}
