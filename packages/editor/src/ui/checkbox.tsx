import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useFieldAttributes } from './field.tsx';
import { useUniqueId } from './unique-id.ts';

/** A box to check. Words after it are its label; without them, the field around it is. */
export function Checkbox({
	checked,
	onChange,
	children,
	label,
	mixed = false,
	disabled,
}: {
	readonly checked: boolean;
	readonly onChange: (checked: boolean) => void;
	readonly children?: ComponentChildren;
	readonly label?: string | undefined;
	/** Several things with different values are edited. */
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
}) {
	const attributes = useFieldAttributes(label);
	const id = useUniqueId();
	const isChecked = useRef(false);
	isChecked.current = checked && !mixed;
	const box = (
		<input
			{...(children === undefined ? attributes : { id })}
			type="checkbox"
			class="checkbox"
			checked={isChecked.current}
			indeterminate={mixed}
			disabled={disabled}
			onChange={({ currentTarget: input }) => {
				onChange(input.checked);
				// A change that was refused, or is not done yet, must not look as if it was done.
				setTimeout(() => {
					input.checked = isChecked.current;
				}, 0);
			}}
		/>
	);
	if (children === undefined) return box;
	return (
		<span class="checkbox-label">
			{box}
			<label for={id}>{children}</label>
		</span>
	);
}
