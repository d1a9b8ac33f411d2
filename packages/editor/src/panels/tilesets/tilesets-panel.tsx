import { clipOf } from '@tilewright/edit';
import { targetsOf, usedGids } from '@tilewright/ops';
import { tilesetArt } from '@tilewright/render/internal';
import { Filter, Grid2x2, Plus, Search } from 'lucide-preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { runAction } from '../../actions/run.ts';
import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import { filesOfMap } from '../../session/files-of-map.ts';
import type { MapSession } from '../../session/map-session.ts';
import { takeStamp } from '../../tools/tiles/take-stamp.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { picturesOf } from '../../viewport/pictures.ts';
import type { Panel } from '../panel.ts';
import { stampOfTiles } from './stamp-of-tiles.ts';
import { TileGrid } from './tile-grid.tsx';
import { layoutTiles } from './tile-layout.ts';
import { TilesetTabs } from './tileset-tabs.tsx';
import type { TilesetView } from './tileset-views.ts';
import { shownTiles, tilesetViews, usedIds } from './tileset-views.ts';
import './tilesets.css';

/** The tilesets of the map: what is selected here is painted (rules E87, E88). */
export const tilesetsPanel: Panel = {
	id: 'tilesets',
	title: text.tilesets.title,
	icon: Grid2x2,
	component: TilesetsPanel,
	place: 'right-bottom',
};

function TilesetsPanel() {
	const { currentMap } = useEditor();
	const session = currentMap.value;
	return session === undefined ? <p class="empty">{text.panels.noMap}</p> : <TilesetsOf key={session.id} session={session} />;
}

function TilesetsOf({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const [words, setWords] = useState('');
	const [onlyUsed, setOnlyUsed] = useState(false);
	const { tilesets } = session.map.value;
	const graph = session.graph.value;
	const path = session.path.value;
	const views = useMemo(() => tilesetViews(session.map.value, path, graph), [tilesets, graph.files, path]);
	const view = views[session.currentTileset.value] ?? views[0];
	if (view === undefined)
		return (
			<div class="empty">
				<p>{text.tilesets.none}</p>
				<div class="empty-actions">
					<button type="button" class="button" onClick={() => runAction(editor, 'NewTileset')}>
						{text.actions.newTileset}
					</button>
					<button type="button" class="button" onClick={() => runAction(editor, 'AddExternalTileset')}>
						{text.actions.addExternalTileset}
					</button>
				</div>
			</div>
		);
	const select = (position: number): void => {
		session.currentTileset.value = position;
		session.selectedTiles.value = [];
	};
	return (
		<div class="tilesets">
			<div class="tilesets-head">
				<TilesetTabs session={session} views={views} current={view.position} onSelect={select} />
				<IconButton icon={Plus} label={text.actions.addExternalTileset} onClick={() => runAction(editor, 'AddExternalTileset')} />
			</div>
			<div class="tilesets-search">
				<Search size={14} aria-hidden="true" />
				<input
					type="search"
					aria-label={text.tilesets.search}
					placeholder={text.tilesets.search}
					value={words}
					onInput={(event) => setWords(event.currentTarget.value)}
				/>
				<IconButton icon={Filter} label={text.tilesets.onlyUsed} pressed={onlyUsed} onClick={() => setOnlyUsed(!onlyUsed)} />
			</div>
			{view.content === undefined ? (
				<div class="empty">
					<p>{text.tilesets.missing(view.path)}</p>
					<div class="empty-actions">
						<Button onClick={() => runAction(editor, 'ReplaceTileset')}>{text.actions.replaceTileset}</Button>
						<Button onClick={() => runAction(editor, 'RemoveTileset')}>{text.actions.removeTileset}</Button>
					</div>
				</div>
			) : (
				<TilesOf key={view.path + view.position} session={session} view={view} content={view.content} words={words} onlyUsed={onlyUsed} />
			)}
		</div>
	);
}

const ZOOMS = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8];

interface TilesProps {
	readonly session: MapSession;
	readonly view: TilesetView;
	readonly content: NonNullable<TilesetView['content']>;
	readonly words: string;
	readonly onlyUsed: boolean;
}

function TilesOf({ session, view, content, words, onlyUsed }: TilesProps) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(240);
	const [zoom, setZoom] = useState(() => (content.tilewidth >= 48 ? 1 : 2));
	const pictures = picturesOf(session.files);
	pictures.loads.value;
	const { loadPathOf } = targetsOf(session.graph.value, view.path);
	const art = useMemo(() => tilesetArt(content, loadPathOf, pictures.facts), [content, loadPathOf, pictures.loads.value]);
	// Which tiles are used is looked up when the filter is switched on, not at every stroke.
	const used = useMemo(
		() => (onlyUsed ? usedIds(usedGids(session.map.value), session.map.value, view.position) : undefined),
		[onlyUsed, view],
	);
	const tiles = useMemo(() => shownTiles(content, (id) => art.art(id), { words, used }), [content, art, words, used]);
	const isWhole = words.trim() === '' && used === undefined;
	const columns = isWhole && content.columns > 0 ? content.columns : undefined;
	const layout = useMemo(
		() => layoutTiles(tiles, columns, (width - 16) / zoom),
		[tiles, columns, columns === undefined ? width / zoom : 0],
	);
	useEffect(() => {
		if (host.current === null) return;
		const resized = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 240));
		resized.observe(host.current);
		return () => resized.disconnect();
	}, []);
	useEffect(() => {
		if (art.unsized !== undefined) pictures.want([art.unsized]);
	}, [art, pictures]);
	const selected = session.currentTileset.value === view.position ? session.selectedTiles.value : [];
	return (
		<div ref={host} class="tilesets-tiles">
			{tiles.length === 0 ? (
				<p class="empty">{text.tilesets.nothingFound}</p>
			) : (
				<TileGrid
					name={view.name}
					layout={layout}
					art={art}
					pictures={pictures}
					zoom={zoom}
					selected={selected}
					onSelect={(ids) => {
						session.currentTileset.value = view.position;
						session.selectedTiles.value = ids;
						if (ids.length === 0) return;
						const clip = clipOf(session.map.value, stampOfTiles(layout, new Set(ids), view.entry.firstgid));
						takeStamp(editor, [{ clip, files: filesOfMap(session) }]);
					}}
					onZoom={(direction) => setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + direction))] ?? 1)}
				/>
			)}
		</div>
	);
}
