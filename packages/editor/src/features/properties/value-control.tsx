import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { MoreHorizontal } from 'lucide-preact';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox, ColorInput, NumberInput, TextInput } from '../../ui/fields.ts';
import { EnumInput } from './enum-input.tsx';
import { FileInput } from './file-input.tsx';
import type { ValueForm } from './form.ts';
import { askForText } from './long-text.tsx';
import type { PropertyValue, TypedValue } from './model/values.ts';
import { enumOf } from './model/values.ts';
import { ObjectInput } from './object-input.tsx';
import { propertiesWords } from './properties-words.ts';

interface ValueControlProps {
	readonly form: ValueForm;
	/** The name of the property. */
	readonly label: string;
	readonly value: TypedValue;
	readonly isMixed: boolean;
	readonly isReadOnly: boolean;
	readonly onChange: (value: PropertyValue) => void;
}

/** The control for the value of a custom property, by its type (rule E110). */
export function ValueControl({ form, label, value: typed, isMixed: mixed, isReadOnly: disabled, onChange }: ValueControlProps) {
	const { type, value } = typed;
	const common = { label, mixed, disabled };
	const words = typeof value === 'string' ? value : '';
	const number = typeof value === 'number' ? value : 0;
	const known = enumOf(form.types, typed);
	if (known !== undefined) return <EnumInput {...common} type={known} value={value} isNumber={type === 'int'} onChange={onChange} />;
	switch (type) {
		case 'bool':
			return <Checkbox {...common} checked={value === true} onChange={onChange} />;
		case 'int':
		case 'float':
			return <NumberInput {...common} value={number} fractions={type === 'float'} onCommit={onChange} />;
		case 'color':
			return <ColorInput {...common} value={words} alpha onCommit={onChange} onClear={() => onChange('')} />;
		case 'file':
			return <FileInput {...common} form={form} value={words} name={label} onCommit={onChange} />;
		case 'object':
			return <ObjectInput {...common} form={form} value={number} onChange={onChange} />;
		default:
			return (
				<>
					<TextInput {...common} value={words} onCommit={onChange} />
					<IconButton
						icon={MoreHorizontal}
						label={propertiesWords.editText(label)}
						disabled={disabled}
						onClick={() =>
							void attempt(form.editor, async () => {
								const written = await askForText(form.editor, label, words);
								if (written !== undefined && written !== words) onChange(written);
							})
						}
					/>
				</>
			);
	}
}
