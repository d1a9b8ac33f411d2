import { contentBounds } from '@tilewright/edit';
import type { CellBounds, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, NumberInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { mapDialogsWords } from './map-dialogs-words.ts';
import { Miniature } from './miniature.tsx';
import { newMapWords } from './new-map-words.ts';
import '../../ui/form-dialogs.css';

/** The way in which the user wants to resize a map. */
export interface NewSize {
	readonly width: number;
	readonly height: number;
	readonly offset: { readonly x: number; readonly y: number };
	readonly removeObjects: boolean;
}

/** Asks for the new size of a map, and where the old content goes (rules E81, E82). */
export function ResizeMapDialog({
	map,
	removeObjects: initial,
	onClose,
}: {
	readonly map: TileMap;
	readonly removeObjects: boolean;
	readonly onClose: (size?: NewSize) => void;
}) {
	const [old] = useState(() => sizeOf(map));
	const [size, setSize] = useState<NewSize>({ width: old.width, height: old.height, offset: { x: 0, y: 0 }, removeObjects: initial });
	const set = (change: Partial<NewSize>): void => setSize({ ...size, ...change });
	const { width, height, offset, removeObjects } = size;
	return (
		<Dialog
			title={mapDialogsWords.resizeTitle}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => onClose(size)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{mapDialogsWords.apply}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={newMapWords.width}>
						<NumberInput value={width} min={1} max={100_000} unit={uiWords.tiles} onCommit={(next) => set({ width: next })} />
					</Field>
					<Field label={newMapWords.height}>
						<NumberInput value={height} min={1} max={100_000} unit={uiWords.tiles} onCommit={(next) => set({ height: next })} />
					</Field>
					<Field label={mapDialogsWords.offsetX}>
						<NumberInput value={offset.x} unit={uiWords.tiles} onCommit={(x) => set({ offset: { ...offset, x } })} />
					</Field>
					<Field label={mapDialogsWords.offsetY}>
						<NumberInput value={offset.y} unit={uiWords.tiles} onCommit={(y) => set({ offset: { ...offset, y } })} />
					</Field>
					<Checkbox checked={removeObjects} onChange={(next) => set({ removeObjects: next })}>
						{mapDialogsWords.removeObjects}
					</Checkbox>
				</div>
				<figure class="map-dialog-preview">
					<Miniature old={old} width={width} height={height} offset={offset} onMove={(next) => set({ offset: next })} />
					<figcaption>
						{old.width} × {old.height} → {width} × {height}
					</figcaption>
				</figure>
			</div>
		</Dialog>
	);
}

/** The cells that are resized: of an infinite map those with content. */
function sizeOf(map: TileMap): CellBounds {
	const whole = { x: 0, y: 0, width: map.width, height: map.height };
	if (!map.infinite) return whole;
	return contentBounds([...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []))) ?? whole;
}
