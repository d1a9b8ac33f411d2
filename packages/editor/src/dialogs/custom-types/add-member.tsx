import type { CustomTypeKey } from '@tilewright/edit';
import { addMember } from '@tilewright/edit';
import { useRef, useState } from 'preact/hooks';
import { rareText } from '../../messages/rare-text.ts';
import type { ChosenType } from '../../panels/properties/model/values.ts';
import { firstValue } from '../../panels/properties/model/values.ts';
import { typeKey as keyOfType, typeLabel } from '../../panels/properties/type-label.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/fields.ts';
import type { TypesState } from './types-state.ts';

const words = rareText.customTypes;

interface AddMemberProps {
	readonly state: TypesState;
	readonly typeKey: CustomTypeKey;
	/** The types that a member can have. */
	readonly offered: readonly ChosenType[];
	readonly taken: ReadonlySet<string>;
}

/** Adds a member: its name and type. The type that was chosen last is offered first, as for properties. */
export function AddMember({ state, typeKey, offered, taken }: AddMemberProps) {
	const { propertyType } = state.editor.preferences;
	const [name, setName] = useState('');
	const host = useRef<HTMLDivElement>(null);
	const type = offered.find((each) => keyOfType(each) === propertyType.value) ?? { type: 'string' as const };
	const isTaken = taken.has(name.trim());
	function add(): void {
		const wanted = name.trim();
		if (wanted === '' || isTaken) return;
		const { type: of, propertytype: propertyType = '' } = type;
		if (!state.change((project) => addMember(project, typeKey, { name: wanted, type: of, propertyType, value: firstValue(type) }))) return;
		setName('');
		const input = host.current?.querySelector('input');
		if (!input) return;
		input.value = '';
		input.focus();
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field adds; the dialog is a form already.
		<div
			ref={host}
			class="property-add"
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
				event.preventDefault();
				event.stopPropagation();
				add();
			}}
		>
			<TextInput label={words.newMember} placeholder={words.newMemberHint} value="" onInput={setName} onCommit={setName} />
			<Select
				label={words.newMemberType}
				value={keyOfType(type)}
				options={offered.map((each) => ({ value: keyOfType(each), text: typeLabel(each) }))}
				onChange={(key) => {
					propertyType.value = key;
				}}
			/>
			<Button disabled={name.trim() === '' || isTaken} onClick={add}>
				{words.add}
			</Button>
			{isTaken && (
				<p class="property-warning" role="alert">
					{words.memberTaken(name.trim())}
				</p>
			)}
		</div>
	);
}
