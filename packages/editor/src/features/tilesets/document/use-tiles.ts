import type { PictureShelf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { targetsOf } from '@tilewright/ops';
import type { TilesetArt } from '@tilewright/render';
import { tilesetArt } from '@tilewright/render/internal';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ShownTile, TileLayout } from '../../../tile-grid/tile-layout.ts';
import { layoutTiles } from '../../../tile-grid/tile-layout.ts';
import { shownTiles } from '../panel/tileset-views.ts';
import { fittedZoom } from './tileset-zoom.ts';

/** The space around the tiles, in pixels of the page. */
const MARGIN = 16;

/** About the number of tiles of a collection that are in a row at first. */
const IN_A_ROW = 8;

/** The tiles of a tileset as a grid shows them. */
export interface Tiles {
	readonly art: TilesetArt;
	readonly pictures: PictureShelf;
	readonly layout: TileLayout;
	readonly zoom: number;
	/** The zoom at which they fill the width. */
	readonly fitted: number;
}

/**
 * Arranges the tiles of a tileset as in its image; those of a collection follow each other.
 *
 * @param host - has the grid in it
 * @param chosen - the pixels of the page for each pixel of a tile; `undefined` to fill the width
 * @param least - the width below which a tile is not shown while none is chosen, in pixels of the page
 */
export function useTiles(session: TilesetSession, host: RefObject<HTMLElement>, chosen: number | undefined, least = 0): Tiles {
	const [room, setRoom] = useState(640);
	const tileset = session.doc.value;
	const path = session.path.value;
	const pictures = picturesOf(session.files);
	pictures.loads.value;
	const { loadPathOf } = targetsOf(session.graph.value, path);
	const art = useMemo(() => tilesetArt(tileset, loadPathOf, pictures.facts), [tileset, path, pictures.loads.value]);
	const tiles = useMemo(() => shownTiles(tileset, (id) => art.art(id), { words: '', used: undefined }), [tileset, art]);
	const columns = tileset.columns > 0 ? tileset.columns : undefined;
	const sheet = useMemo(() => (columns === undefined ? undefined : layoutTiles(tiles, columns, 0)), [tiles, columns]);
	const mean = meanWidth(tiles);
	const fitted = Math.max(fittedZoom(sheet?.width ?? IN_A_ROW * mean, room - MARGIN), fittedZoom(1, least / Math.max(1, mean)));
	const zoom = chosen ?? fitted;
	const wrapAt = sheet === undefined ? (room - MARGIN) / zoom : 0;
	const layout = useMemo(() => sheet ?? layoutTiles(tiles, undefined, wrapAt), [sheet, tiles, wrapAt]);
	useEffect(() => {
		if (host.current === null) return;
		const resized = new ResizeObserver(([entry]) => {
			if (entry !== undefined) setRoom(entry.contentRect.width);
		});
		resized.observe(host.current);
		return () => resized.disconnect();
	}, []);
	useEffect(() => {
		if (art.unsized !== undefined) pictures.want([art.unsized]);
	}, [art, pictures]);
	return { art, pictures, layout, zoom, fitted };
}

const meanWidth = (tiles: readonly ShownTile[]): number => tiles.reduce((sum, { width }) => sum + width, 0) / Math.max(1, tiles.length);
