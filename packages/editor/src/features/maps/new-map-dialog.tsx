import type { NewMap } from '@tilewright/editor-core/session/create-new-map.ts';
import { createNewMap, inOrientation, isTooLarge } from '@tilewright/editor-core/session/create-new-map.ts';
import { geometryOf } from '@tilewright/geometry';
import { useState } from 'preact/hooks';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, NumberInput, Select } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { GridPreview } from './grid-preview.tsx';
import { newMapWords } from './new-map-words.ts';
import '../../ui/form-dialogs.css';

const { orientations, renderOrders } = newMapWords;
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
			title={newMapWords.title}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => onClose(wanted)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{newMapWords.create}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={newMapWords.orientation}>
						<Select
							value={wanted.orientation}
							options={ORIENTATIONS.map((value) => ({ value, text: orientations[value] }))}
							onChange={(orientation) => setWanted(inOrientation(wanted, orientation))}
						/>
					</Field>
					<Field label={newMapWords.size}>
						<Select
							value={wanted.infinite ? 'infinite' : 'fixed'}
							options={[
								{ value: 'fixed', text: newMapWords.fixed },
								{ value: 'infinite', text: newMapWords.infinite },
							]}
							onChange={(size) => set({ infinite: size === 'infinite' })}
						/>
					</Field>
					{!wanted.infinite && (
						<>
							<Field label={newMapWords.width}>
								<NumberInput value={wanted.width} min={1} max={100_000} unit={uiWords.tiles} onCommit={(width) => set({ width })} />
							</Field>
							<Field label={newMapWords.height}>
								<NumberInput value={wanted.height} min={1} max={100_000} unit={uiWords.tiles} onCommit={(height) => set({ height })} />
							</Field>
						</>
					)}
					<Field label={newMapWords.tileWidth}>
						<NumberInput value={wanted.tilewidth} min={1} max={10_000} unit={uiWords.pixels} onCommit={(tilewidth) => set({ tilewidth })} />
					</Field>
					<Field label={newMapWords.tileHeight}>
						<NumberInput
							value={wanted.tileheight}
							min={1}
							max={10_000}
							unit={uiWords.pixels}
							onCommit={(tileheight) => set({ tileheight })}
						/>
					</Field>
					<Field label={newMapWords.layerFormat}>
						<Select
							value={wanted.format}
							options={FORMATS.map((value) => ({ value, text: filesWords.encodings[value] }))}
							onChange={(format) => set({ format })}
						/>
					</Field>
					{wanted.orientation === 'orthogonal' && (
						<Field label={newMapWords.renderOrder}>
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
					<figcaption>{wanted.infinite ? newMapWords.infinite : newMapWords.pixelSize(width, height)}</figcaption>
				</figure>
			</div>
			{isTooLarge(wanted) && <p class="dialog-note">{newMapWords.tooLarge}</p>}
		</Dialog>
	);
}
