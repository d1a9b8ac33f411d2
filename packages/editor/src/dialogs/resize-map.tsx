import { contentBounds } from '@tilewright/edit';
import type { CellBounds, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { useState } from 'preact/hooks';
import { rareText } from '../messages/rare-text.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field, NumberInput } from '../ui/fields.ts';
import { Miniature } from './miniature.tsx';
import './map-dialogs.css';

/** How the user wants to resize a map. */
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
			title={rareText.mapDialogs.resizeTitle}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => onClose(size)}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit>
						{rareText.mapDialogs.apply}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={text.newMap.width}>
						<NumberInput value={width} min={1} max={100_000} unit={text.newMap.tiles} onCommit={(next) => set({ width: next })} />
					</Field>
					<Field label={text.newMap.height}>
						<NumberInput value={height} min={1} max={100_000} unit={text.newMap.tiles} onCommit={(next) => set({ height: next })} />
					</Field>
					<Field label={rareText.mapDialogs.offsetX}>
						<NumberInput value={offset.x} unit={text.newMap.tiles} onCommit={(x) => set({ offset: { ...offset, x } })} />
					</Field>
					<Field label={rareText.mapDialogs.offsetY}>
						<NumberInput value={offset.y} unit={text.newMap.tiles} onCommit={(y) => set({ offset: { ...offset, y } })} />
					</Field>
					<Checkbox checked={removeObjects} onChange={(next) => set({ removeObjects: next })}>
						{rareText.mapDialogs.removeObjects}
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
