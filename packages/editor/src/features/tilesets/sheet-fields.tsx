import { ColorInput } from '../../ui/color-input.tsx';
import { Field, NumberInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import type { SheetCut } from './create-new-tileset.ts';
import { tilesetsWords } from './tilesets-words.ts';

/** The fields for cutting the image of a new tileset into tiles (rule E86). */
export function SheetFields({ cut, onChange }: { readonly cut: SheetCut; readonly onChange: (part: Partial<SheetCut>) => void }) {
	const length = (name: 'tilewidth' | 'tileheight' | 'margin' | 'spacing', label: string, min: 0 | 1) => (
		<Field label={label}>
			<NumberInput value={cut[name]} min={min} step={1} unit={uiWords.pixels} onCommit={(value) => onChange({ [name]: value })} />
		</Field>
	);
	return (
		<>
			{length('tilewidth', tilesetsWords.tileWidth, 1)}
			{length('tileheight', tilesetsWords.tileHeight, 1)}
			{length('margin', tilesetsWords.margin, 0)}
			{length('spacing', tilesetsWords.spacing, 0)}
			<Field label={tilesetsWords.transparentColor}>
				<ColorInput
					value={cut.transparentcolor}
					onCommit={(transparentcolor) => onChange({ transparentcolor })}
					onClear={() => onChange({ transparentcolor: '' })}
				/>
			</Field>
		</>
	);
}
