import type { EnumFields } from '@tilewright/edit';
import { changeEnum, MOST_ENUM_FLAGS } from '@tilewright/edit';
import type { CustomEnum } from '@tilewright/format';
import { Checkbox, Field, Select } from '../../../ui/fields.ts';
import { customTypesWords } from '../custom-types-words.ts';
import { keyOf } from '../type-key.ts';
import { EnumValues } from './enum-values.tsx';
import type { TypesState } from './types-state.ts';

const words = customTypesWords;

/** The storage of an enum, and its values (rule E112). */
export function EnumDetails({ state, type }: { readonly state: TypesState; readonly type: CustomEnum }) {
	const change = (fields: EnumFields): boolean =>
		state.change((project) => changeEnum(project, keyOf(state.file.types.value, type), fields));
	const isTooLong = type.values.length > MOST_ENUM_FLAGS && !type.valuesAsFlags;
	return (
		<>
			<Field label={words.saveAs}>
				<Select
					value={type.storageType}
					options={[
						{ value: 'string', text: words.storage.string },
						{ value: 'int', text: words.storage.int },
					]}
					onChange={(storageType) => change({ storageType })}
				/>
			</Field>
			<Checkbox checked={type.valuesAsFlags} disabled={isTooLong} onChange={(valuesAsFlags) => change({ valuesAsFlags })}>
				{words.flags}
			</Checkbox>
			{isTooLong && <p class="type-note">{words.tooManyForFlags(MOST_ENUM_FLAGS)}</p>}
			<h3>{words.values}</h3>
			<EnumValues type={type} onChange={(values) => change({ values })} />
		</>
	);
}
