import type { CustomEnum } from '@tilewright/format';
import { enumText, enumValue } from '@tilewright/format';
import { Checkbox, Select } from '../../ui/fields.ts';
import type { PropertyValue } from './model/values.ts';

interface EnumInputProps {
	readonly type: CustomEnum;
	readonly value: unknown;
	/** Whether the document stores a number. */
	readonly isNumber: boolean;
	readonly label: string;
	readonly mixed: boolean;
	readonly disabled: boolean;
	readonly onChange: (value: PropertyValue) => void;
}

/** A value of an enum, or several of one whose values are flags (rule P3). */
export function EnumInput({ type, value, isNumber, onChange, ...common }: EnumInputProps) {
	const words = typeof value === 'number' ? (enumText(type, value) ?? '') : typeof value === 'string' ? value : '';
	const commit = (chosen: string): void => onChange(isNumber ? (enumValue(type, chosen) ?? 0) : chosen);
	if (!type.valuesAsFlags) {
		const options = type.values.map((name) => ({ value: name, text: name }));
		const isKnown = words === '' || type.values.includes(words);
		return (
			<Select
				{...common}
				value={words}
				options={isKnown ? options : [...options, { value: words, text: words, disabled: true }]}
				onChange={commit}
			/>
		);
	}
	const set = new Set(words.split(',').filter((name) => name !== ''));
	return (
		<fieldset class="property-flags" aria-label={common.label}>
			{type.values.map((name) => (
				<Checkbox
					key={name}
					checked={set.has(name)}
					mixed={common.mixed}
					disabled={common.disabled}
					onChange={(isOn) => commit(type.values.filter((other) => (other === name ? isOn : set.has(other))).join(','))}
				>
					{name}
				</Checkbox>
			))}
		</fieldset>
	);
}
