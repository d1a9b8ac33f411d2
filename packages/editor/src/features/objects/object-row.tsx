import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import type { PlacedObject } from '@tilewright/editor-canvas/objects/placed-object.ts';
import { selectObjects } from '@tilewright/editor-canvas/objects/select.ts';
import type { LucideIcon } from 'lucide-preact';
import { ChevronDown, ChevronRight, Circle, Eye, EyeOff, Hexagon, Image, MapPin, Pill, Spline, Square, Type } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../ui/button.tsx';
import { NameInput } from '../../ui/name-input.tsx';
import { dragObjectRow } from './drag-object-rows.ts';
import type { ObjectList } from './object-list.ts';
import { centerObject, chooseRow, foldLayer, renameObject, toggleObject } from './object-list.ts';
import { openObjectMenu } from './object-menu.ts';
import type { LayerHeading, ObjectEntry, ObjectRow } from './object-rows.ts';
import { classOf } from './object-rows.ts';

interface RowPlace {
	readonly list: ObjectList;
	readonly index: number;
	/** Of its element. */
	readonly id: string;
	/** Its distance from the top, in pixels. */
	readonly top: number;
	readonly isCurrent: boolean;
}

/** The row of an object layer. */
export function LayerHeadingRow({ list, index, id, top, isCurrent, row }: RowPlace & { readonly row: LayerHeading }) {
	const Chevron = row.isOpen ? ChevronDown : ChevronRight;
	const element = useDragging(list, row);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys.
		// biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and says which row is the active one.
		<div
			ref={element}
			id={id}
			data-drop={dropSide(list, row)}
			class="object-row object-layer"
			role="treeitem"
			aria-level={1}
			aria-expanded={row.isOpen}
			aria-selected={false}
			data-current={isCurrent}
			data-hidden={!row.layer.isVisible}
			style={{ top: `${top}px` }}
			onClick={() => chooseRow(list, index, 'one')}
			onDblClick={() => foldLayer(list, row.id, row.isOpen)}
		>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree fold layers. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the row says whether it is open. */}
			<span
				class="object-fold"
				onClick={(event) => {
					event.stopPropagation();
					foldLayer(list, row.id, row.isOpen);
				}}
			>
				<Chevron size={14} aria-hidden="true" />
			</span>
			<span class="object-name">{row.layer.layer.name}</span>
			<span class="object-count">{row.count}</span>
		</div>
	);
}

/** The row of an object. */
export function ObjectTreeRow({
	list,
	index,
	id,
	top,
	isCurrent,
	row,
	isSelected,
	onEnd,
}: RowPlace & { readonly row: ObjectEntry; readonly isSelected: boolean; readonly onEnd: () => void }) {
	const { editor, session, renaming } = list;
	const { object } = row.placed;
	const Icon = iconOf(row.placed);
	const name = object.name === '' ? objectsWords.unnamed(row.id) : object.name;
	const element = useDragging(list, row);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys.
		// biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and says which row is the active one.
		<div
			ref={element}
			id={id}
			data-drop={dropSide(list, row)}
			class="object-row"
			role="treeitem"
			aria-label={objectsWords.panel.row(name, classOf(row.placed))}
			aria-level={2}
			aria-posinset={row.place}
			aria-setsize={row.count}
			aria-selected={isSelected}
			data-current={isCurrent}
			data-hidden={!object.visible || !row.layer.isVisible}
			style={{ top: `${top}px` }}
			onClick={(event) => chooseRow(list, index, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one')}
			onDblClick={() => centerObject(list, row)}
			onContextMenu={(event) => {
				event.preventDefault();
				if (!isSelected) selectObjects(session, [row.id]);
				void openObjectMenu(editor, session, { x: event.clientX, y: event.clientY });
			}}
		>
			<Icon class="object-icon" size={14} aria-hidden="true" />
			{renaming.value === row.id ? (
				<NameInput
					name={object.name}
					onCommit={(changed) => renameObject(list, row.id, changed)}
					onEnd={() => {
						renaming.value = undefined;
						onEnd();
					}}
				/>
			) : (
				<span class="object-name" data-unnamed={object.name === ''}>
					{name}
				</span>
			)}
			<span class="object-class" data-class={classOf(row.placed)} />
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it has the keys. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks on the button from the row. */}
			<span
				class="object-eye"
				data-on={!object.visible}
				onClick={(event) => event.stopPropagation()}
				onDblClick={(event) => event.stopPropagation()}
			>
				<IconButton
					icon={object.visible ? Eye : EyeOff}
					label={object.visible ? objectsWords.panel.hide(name) : objectsWords.panel.show(name)}
					tabIndex={-1}
					onClick={() => toggleObject(list, row)}
				/>
			</span>
		</div>
	);
}

/** The element of a row, which can be dragged and dropped at. */
function useDragging(list: ObjectList, row: ObjectRow) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current === null ? undefined : dragObjectRow(list, row, element.current)), [list, row]);
	return element;
}

/** The place of dragged objects, seen from a row. */
const dropSide = ({ drop }: ObjectList, { kind, id }: ObjectRow): string | undefined =>
	drop.value?.kind === kind && drop.value.id === id ? drop.value.side : undefined;

/** The icon of the shape of an object. */
function iconOf({ object }: PlacedObject): LucideIcon {
	if ('gid' in object) return Image;
	if ('text' in object) return Type;
	if ('point' in object) return MapPin;
	if ('ellipse' in object) return Circle;
	if ('capsule' in object) return Pill;
	if ('polygon' in object) return Hexagon;
	return 'polyline' in object ? Spline : Square;
}
