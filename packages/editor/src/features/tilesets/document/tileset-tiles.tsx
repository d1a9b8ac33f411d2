import { useSignal } from '@preact/signals';
import { zoomStep } from '@tilewright/editor-canvas/camera/camera.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useEditor } from '../../../page/context.ts';
import { TileGrid } from '../../../tile-grid/tile-grid.tsx';
import { tileGridWords } from '../../../tile-grid/tile-grid-words.ts';
import { openMenu } from '../../../ui/menu.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { tilesetDocumentWords } from '../tileset-document-words.ts';
import type { TileGap } from './rearrange-tiles.ts';
import { useZoom } from './tileset-zoom.ts';
import { useTiles } from './use-tiles.ts';

/** The actions on the selected tiles, and on the tileset. */
const TILE_MENU = ['ShowAnimationEditor', 'EditCollision', 'EditWang', 'separator', 'TilesetProperties'] as const;

/** And with those of a collection, which have images of their own. */
const IMAGE_MENU = ['RemoveTiles', 'ReplaceTilesetImage', 'separator'] as const;

/** The tiles of a tileset, with those that are selected. */
export function TilesetTiles({ session }: { readonly session: TilesetSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	const { art, pictures, layout, zoom, fitted } = useTiles(session, host, session.zoom.value);
	useZoom(editor, session, fitted);
	const selected = session.selectedTiles.value;
	const isRearranged = session.isRearranged.value && session.doc.value.image === undefined;
	const isAnimating = panelControls(editor).value?.shown.value.has('tile-animation') === true;
	// Several selected tiles can be dragged into an animation; else a drag selects others.
	const takes = (id: number): boolean => isRearranged || (selected.length > 1 && selected.includes(id));
	const gap = useSignal<TileGap | undefined>(undefined);
	const shown = useRef({ layout, zoom });
	shown.current = { layout, zoom };
	useLater(isRearranged, async () => {
		const { rearrangeIn } = await import('./rearrange-tiles.ts');
		return () => (host.current === null ? undefined : rearrangeIn(host.current, session, () => shown.current, gap));
	});
	const { tileMarking } = useLoaded(editor, () => import('../../terrain/tile-marking.ts')) ?? {};
	const terrain = useMemo(() => tileMarking?.(editor, session), [editor, session, tileMarking]);
	const marking = session.terrain.isMarking.value ? terrain : undefined;
	useEffect(() => marking?.listen(window), [marking]);
	return (
		<div ref={host} class="tileset-document-tiles">
			{layout.tiles.length === 0 ? (
				<p class="empty">{tilesetDocumentWords.noTiles}</p>
			) : (
				<TileGrid
					name={session.doc.value.name}
					layout={layout}
					art={art}
					pictures={pictures}
					zoom={zoom}
					selected={selected}
					animated={editor.preferences.showAnimations.value}
					onSelect={(ids) => {
						session.selectedTiles.value = ids;
						const shapes = session.shapes.value;
						if (shapes !== undefined) shapes.selectedObjects.value = [];
					}}
					onZoom={(direction) => {
						session.zoom.value = zoomStep(zoom, direction);
					}}
					onMenu={(at) => {
						const entries = [
							...(terrain?.entries() ?? []),
							'separator',
							...(session.doc.value.image === undefined ? IMAGE_MENU : []),
							...TILE_MENU,
						];
						void openMenu(editor, at, entries, tileGridWords.tilesOf(session.doc.value.name));
					}}
					marker={marking?.marker}
					drag={isAnimating || isRearranged ? { owner: session, takes } : undefined}
				/>
			)}
			{gap.value !== undefined && (
				<div class="tile-gap" style={{ left: `${gap.value.x}px`, top: `${gap.value.y}px`, height: `${gap.value.height}px` }} />
			)}
		</div>
	);
}
