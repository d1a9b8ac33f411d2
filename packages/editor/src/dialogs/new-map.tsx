import { geometryOf } from '@tilewright/geometry';
import { useState } from 'preact/hooks';
import { text } from '../messages/text.ts';
import type { NewMap } from '../session/create-new-map.ts';
import { createNewMap, inOrientation, isTooLarge } from '../session/create-new-map.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, NumberInput, Select } from '../ui/fields.ts';
import { GridPreview } from './grid-preview.tsx';
import './map-dialogs.css';

const { orientations, renderOrders } = text.newMap;
const ORIENTATIONS = ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'] as const;
const FORMATS = ['csv', 'base64', 'zlib', 'gzip', 'zstd'] as const;
const RENDER_ORDERS = ['right-down', 'right-up', 'left-down', 'left-up'] as const;

/** Asks what a new map is like (rule E79). */
export function NewMapDialog({ initial, onClose }: { readonly initial: NewMap; readonly onClose: (map?: NewMap) => void }) {
	const [wanted, setWanted] = useState(initial);
	const set = (change: Partial<NewMap>): void => setWanted({ ...wanted, ...change });
	// The picture needs no cells, so that it also shows maps that are too large for memory.
	const shape = createNewMap({ ...wanted, width: Math.min(64, wanted.width), height: Math.min(64, wanted.height) });
	const { width, height } = geometryOf(shape).bounds({ x: 0, y: 0, width: wanted.width, height: wanted.height });
	return (
		<Dialog
			title={text.newMap.title}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => onClose(wanted)}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit>
						{text.newMap.create}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={text.newMap.orientation}>
						<Select
							value={wanted.orientation}
							options={ORIENTATIONS.map((value) => ({ value, text: orientations[value] }))}
							onChange={(orientation) => setWanted(inOrientation(wanted, orientation))}
						/>
					</Field>
					<Field label={text.newMap.size}>
						<Select
							value={wanted.infinite ? 'infinite' : 'fixed'}
							options={[
								{ value: 'fixed', text: text.newMap.fixed },
								{ value: 'infinite', text: text.newMap.infinite },
							]}
							onChange={(size) => set({ infinite: size === 'infinite' })}
						/>
					</Field>
					{!wanted.infinite && (
						<>
							<Field label={text.newMap.width}>
								<NumberInput value={wanted.width} min={1} max={100_000} unit={text.newMap.tiles} onCommit={(width) => set({ width })} />
							</Field>
							<Field label={text.newMap.height}>
								<NumberInput value={wanted.height} min={1} max={100_000} unit={text.newMap.tiles} onCommit={(height) => set({ height })} />
							</Field>
						</>
					)}
					<Field label={text.newMap.tileWidth}>
						<NumberInput
							value={wanted.tilewidth}
							min={1}
							max={10_000}
							unit={text.newMap.pixels}
							onCommit={(tilewidth) => set({ tilewidth })}
						/>
					</Field>
					<Field label={text.newMap.tileHeight}>
						<NumberInput
							value={wanted.tileheight}
							min={1}
							max={10_000}
							unit={text.newMap.pixels}
							onCommit={(tileheight) => set({ tileheight })}
						/>
					</Field>
					<Field label={text.newMap.layerFormat}>
						<Select
							value={wanted.format}
							options={FORMATS.map((value) => ({ value, text: text.files.encodings[value] }))}
							onChange={(format) => set({ format })}
						/>
					</Field>
					{wanted.orientation === 'orthogonal' && (
						<Field label={text.newMap.renderOrder}>
							<Select
								value={wanted.renderorder}
								options={RENDER_ORDERS.map((value) => ({ value, text: renderOrders[value] }))}
								onChange={(renderorder) => set({ renderorder })}
							/>
						</Field>
					)}
				</div>
				<figure class="map-dialog-preview">
					<GridPreview map={shape} />
					<figcaption>{wanted.infinite ? text.newMap.infinite : text.newMap.pixelSize(width, height)}</figcaption>
				</figure>
			</div>
			{isTooLarge(wanted) && <p class="dialog-note">{text.newMap.tooLarge}</p>}
		</Dialog>
	);
}
