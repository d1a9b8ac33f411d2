import { targetsOf } from '@tilewright/ops';
import { tilesetArt } from '@tilewright/render/internal';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import { TileGrid } from '../../panels/tilesets/tile-grid.tsx';
import type { ShownTile } from '../../panels/tilesets/tile-layout.ts';
import { layoutTiles } from '../../panels/tilesets/tile-layout.ts';
import { shownTiles } from '../../panels/tilesets/tileset-views.ts';
import type { TilesetSession } from '../../session/tileset-session.ts';
import { zoomStep } from '../../viewport/camera.ts';
import { picturesOf } from '../../viewport/pictures.ts';
import { fittedZoom, useZoom } from './tileset-zoom.ts';

/** The space around the tiles, in pixels of the page. */
const MARGIN = 16;

/** About so many tiles of a collection are in a row at first. */
const IN_A_ROW = 8;

const meanWidth = (tiles: readonly ShownTile[]): number => tiles.reduce((sum, { width }) => sum + width, 0) / Math.max(1, tiles.length);

/** The tiles of a tileset, arranged as in its image; those of a collection follow each other. */
export function TilesetTiles({ session }: { readonly session: TilesetSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 640, height: 480 });
	const tileset = session.doc.value;
	const path = session.path.value;
	const pictures = picturesOf(session.files);
	pictures.loads.value;
	const { loadPathOf } = targetsOf(session.graph.value, path);
	const art = useMemo(() => tilesetArt(tileset, loadPathOf, pictures.facts), [tileset, path, pictures.loads.value]);
	const tiles = useMemo(() => shownTiles(tileset, (id) => art.art(id), { words: '', used: undefined }), [tileset, art]);
	const columns = tileset.columns > 0 ? tileset.columns : undefined;
	const sheet = useMemo(() => (columns === undefined ? undefined : layoutTiles(tiles, columns, 0)), [tiles, columns]);
	const fitted = fittedZoom(sheet?.width ?? IN_A_ROW * meanWidth(tiles), room.width - MARGIN);
	const zoom = session.zoom.value ?? fitted;
	const wrapAt = sheet === undefined ? (room.width - MARGIN) / zoom : 0;
	const layout = useMemo(() => sheet ?? layoutTiles(tiles, undefined, wrapAt), [sheet, tiles, wrapAt]);
	useZoom(editor, session, fitted);
	useEffect(() => {
		if (host.current === null) return;
		const resized = new ResizeObserver(([entry]) => {
			if (entry !== undefined) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
		});
		resized.observe(host.current);
		return () => resized.disconnect();
	}, []);
	useEffect(() => {
		if (art.unsized !== undefined) pictures.want([art.unsized]);
	}, [art, pictures]);
	return (
		<div ref={host} class="tileset-document-tiles">
			{tiles.length === 0 ? (
				<p class="empty">{text.tilesetDocument.noTiles}</p>
			) : (
				<TileGrid
					name={tileset.name}
					layout={layout}
					art={art}
					pictures={pictures}
					zoom={zoom}
					selected={session.selectedTiles.value}
					animated={editor.preferences.showAnimations.value}
					onSelect={(ids) => {
						session.selectedTiles.value = ids;
						const shapes = session.shapes.value;
						if (shapes !== undefined) shapes.selectedObjects.value = [];
					}}
					onZoom={(direction) => {
						session.zoom.value = zoomStep(zoom, direction);
					}}
				/>
			)}
		</div>
	);
}
