import { MoreHorizontal } from 'lucide-preact';
import { copyPropertiesOf, pastedProperties } from '../../clipboard/property-clipboard.ts';
import { text } from '../../messages/text.ts';
import { IconButton } from '../../ui/button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { AddProperty } from './add-property.tsx';
import type { Form } from './form.ts';
import { applyOnce } from './form.ts';
import { propertyRows } from './model/property-rows.ts';
import { ownProperties } from './model/thing.ts';
import { PropertyItem } from './property-item.tsx';
import { Section } from './section.tsx';

/** The custom properties, own and inherited, and a row that adds one (rules E106, E107). */
export function CustomProperties({ form }: { readonly form: Form }) {
	const rows = propertyRows(form.subject, form.types);
	const isReadOnly = form.subject.file !== undefined;
	return (
		<Section title={text.properties.custom} isOpenAtFirst actions={<PropertiesMenu form={form} isReadOnly={isReadOnly} />}>
			{rows.map((row) => (
				<PropertyItem key={`${row.name} ${row.property.type}`} form={form} row={row} isReadOnly={isReadOnly} />
			))}
			{rows.length === 0 && isReadOnly && <p class="properties-none">{text.properties.none}</p>}
			{!isReadOnly && <AddProperty form={form} taken={new Set(rows.filter(({ origin }) => origin === 'own').map(({ name }) => name))} />}
		</Section>
	);
}

/** Copies and pastes all custom properties (rule E36). */
function PropertiesMenu({ form, isReadOnly }: { readonly form: Form; readonly isReadOnly: boolean }) {
	const { editor, session, subject } = form;
	const { properties } = text;
	const parts = subject.things.map(({ part }) => part);
	const [first] = subject.things;
	async function paste(): Promise<void> {
		const { changes, issues } = await pastedProperties(editor, session, parts);
		applyOnce(form, properties.paste, changes);
		if (issues.length > 0) editor.notify(issues.map(({ message }) => message).join(' '));
	}
	const entries = [
		{
			text: properties.copyAll,
			isEnabled: () => !isReadOnly && first !== undefined && ownProperties(first).length > 0,
			run: () => (first === undefined ? undefined : copyPropertiesOf(editor, session, first.part)),
		},
		{ text: properties.pasteEntry, isEnabled: () => !isReadOnly && subject.resource !== 'tile', run: paste },
	];
	return (
		<IconButton
			icon={MoreHorizontal}
			label={properties.moreCustom}
			onClick={({ currentTarget }) => {
				if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, entries, properties.moreCustom);
			}}
		/>
	);
}
