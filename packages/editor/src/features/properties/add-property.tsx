import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import type { Form } from './form.ts';
import { applyOnce } from './form.ts';
import { propertySet } from './model/change-property.ts';
import { firstValue, offeredTypes, propertyOf } from './model/values.ts';
import { NewNameFields, useNewName } from './new-name.tsx';
import { propertiesWords } from './properties-words.ts';

/** Adds a property: its name and type (rule E107). The type that was chosen last is offered first. */
export function AddProperty({ form, taken }: { readonly form: Form; readonly taken: ReadonlySet<string> }) {
	const { editor, session, subject, types } = form;
	const offered = offeredTypes(types);
	const fields = useNewName<HTMLFormElement>(editor, offered, taken);
	const { host, name, type, isTaken, canAdd, clear } = fields;

	/** The property that was just added, until it is shown. */
	const added = useRef<string>();
	// As soon as it is shown: later, this would take the focus from the field in which the user types.
	useLayoutEffect(() => {
		const input = host.current?.querySelector('input');
		if (!input || added.current === undefined || !taken.has(added.current)) return;
		focusValue(input, added.current);
		added.current = undefined;
	});

	function add(): void {
		const property = propertyOf(name, type, firstValue(type));
		if (property === undefined || !canAdd) return;
		added.current = property.name;
		applyOnce(form, propertiesWords.add, propertySet(session.doc.value, subject, property));
		clear();
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
			<NewNameFields
				of={fields}
				offered={offered}
				words={{ name: propertiesWords.newName, hint: propertiesWords.newHint, type: propertiesWords.newType }}
			/>
			<Button submit disabled={!canAdd}>
				{propertiesWords.addButton}
			</Button>
			{isTaken && (
				<p class="property-warning" role="alert">
					{propertiesWords.nameTaken(name)}
				</p>
			)}
		</form>
	);
}

/** The user writes the value of a new property next. @param from - has the focus, unless the user has moved on already */
function focusValue(from: HTMLElement, name: string): void {
	if (document.activeElement !== from) return;
	const lines = from.closest('.properties')?.querySelectorAll('.property.custom') ?? [];
	const line = [...lines].find((each) => each.querySelector('.property-name')?.textContent === name);
	line?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
