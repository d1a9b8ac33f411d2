import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../messages/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/fields.ts';
import type { Form } from './form.ts';
import { applyOnce } from './form.ts';
import { propertySet } from './model/change-property.ts';
import { firstValue, offeredTypes, propertyOf } from './model/values.ts';
import { typeKey, typeLabel } from './type-label.ts';

/** Adds a property: its name and type (rule E107). The type that was chosen last is offered first. */
export function AddProperty({ form, taken }: { readonly form: Form; readonly taken: ReadonlySet<string> }) {
	const { editor, session, subject, types } = form;
	const [name, setName] = useState('');
	const host = useRef<HTMLFormElement>(null);
	const offered = offeredTypes(types);
	const { propertyType } = editor.preferences;
	const type = offered.find((each) => typeKey(each) === propertyType.value) ?? { type: 'string' as const };
	const isTaken = taken.has(name.trim());

	/** The property that was just added, until it is shown. */
	const added = useRef<string>();
	// As soon as it is shown: later, the focus would be taken from what is typed meanwhile.
	useLayoutEffect(() => {
		const input = host.current?.querySelector('input');
		if (!input || added.current === undefined || !taken.has(added.current)) return;
		focusValue(input, added.current);
		added.current = undefined;
	});

	function add(): void {
		const property = propertyOf(name.trim(), type, firstValue(type));
		if (property === undefined || name.trim() === '' || isTaken) return;
		added.current = property.name;
		applyOnce(form, text.properties.add, propertySet(session.doc.value, subject, property));
		setName('');
		const input = host.current?.querySelector('input');
		if (!input) return;
		input.value = '';
		input.focus();
	}

	return (
		<form
			ref={host}
			class="property-add"
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
		>
			<TextInput
				label={text.properties.newName}
				placeholder={text.properties.newHint}
				value=""
				onInput={setName}
				onCommit={(written) => {
					setName(written);
				}}
			/>
			<Select
				label={text.properties.newType}
				value={typeKey(type)}
				options={offered.map((each) => ({ value: typeKey(each), text: typeLabel(each) }))}
				onChange={(key) => {
					propertyType.value = key;
				}}
			/>
			<Button submit disabled={name.trim() === '' || isTaken}>
				{text.properties.addButton}
			</Button>
			{isTaken && (
				<p class="property-warning" role="alert">
					{text.properties.nameTaken(name.trim())}
				</p>
			)}
		</form>
	);
}

/** The value of a new property is what the user writes next. @param from - has the focus, unless the user has moved on already */
function focusValue(from: HTMLElement, name: string): void {
	if (document.activeElement !== from) return;
	const lines = from.closest('.properties')?.querySelectorAll('.property.custom') ?? [];
	const line = [...lines].find((each) => each.querySelector('.property-name')?.textContent === name);
	line?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
