import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFieldAttributes } from './field.tsx';

/** A line of text. It is committed by Enter and when the focus leaves; Escape restores what was there. */
export function TextInput({
	value,
	onCommit,
	onInput,
	label,
	placeholder,
	mixed = false,
	disabled,
	readOnly,
	autoFocus,
}: {
	readonly value: string;
	/** Returns `false` to refuse a text: the old text comes back. */
	readonly onCommit: (value: string) => unknown;
	/** Called for each letter. */
	readonly onInput?: ((value: string) => void) | undefined;
	/** Its name, where no field around it gives one. */
	readonly label?: string | undefined;
	readonly placeholder?: string | undefined;
	/** Several things with different values are edited: none is shown. */
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
	readonly readOnly?: boolean | undefined;
	readonly autoFocus?: boolean | undefined;
}) {
	const attributes = useFieldAttributes(label);
	const input = useRef<HTMLInputElement>(null);
	const shown = mixed ? '' : value;
	// At once: after the next frame, it would remove text that was typed in the meantime.
	useLayoutEffect(() => {
		if (input.current !== null) input.current.value = shown;
	}, [shown]);
	useLayoutEffect(() => {
		if (autoFocus === true) input.current?.select();
	}, [autoFocus]);
	const commit = (element: HTMLInputElement) => {
		if (element.value !== shown && onCommit(element.value) === false) element.value = shown;
	};
	return (
		<input
			{...attributes}
			ref={input}
			type="text"
			class="input"
			defaultValue={shown}
			placeholder={mixed ? '—' : placeholder}
			disabled={disabled}
			readOnly={readOnly}
			autofocus={autoFocus}
			spellcheck={false}
			autocomplete="off"
			onInput={(event) => onInput?.(event.currentTarget.value)}
			onBlur={(event) => commit(event.currentTarget)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') commit(event.currentTarget);
				if (event.key !== 'Escape' || event.currentTarget.value === shown) return;
				event.currentTarget.value = shown;
				onInput?.(shown);
			}}
		/>
	);
}
