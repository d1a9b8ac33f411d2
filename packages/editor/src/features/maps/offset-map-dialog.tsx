import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, NumberInput, Select } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { mapDialogsWords } from './map-dialogs-words.ts';
import '../../ui/form-dialogs.css';

const { whichLayers, whichBounds } = mapDialogsWords;

/** The way in which the user wants to move the content of a map. */
export interface MapOffset {
	readonly x: number;
	readonly y: number;
	readonly wrapX: boolean;
	readonly wrapY: boolean;
	readonly layers: keyof typeof whichLayers;
	readonly bounds: keyof typeof whichBounds;
}

const START: MapOffset = { x: 0, y: 0, wrapX: false, wrapY: false, layers: 'visible', bounds: 'map' };
/** The largest offset, in tiles: beyond it, cells would have numbers that Tiled cannot count. */
const MOST = 1_000_000;
const LAYERS = ['visible', 'all', 'selected'] as const;

/** Asks how to move the content of a map (rule E84). */
export function OffsetMapDialog({
	isInfinite,
	hasSelection,
	onClose,
}: {
	readonly isInfinite: boolean;
	readonly hasSelection: boolean;
	readonly onClose: (offset?: MapOffset) => void;
}) {
	const [offset, setOffset] = useState<MapOffset>({ ...START, bounds: hasSelection ? 'selection' : 'map' });
	const set = (change: Partial<MapOffset>): void => setOffset({ ...offset, ...change });
	const hasNoBorder = isInfinite && offset.bounds === 'map';
	return (
		<Dialog
			title={mapDialogsWords.offsetTitle}
			onClose={() => onClose()}
			onSubmit={() => onClose(offset)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{mapDialogsWords.move}
					</Button>
				</>
			}
		>
			<Field label={mapDialogsWords.layers}>
				<Select
					value={offset.layers}
					options={LAYERS.map((value) => ({ value, text: whichLayers[value] }))}
					onChange={(layers) => set({ layers })}
				/>
			</Field>
			<Field label={mapDialogsWords.offsetX}>
				<NumberInput value={offset.x} min={-MOST} max={MOST} unit={uiWords.tiles} onCommit={(x) => set({ x })} />
			</Field>
			<Field label={mapDialogsWords.offsetY}>
				<NumberInput value={offset.y} min={-MOST} max={MOST} unit={uiWords.tiles} onCommit={(y) => set({ y })} />
			</Field>
			<Field label={mapDialogsWords.bounds}>
				<Select
					value={offset.bounds}
					options={[
						{ value: 'map', text: whichBounds.map },
						{ value: 'selection', text: whichBounds.selection, disabled: !hasSelection },
					]}
					onChange={(bounds) => set({ bounds })}
				/>
			</Field>
			<div class="checkbox-group">
				<Checkbox checked={offset.wrapX && !hasNoBorder} disabled={hasNoBorder} onChange={(wrapX) => set({ wrapX })}>
					{mapDialogsWords.wrapX}
				</Checkbox>
				<Checkbox checked={offset.wrapY && !hasNoBorder} disabled={hasNoBorder} onChange={(wrapY) => set({ wrapY })}>
					{mapDialogsWords.wrapY}
				</Checkbox>
			</div>
			{hasNoBorder && <p class="dialog-note">{mapDialogsWords.noBorder}</p>}
		</Dialog>
	);
}
