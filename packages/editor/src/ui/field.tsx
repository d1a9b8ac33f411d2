import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useUniqueId } from './unique-id.ts';
import './fields.css';

interface FieldIds {
	readonly id: string;
	readonly hintId: string | undefined;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

/** A row with a label and a control, and a sentence that says more. */
export function Field({
	label,
	hint,
	children,
}: {
	readonly label: string;
	readonly hint?: string | undefined;
	readonly children: ComponentChildren;
}) {
	const id = useUniqueId();
	const hintId = hint === undefined ? undefined : `${id}-hint`;
	return (
		<div class="field">
			<label for={id} data-tip={hint}>
				{label}
			</label>
			<FieldContext.Provider value={{ id, hintId }}>
				<div class="field-control">{children}</div>
			</FieldContext.Provider>
			{hint !== undefined && (
				<span id={hintId} hidden>
					{hint}
				</span>
			)}
		</div>
	);
}

/** The attributes that tie a control to the field around it. Outside of one, the control needs a label of its own. */
export function useFieldAttributes(label: string | undefined) {
	const ids = useContext(FieldContext);
	return { id: label === undefined ? ids?.id : undefined, 'aria-label': label, 'aria-describedby': ids?.hintId };
}
