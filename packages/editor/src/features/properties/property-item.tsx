import type { SimpleType } from '@tilewright/edit';
import { convertedProperty } from '@tilewright/edit';
import { useState } from 'preact/hooks';
import { openMenu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { Form } from './form.ts';
import { apply, applyOnce } from './form.ts';
import { propertyConverted, propertyRenamed } from './model/change-property.ts';
import { valueChanges } from './model/change-value.ts';
import type { PropertyRow } from './model/property-rows.ts';
import { SIMPLE_TYPES } from './model/values.ts';
import { propertiesWords } from './properties-words.ts';
import { PropertyName } from './property-name.tsx';
import { copyShared, cutShared, removeShared } from './share-properties.ts';
import { ValueLines } from './value-lines.tsx';

interface PropertyItemProps {
	readonly form: Form;
	readonly row: PropertyRow;
	readonly isReadOnly: boolean;
	/** Whether the Tab key stops at it; arrows go to the others. */
	readonly isStop: boolean;
	readonly onFocus: () => void;
}

/** A custom property with its value and its actions. A click next to its control gives the focus to the whole property. */
export function PropertyItem({ form, row, isReadOnly, isStop, onFocus }: PropertyItemProps) {
	const { editor, session, subject } = form;
	const { name, property, origin, isOverride, isMixed, hasMixedTypes } = row;
	const [isRenaming, setRenaming] = useState(false);
	const { type, propertytype } = property;
	const chosen = { type, ...(propertytype !== undefined && { propertytype }) };
	const isOwn = origin === 'own';
	const properties = propertiesWords;

	const remove = (): void => removeShared(form, row);
	const convert = (to: SimpleType): MenuEntry => ({
		text: properties.types[to],
		isEnabled: () => to !== type && convertedProperty(property, to) !== undefined,
		run: () => applyOnce(form, properties.convert, propertyConverted(session.doc.value, subject, name, to)),
	});
	const menu: readonly MenuEntry[] =
		isOwn && !isReadOnly
			? [
					{ text: properties.renameEntry, run: () => setRenaming(true) },
					{ text: properties.convertTo, children: SIMPLE_TYPES.map(convert) },
					{ text: properties.copyEntry, run: () => copyShared(form, row) },
					{ text: properties.cutEntry, run: () => cutShared(form, row) },
					'separator',
					{ text: isOverride ? properties.resetEntry : properties.removeEntry, run: remove },
				]
			: [];

	const rename = isOwn && !isReadOnly ? () => setRenaming(true) : undefined;
	const lines = (
		<ValueLines
			form={form}
			name={name}
			label={
				isRenaming ? (
					<PropertyName
						name={name}
						onEnd={() => setRenaming(false)}
						onCommit={(to) => applyOnce(form, properties.rename, propertyRenamed(session.doc.value, subject, name, to))}
					/>
				) : undefined
			}
			value={{ ...chosen, value: property.value }}
			level={0}
			state={isOwn ? (isOverride ? 'override' : 'own') : 'inherited'}
			isMixed={isMixed}
			hasMixedTypes={hasMixedTypes}
			isReadOnly={isReadOnly}
			menu={menu}
			onRename={rename}
			onRemove={isOwn && !isReadOnly ? remove : undefined}
			onChange={(members, memberType, value) =>
				apply(form, properties.set, `property ${[name, ...members].join('/')}`, () =>
					valueChanges(session.doc.value, subject, { property, members, type: memberType }, value),
				)
			}
		/>
	);
	if (isReadOnly) return <div class="property-item">{lines}</div>;
	return (
		<fieldset
			class="property-item"
			aria-label={properties.row(name)}
			data-name={name}
			tabIndex={isStop ? 0 : -1}
			onFocus={onFocus}
			onKeyDown={(event) => {
				if (event.target !== event.currentTarget || event.key !== 'F2' || rename === undefined) return;
				event.preventDefault();
				rename();
			}}
			onContextMenu={(event) => {
				if (event.target !== event.currentTarget || menu.length === 0) return;
				event.preventDefault();
				void openMenu(editor, event.currentTarget, menu, name);
			}}
		>
			{lines}
		</fieldset>
	);
}
