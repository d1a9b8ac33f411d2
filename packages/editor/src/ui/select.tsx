import { useFieldAttributes } from './field.tsx';

/** One of several values that a select offers. */
export interface SelectOption<T> {
	readonly value: T;
	readonly text: string;
	readonly disabled?: boolean;
}

/** A choice of one value. */
export function Select<T extends string | number>({
	value,
	options,
	onChange,
	label,
	mixed = false,
	disabled,
}: {
	readonly value: T;
	readonly options: readonly SelectOption<T>[];
	readonly onChange: (value: T) => void;
	readonly label?: string | undefined;
	/** Several things with different values are edited: none is shown. */
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
}) {
	const attributes = useFieldAttributes(label);
	const at = mixed ? -1 : options.findIndex((option) => option.value === value);
	return (
		<select
			{...attributes}
			class="select"
			value={at < 0 ? '' : String(at)}
			disabled={disabled}
			onChange={(event) => {
				const chosen = options[Number(event.currentTarget.value)];
				if (event.currentTarget.value !== '' && chosen !== undefined) onChange(chosen.value);
			}}
		>
			{at < 0 && (
				<option value="" hidden>
					—
				</option>
			)}
			{options.map((option, index) => (
				<option key={option.value} value={String(index)} disabled={option.disabled}>
					{option.text}
				</option>
			))}
		</select>
	);
}
