import { MOST_ENUM_FLAGS, newEnumValue } from '@tilewright/edit';
import type { CustomEnum } from '@tilewright/format';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { customTypesWords } from '../custom-types-words.ts';

const words = customTypesWords;

/** The values of an enum: they are added, renamed, moved and removed (rule E112). Alt and arrows move the one that has the focus. */
export function EnumValues({ type, onChange }: { readonly type: CustomEnum; readonly onChange: (values: string[]) => boolean }) {
	const { values, valuesAsFlags, storageType } = type;
	const host = useRef<HTMLDivElement>(null);
	/** The value that gets the focus once it is shown. */
	const next = useRef<number>();
	useLayoutEffect(() => {
		if (next.current === undefined) return;
		const input = host.current?.querySelectorAll<HTMLInputElement>('.enum-value input')[next.current];
		input?.focus();
		input?.select();
		next.current = undefined;
	});
	function set(changed: string[], focus?: number): boolean {
		next.current = focus;
		const isDone = onChange(changed);
		if (!isDone) next.current = undefined;
		return isDone;
	}
	function move(at: number, by: 1 | -1): void {
		const [value] = values.slice(at, at + 1);
		if (value !== undefined && at + by >= 0 && at + by < values.length) set(values.toSpliced(at, 1).toSpliced(at + by, 0, value), at + by);
	}
	const isNumbered = storageType === 'int';
	return (
		<div ref={host} class="enum-values">
			{values.length === 0 && <p class="type-note">{words.noValues}</p>}
			{values.map((value, at) => (
				// biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field in the line.
				<div
					key={at}
					class="enum-value"
					onKeyDown={(event) => {
						const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
						if (!event.altKey || by === undefined) return;
						event.preventDefault();
						move(at, by);
					}}
				>
					{isNumbered && (
						<span class="enum-number" data-tip={words.numberOfValue}>
							{valuesAsFlags ? 2 ** at : at}
						</span>
					)}
					<TextInput
						label={words.value(at + 1)}
						value={value}
						onCommit={(written) => written.trim() === value || set(values.with(at, written.trim()))}
					/>
					<IconButton icon={ArrowUp} label={words.moveUp(value)} disabled={at === 0} onClick={() => move(at, -1)} />
					<IconButton icon={ArrowDown} label={words.moveDown(value)} disabled={at === values.length - 1} onClick={() => move(at, 1)} />
					<IconButton
						icon={X}
						label={words.removeValue(value)}
						onClick={() => set(values.toSpliced(at, 1), Math.min(at, values.length - 2))}
					/>
				</div>
			))}
			<div>
				<Button
					icon={Plus}
					disabled={valuesAsFlags && values.length >= MOST_ENUM_FLAGS}
					onClick={() => set([...values, newEnumValue(type.name, values)], values.length)}
				>
					{words.addValue}
				</Button>
			</div>
			{valuesAsFlags && values.length >= MOST_ENUM_FLAGS && <p class="type-note">{words.tooManyForFlags(MOST_ENUM_FLAGS)}</p>}
		</div>
	);
}
