import type { SimpleType } from '@tilewright/edit';
import { convertedProperty } from '@tilewright/edit';
import { useState } from 'preact/hooks';
import { copyPropertiesOf } from '../../clipboard/property-clipboard.ts';
import { text } from '../../messages/text.ts';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { Form } from './form.ts';
import { apply, applyOnce } from './form.ts';
import { propertyConverted, propertyRemoved, propertyRenamed } from './model/change-property.ts';
import { valueChanges } from './model/change-value.ts';
import type { PropertyRow } from './model/property-rows.ts';
import { ownProperties } from './model/thing.ts';
import { SIMPLE_TYPES } from './model/values.ts';
import { PropertyName } from './property-name.tsx';
import { ValueLines } from './value-lines.tsx';

/** A custom property with its value, and what can be done with it. */
export function PropertyItem({ form, row, isReadOnly }: { readonly form: Form; readonly row: PropertyRow; readonly isReadOnly: boolean }) {
	const { editor, session, subject } = form;
	const { name, property, origin, isOverride, isMixed, hasMixedTypes } = row;
	const [isRenaming, setRenaming] = useState(false);
	const { type, propertytype } = property;
	const chosen = { type, ...(propertytype !== undefined && { propertytype }) };
	const isOwn = origin === 'own';
	const { properties } = text;

	const remove = (): void =>
		applyOnce(form, isOverride ? properties.reset(name) : properties.remove, propertyRemoved(session.doc.value, subject, name));
	async function copy(): Promise<void> {
		const owner = subject.things.find((each) => ownProperties(each).some((own) => own.name === name));
		if (owner !== undefined) await copyPropertiesOf(editor, session, owner.part, [name]);
	}
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
					{ text: properties.copyEntry, run: copy },
					{
						text: properties.cutEntry,
						run: async () => {
							await copy();
							remove();
						},
					},
					'separator',
					{ text: isOverride ? properties.resetEntry : properties.removeEntry, run: remove },
				]
			: [];

	return (
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
			onRename={isOwn && !isReadOnly ? () => setRenaming(true) : undefined}
			onRemove={isOwn && !isReadOnly ? remove : undefined}
			onChange={(members, memberType, value) =>
				apply(form, properties.set, `property ${[name, ...members].join('/')}`, () =>
					valueChanges(session.doc.value, subject, { property, members, type: memberType }, value),
				)
			}
		/>
	);
}
