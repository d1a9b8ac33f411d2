import type { ComponentChildren } from 'preact';

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
	const box = (
		<input
			{...(children === undefined ? attributes : { id })}
			type="checkbox"
			class="checkbox"
			checked={checked && !mixed}
			indeterminate={mixed}
			disabled={disabled}
			onChange={(event) => onChange(event.currentTarget.checked)}
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
