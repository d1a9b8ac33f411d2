import { text } from '../../messages/text.ts';
import { AddProperty } from './add-property.tsx';
import type { Form } from './form.ts';
import { propertyRows } from './model/property-rows.ts';
import { PropertyItem } from './property-item.tsx';
import { Section } from './section.tsx';

/** The custom properties, own and inherited, and a row that adds one (rules E106, E107). */
export function CustomProperties({ form }: { readonly form: Form }) {
	const rows = propertyRows(form.subject, form.types);
	const isReadOnly = form.subject.file !== undefined;
	return (
		<Section title={text.properties.custom} isOpenAtFirst>
			{rows.map((row) => (
				<PropertyItem key={`${row.name} ${row.property.type}`} form={form} row={row} isReadOnly={isReadOnly} />
			))}
			{rows.length === 0 && isReadOnly && <p class="properties-none">{text.properties.none}</p>}
			{!isReadOnly && <AddProperty form={form} taken={new Set(rows.filter(({ origin }) => origin === 'own').map(({ name }) => name))} />}
		</Section>
	);
}
