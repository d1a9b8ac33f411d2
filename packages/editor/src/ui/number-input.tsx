import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFieldAttributes } from './field.tsx';
import { sumOf } from './sum.ts';

/**
 * A number. It takes sums such as `32*4` (rule E110); the arrow keys add and subtract a step, with Shift ten. It is committed by Enter, by
 * arrows and when the focus leaves; Escape restores what was there.
 */
export function NumberInput({
	value,
	onCommit,
	min = -Infinity,
	max = Infinity,
	step = 1,
	fractions = !Number.isInteger(step),
	decimals,
	unit,
	label,
	mixed = false,
	disabled,
	tabIndex,
}: {
	readonly value: number;
	readonly onCommit: (value: number) => void;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	/** The step of an arrow. */
	readonly step?: number | undefined;
	/** Whether the value may have a fraction; by default if the step has one. */
	readonly fractions?: boolean | undefined;
	/** The largest number of digits that are shown after the point; the value keeps all. */
	readonly decimals?: number | undefined;
	readonly unit?: string | undefined;
	/** Its name, where no field around it gives one. */
	readonly label?: string | undefined;
	/** Several things with different values are edited: none is shown. */
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
	readonly tabIndex?: number | undefined;
}) {
	const attributes = useFieldAttributes(label);
	const input = useRef<HTMLInputElement>(null);
	const shown = mixed ? '' : shortest(value, decimals);
	// At once: after the next frame, it would remove text that was typed in the meantime.
	useLayoutEffect(() => {
		if (input.current !== null) input.current.value = shown;
	}, [shown]);
	const within = (wanted: number) => Math.min(max, Math.max(min, fractions ? wanted : Math.round(wanted)));

	function commit(element: HTMLInputElement, change = 0): void {
		const read = element.value === shown && !mixed ? value : sumOf(element.value);
		if (read === undefined && !mixed) element.value = shown;
		if (read === undefined) return;
		const wanted = change === 0 && element.value === shown ? value : within(read + change);
		element.value = shortest(wanted, decimals);
		if (wanted !== value || mixed) onCommit(wanted);
	}

	return (
		<span class="number" data-unit={unit}>
			<input
				{...attributes}
				ref={input}
				type="text"
				inputMode="decimal"
				role="spinbutton"
				aria-valuenow={mixed ? undefined : value}
				aria-valuemin={Number.isFinite(min) ? min : undefined}
				aria-valuemax={Number.isFinite(max) ? max : undefined}
				class="input"
				defaultValue={shown}
				placeholder={mixed ? '—' : undefined}
				disabled={disabled}
				tabIndex={tabIndex}
				autocomplete="off"
				onFocus={(event) => event.currentTarget.select()}
				onBlur={(event) => commit(event.currentTarget)}
				onKeyDown={(event) => {
					const { key, shiftKey, currentTarget } = event;
					if (key === 'Enter') commit(currentTarget);
					else if (key === 'ArrowUp' || key === 'ArrowDown') {
						event.preventDefault();
						commit(currentTarget, (key === 'ArrowUp' ? step : -step) * (shiftKey ? 10 : 1));
					} else if (key === 'Escape') currentTarget.value = shown;
				}}
			/>
			{unit !== undefined && (
				<span class="unit" aria-hidden="true">
					{unit}
				</span>
			)}
		</span>
	);
}

/** A number without the noise of binary fractions. */
const shortest = (value: number, decimals?: number): string =>
	String(decimals === undefined ? Number(value.toPrecision(12)) : Number(value.toFixed(decimals)));
