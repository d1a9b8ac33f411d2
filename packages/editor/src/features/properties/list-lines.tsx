import { Plus } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { ValueForm } from './form.ts';
import { withMovedItem, withNewItem, withoutItem } from './model/list-values.ts';
import type { PropertyValue, TypedValue } from './model/values.ts';
import { offeredTypes } from './model/values.ts';
import { propertiesWords } from './properties-words.ts';
import { typeLabel } from './type-label.ts';

/** The actions on an item of a list. */
export interface ItemActions {
	readonly menu: readonly MenuEntry[];
	readonly remove: () => void;
}

interface ListLinesProps {
	readonly form: ValueForm;
	readonly items: readonly TypedValue[];
	readonly level: number;
	readonly isReadOnly: boolean;
	readonly onChange: (list: PropertyValue) => void;
	readonly renderItem: (item: TypedValue, index: number, actions: ItemActions) => ComponentChildren;
}

/** The items of a list, and a button that adds an item (rule E108). */
export function ListLines({
	form: { editor, types, offered = offeredTypes(types) },
	items,
	level,
	isReadOnly,
	onChange,
	renderItem,
}: ListLinesProps) {
	const properties = propertiesWords;
	const actionsAt = (index: number): ItemActions => ({
		remove: () => onChange(withoutItem(items, index)),
		menu: [
			{ text: properties.moveUp, isEnabled: () => index > 0, run: () => onChange(withMovedItem(items, index, -1)) },
			{ text: properties.moveDown, isEnabled: () => index < items.length - 1, run: () => onChange(withMovedItem(items, index, 1)) },
			'separator',
			{ text: properties.removeEntry, run: () => onChange(withoutItem(items, index)) },
		],
	});
	return (
		<>
			{items.map((item, index) => renderItem(item, index, actionsAt(index)))}
			{!isReadOnly && (
				<div class="property-add-item" style={{ '--level': level + 1 }}>
					<Button
						icon={Plus}
						onClick={({ currentTarget }) => {
							const entries = offered.map((type) => ({ text: typeLabel(type), run: () => onChange(withNewItem(items, type)) }));
							if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, entries, properties.addItem);
						}}
					>
						{properties.addItem}
					</Button>
				</div>
			)}
		</>
	);
}
