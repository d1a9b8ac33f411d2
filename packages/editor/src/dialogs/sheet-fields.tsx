import { text } from '../messages/text.ts';
import type { SheetCut } from '../session/new-tileset.ts';
import { ColorInput } from '../ui/color-input.tsx';
import { Field, NumberInput } from '../ui/fields.ts';

/** How the image of a new tileset is cut into tiles (rule E86). */
export function SheetFields({ cut, onChange }: { readonly cut: SheetCut; readonly onChange: (part: Partial<SheetCut>) => void }) {
	const length = (name: 'tilewidth' | 'tileheight' | 'margin' | 'spacing', label: string, min: 0 | 1) => (
		<Field label={label}>
			<NumberInput value={cut[name]} min={min} step={1} unit={text.newMap.pixels} onCommit={(value) => onChange({ [name]: value })} />
		</Field>
	);
	return (
		<>
			{length('tilewidth', text.tilesets.tileWidth, 1)}
			{length('tileheight', text.tilesets.tileHeight, 1)}
			{length('margin', text.tilesets.margin, 0)}
			{length('spacing', text.tilesets.spacing, 0)}
			<Field label={text.tilesets.transparentColor}>
				<ColorInput
					value={cut.transparentcolor}
					onCommit={(transparentcolor) => onChange({ transparentcolor })}
					onClear={() => onChange({ transparentcolor: '' })}
				/>
			</Field>
		</>
	);
}
