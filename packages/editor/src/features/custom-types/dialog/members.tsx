import type { CustomTypeKey } from '@tilewright/edit';
import { containsClass, removeMember, renameMember, setMemberValue } from '@tilewright/edit';
import type { CustomClass } from '@tilewright/format';
import { useState } from 'preact/hooks';
import type { ValueForm } from '../../properties/form.ts';
import type { TypedValue } from '../../properties/model/values.ts';
import { offeredTypes } from '../../properties/model/values.ts';
import { PropertyName } from '../../properties/property-name.tsx';
import { ValueLines } from '../../properties/value-lines.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import { keyOf } from '../type-key.ts';
import { AddMember } from './add-member.tsx';
import type { TypesState } from './types-state.ts';
import '../../properties/properties.css';

const words = customTypesWords;

/** The members of a class with their default values, and a row that adds one (rule E113). */
export function Members({ state, type }: { readonly state: TypesState; readonly type: CustomClass }) {
	const { editor, file } = state;
	const types = file.types.value;
	const key = keyOf(types, type);
	// A class cannot have itself in it, at any depth.
	const offered = offeredTypes(types).filter((each) => each.type !== 'class' || !containsClass(types, each.propertytype ?? '', type.name));
	const form: ValueForm = { editor, types, files: file.files, path: file.path, offered };
	return (
		<div class="properties type-members">
			<div class="properties-lines">
				{type.members.map((member) => (
					<MemberLine key={`${member.name} ${member.type}`} state={state} form={form} typeKey={key} member={member} />
				))}
				{type.members.length === 0 && <p class="type-note">{words.noMembers}</p>}
				<AddMember state={state} typeKey={key} offered={offered} taken={new Set(type.members.map(({ name }) => name))} />
			</div>
		</div>
	);
}

interface MemberLineProps {
	readonly state: TypesState;
	readonly form: ValueForm;
	readonly typeKey: CustomTypeKey;
	readonly member: TypedValue & { readonly name: string };
}

function MemberLine({ state, form, typeKey, member }: MemberLineProps) {
	const [isRenaming, setRenaming] = useState(false);
	const { name } = member;
	const remove = (): void => void state.change((project) => removeMember(project, typeKey, name));
	return (
		<ValueLines
			form={form}
			name={name}
			label={
				isRenaming ? (
					<PropertyName
						name={name}
						label={words.member}
						onEnd={() => setRenaming(false)}
						onCommit={(to) => state.change((project) => renameMember(project, typeKey, name, to))}
					/>
				) : undefined
			}
			value={member}
			level={0}
			state="own"
			isReadOnly={false}
			menu={[
				{ text: words.rename, run: () => setRenaming(true) },
				{ text: words.remove, run: remove },
			]}
			onRename={() => setRenaming(true)}
			onRemove={remove}
			onChange={(path, _, value) => state.change((project) => setMemberValue(project, typeKey, [name, ...path], value))}
		/>
	);
}
