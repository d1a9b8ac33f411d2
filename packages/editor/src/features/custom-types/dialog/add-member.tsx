import type { CustomTypeKey } from '@tilewright/edit';
import { addMember } from '@tilewright/edit';
import { Button } from '../../../ui/button.tsx';
import type { ChosenType } from '../../properties/model/values.ts';
import { firstValue } from '../../properties/model/values.ts';
import { NewNameFields, useNewName } from '../../properties/new-name.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import type { TypesState } from './types-state.ts';

const words = customTypesWords;

interface AddMemberProps {
	readonly state: TypesState;
	readonly typeKey: CustomTypeKey;
	/** The types that a member can have. */
	readonly offered: readonly ChosenType[];
	readonly taken: ReadonlySet<string>;
}

/** Adds a member: its name and type. The type that was chosen last is offered first, as for properties. */
export function AddMember({ state, typeKey, offered, taken }: AddMemberProps) {
	const added = useNewName<HTMLDivElement>(state.editor, offered, taken);
	const { name, type, canAdd } = added;
	function add(): void {
		if (!canAdd) return;
		const { type: of, propertytype: propertyType = '' } = type;
		if (state.change((project) => addMember(project, typeKey, { name, type: of, propertyType, value: firstValue(type) }))) added.clear();
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field adds; the dialog is a form already.
		<div
			ref={added.host}
			class="property-add"
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
				event.preventDefault();
				event.stopPropagation();
				add();
			}}
		>
			<NewNameFields of={added} offered={offered} words={{ name: words.newMember, hint: words.newMemberHint, type: words.newMemberType }} />
			<Button disabled={!canAdd} onClick={add}>
				{words.add}
			</Button>
			{added.isTaken && (
				<p class="property-warning" role="alert">
					{words.memberTaken(name)}
				</p>
			)}
		</div>
	);
}
