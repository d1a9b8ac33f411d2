import { colorParts, formatColor } from '@tilewright/editor-core/editor/color.ts';
import { X } from 'lucide-preact';
import { IconButton } from './button.tsx';
import { useFieldAttributes } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { TextInput } from './text-input.tsx';
import { uiWords } from './ui-words.ts';

/** A color as the format writes it, `#AARRGGBB` or `#RRGGBB`. An empty value means that none is set. */
export function ColorInput({
	value,
	onCommit,
	onClear,
	alpha = false,
	label,
	placeholder = uiWords.noColor,
	mixed = false,
	disabled,
}: {
	readonly value: string;
	readonly onCommit: (value: string) => void;
	/** Removes the color; without it, there is always one. */
	readonly onClear?: (() => void) | undefined;
	/** Whether it can be translucent. */
	readonly alpha?: boolean | undefined;
	readonly label?: string | undefined;
	/** The text in the field while no color is set. */
	readonly placeholder?: string | undefined;
	readonly mixed?: boolean | undefined;
	readonly disabled?: boolean | undefined;
}) {
	const attributes = useFieldAttributes(label);
	const parts = mixed ? undefined : colorParts(value);
	const { rgb, alpha: opacity } = parts ?? { rgb: '#000000', alpha: 255 };
	return (
		<span class="color">
			<span class="swatch" data-empty={parts === undefined}>
				<input
					type="color"
					aria-label={uiWords.pickColor}
					value={rgb}
					disabled={disabled}
					onChange={(event) => onCommit(formatColor({ rgb: event.currentTarget.value, alpha: opacity }))}
				/>
				<span class="swatch-shade" aria-hidden="true" style={{ backgroundColor: rgb, opacity: parts === undefined ? 0 : opacity / 255 }} />
			</span>
			<TextInput
				label={attributes['aria-label']}
				value={value}
				mixed={mixed}
				disabled={disabled}
				placeholder={placeholder}
				onCommit={(written) => {
					const read = colorParts(written);
					if (written.trim() === '' && onClear !== undefined) onClear();
					else if (read === undefined) return false;
					else onCommit(formatColor(alpha ? read : { ...read, alpha: 255 }));
					return true;
				}}
			/>
			{alpha && (
				<NumberInput
					label={uiWords.alpha}
					value={Math.round((opacity / 255) * 100)}
					min={0}
					max={100}
					unit="%"
					mixed={parts === undefined}
					disabled={disabled === true || parts === undefined}
					onCommit={(percent) => onCommit(formatColor({ rgb, alpha: Math.round((percent / 100) * 255) }))}
				/>
			)}
			{onClear !== undefined && value !== '' && <IconButton icon={X} label={uiWords.clearColor} disabled={disabled} onClick={onClear} />}
		</span>
	);
}
