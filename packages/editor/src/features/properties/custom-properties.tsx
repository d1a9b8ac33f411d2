import { MoreHorizontal } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { ownProperties } from '../../contributions/thing.ts';
import { IconButton } from '../../ui/button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { AddProperty } from './add-property.tsx';
import type { Form } from './form.ts';
import { propertyRows } from './model/property-rows.ts';
import { propertiesWords } from './properties-words.ts';
import { PropertyItem } from './property-item.tsx';
import { propertyKey } from './property-keys.ts';
import { Section } from './section.tsx';
import { copyShared, pasteShared } from './share-properties.ts';

/** The custom properties, own and inherited, and a row that adds one (rules E106, E107). */
export function CustomProperties({ form }: { readonly form: Form }) {
	const rows = propertyRows(form.subject, form.types);
	const isReadOnly = form.subject.file !== undefined;
	// One of the properties is a stop of the Tab key, as in lists; arrows go to the others.
	const [chosen, setStop] = useState<string>();
	const stop = rows.some(({ name }) => name === chosen) ? chosen : rows[0]?.name;
	return (
		<Section
			title={propertiesWords.custom}
			isOpenAtFirst
			actions={<PropertiesMenu form={form} isReadOnly={isReadOnly} />}
			onKeyDown={(event) => {
				if (!isReadOnly) propertyKey(form, rows, event);
			}}
		>
			{rows.map((row) => (
				<PropertyItem
					key={`${row.name} ${row.property.type}`}
					form={form}
					row={row}
					isReadOnly={isReadOnly}
					isStop={row.name === stop}
					onFocus={() => setStop(row.name)}
				/>
			))}
			{rows.length === 0 && isReadOnly && <p class="properties-none">{propertiesWords.none}</p>}
			{!isReadOnly && <AddProperty form={form} taken={new Set(rows.filter(({ origin }) => origin === 'own').map(({ name }) => name))} />}
		</Section>
	);
}

/** Copies and pastes all custom properties (rule E36). */
function PropertiesMenu({ form, isReadOnly }: { readonly form: Form; readonly isReadOnly: boolean }) {
	const { editor, subject } = form;
	const properties = propertiesWords;
	const entries = [
		{
			text: properties.copyAll,
			isEnabled: () => !isReadOnly && subject.things.some((each) => ownProperties(each).length > 0),
			run: () => copyShared(form, 'all'),
		},
		{ text: properties.pasteEntry, isEnabled: () => !isReadOnly, run: () => pasteShared(form) },
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
