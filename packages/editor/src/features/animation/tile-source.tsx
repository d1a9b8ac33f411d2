import { zoomStep } from '@tilewright/editor-canvas/camera/camera.ts';
import { Plus } from 'lucide-preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { TileGrid } from '../../tile-grid/tile-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { useTiles } from '../tilesets/document/use-tiles.ts';
import { addTiles } from './change-frames.ts';
import type { FrameList } from './frame-list.ts';
import { framesWords } from './frames-words.ts';

/** The width below which a tile is not shown at first, in pixels. */
const LEAST = 24;

/** The tiles of the tileset once more: selecting tiles here does not change which tile is animated. */
export function TileSource({ list }: { readonly list: FrameList }) {
	const { session } = list;
	const words = framesWords;
	const host = useRef<HTMLDivElement>(null);
	const [chosen, setChosen] = useState<number | undefined>(undefined);
	const [wanted, setWanted] = useState<readonly number[]>([]);
	const selected = useMemo(() => wanted.filter((id) => session.hasTile(id)), [wanted, session.doc.value]);
	const { art, pictures, layout, zoom } = useTiles(session, host, chosen, LEAST);
	return (
		<section class="tile-animation-source" aria-label={words.tiles}>
			<div class="tile-animation-add">
				<h3>{words.tiles}</h3>
				<Button icon={Plus} disabled={selected.length === 0} onClick={() => addTiles(list, selected)}>
					{words.add}
				</Button>
			</div>
			<div ref={host} class="tile-animation-tiles">
				<TileGrid
					name={words.toAdd(session.doc.value.name)}
					layout={layout}
					art={art}
					pictures={pictures}
					zoom={zoom}
					selected={selected}
					onSelect={setWanted}
					onZoom={(direction) => setChosen(zoomStep(zoom, direction))}
					onPick={(ids) => addTiles(list, ids)}
					drag={{ owner: session, takes: () => true }}
				/>
			</div>
		</section>
	);
}
