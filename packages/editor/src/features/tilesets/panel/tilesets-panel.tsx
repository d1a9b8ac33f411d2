import { clipOf } from '@tilewright/edit';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { takeStamp } from '@tilewright/editor-canvas/tools/tiles/take-stamp.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { targetsOf, usedGids } from '@tilewright/ops';
import { tilesetArt } from '@tilewright/render/internal';
import { Filter, Grid2x2, Plus, Search, TextWrap } from 'lucide-preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Panel } from '../../../contributions/panel.ts';
import { panelsWords } from '../../../contributions/panels-words.ts';
import { takeProjectFiles } from '../../../contributions/project-drops.ts';
import { useEditor } from '../../../page/context.ts';
import { fittingZoom, ZOOMS } from '../../../tile-grid/fitting-zoom.ts';
import { stampOfTiles } from '../../../tile-grid/stamp-of-tiles.ts';
import { TileGrid } from '../../../tile-grid/tile-grid.tsx';
import { tileGridWords } from '../../../tile-grid/tile-grid-words.ts';
import { layoutTiles } from '../../../tile-grid/tile-layout.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { Select } from '../../../ui/fields.ts';
import { openMenu } from '../../../ui/menu.tsx';
import { tilesetActionsWords } from '../tileset-actions-words.ts';
import { tilesetTabsWords } from '../tileset-tabs-words.ts';
import { tilesetsWords } from '../tilesets-words.ts';
import { inTabOrder, movedTab } from './tab-order.ts';
import { TilesetTabs } from './tileset-tabs.tsx';
import type { TilesetView } from './tileset-views.ts';
import { shownTiles, tilesetViews, usedIds } from './tileset-views.ts';
import './tilesets.css';

/** With more tilesets, their tabs can be filtered by name. With fewer, the field would take the room of tabs. */
const MOST_AT_A_GLANCE = 4;

/** The tilesets of the map: the tiles that are selected here are painted (rules E87, E88). */
export const tilesetsPanel: Panel = {
	id: 'tilesets',
	title: tilesetsWords.title,
	icon: Grid2x2,
	component: TilesetsPanel,
	kinds: ['map'],
	place: 'right-bottom',
};

function TilesetsPanel() {
	const { currentMap } = useEditor();
	const session = currentMap.value;
	return session === undefined ? <p class="empty">{panelsWords.noMap}</p> : <TilesetsOf key={session.id} session={session} />;
}

function TilesetsOf({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const [names, setNames] = useState('');
	const [words, setWords] = useState('');
	const [onlyUsed, setOnlyUsed] = useState(false);
	/** By the tilesets whose zoom was chosen. */
	const [zooms, setZooms] = useState<ReadonlyMap<string, number>>(new Map());
	/** Those whose tiles are not arranged as in their image. */
	const [wrapped, setWrapped] = useState<ReadonlySet<string>>(new Set());
	const [width, setWidth] = useState(0);
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (host.current === null) return;
		const resized = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
		resized.observe(host.current);
		return () => resized.disconnect();
	}, []);
	useEffect(() => (host.current === null ? undefined : takeProjectFiles(editor, session, host.current)));
	const { tilesets } = session.structure.value;
	const graph = session.structureGraph.value;
	const path = session.path.value;
	const views = useMemo(() => tilesetViews(session.structure.value, path, graph), [tilesets, graph.files, path]);
	const view = views[session.currentTileset.value] ?? views[0];
	if (view === undefined)
		return (
			<div ref={host} class="empty">
				<p>{tilesetsWords.none}</p>
				<div class="empty-actions">
					<Button primary onClick={() => runAction(editor, 'NewTileset')}>
						{tilesetActionsWords.newTileset}
					</Button>
					<Button onClick={() => runAction(editor, 'AddExternalTileset')}>{tilesetActionsWords.addExternalTileset}</Button>
				</div>
			</div>
		);
	const select = (position: number): void => {
		session.currentTileset.value = position;
		session.selectedTiles.value = [];
	};
	const { tilesetOrder } = editor.preferences;
	const tabs = inTabOrder(views, tilesetOrder.value);
	const shown = tabs.filter(({ name }) => name.toLowerCase().includes(names.trim().toLowerCase()));
	const move = (position: number, to: number): void => {
		const [tab, place] = [views[position], views[to]];
		if (tab !== undefined && place !== undefined) tilesetOrder.value = movedTab(tabs, tab, place, tilesetOrder.value);
	};
	const key = view.path + view.position;
	const zoom = zooms.get(key) ?? (view.content === undefined ? 1 : fittingZoom(view.content, width));
	const isWrapped = wrapped.has(key);
	const toggleWrapped = (): void => {
		const next = new Set(wrapped);
		if (!next.delete(key)) next.add(key);
		setWrapped(next);
	};
	const setZoom = (value: number): void => setZooms(new Map(zooms).set(key, value));
	return (
		<div ref={host} class="tilesets">
			<div class="tilesets-head">
				{views.length > MOST_AT_A_GLANCE && (
					<input
						type="search"
						aria-label={tilesetTabsWords.filter}
						placeholder={tilesetTabsWords.filterShort}
						data-tip={tilesetTabsWords.filter}
						value={names}
						onInput={(event) => setNames(event.currentTarget.value)}
						onKeyDown={({ key: pressed }) => {
							if (pressed === 'Enter' && shown[0] !== undefined) select(shown[0].position);
						}}
					/>
				)}
				{shown.length === 0 ? (
					<p class="tileset-tabs">{tilesetTabsWords.noneFound}</p>
				) : (
					<TilesetTabs views={shown} current={view.position} onSelect={select} onMove={move} />
				)}
				<CommandButton id="EditTileset" />
				<IconButton icon={Plus} label={tilesetActionsWords.addExternalTileset} onClick={() => runAction(editor, 'AddExternalTileset')} />
			</div>
			<div class="tilesets-search">
				<Search size={14} aria-hidden="true" />
				<input
					type="search"
					aria-label={tilesetsWords.search}
					placeholder={tilesetsWords.searchShort}
					data-tip={tilesetsWords.search}
					value={words}
					onInput={(event) => setWords(event.currentTarget.value)}
				/>
				<IconButton icon={Filter} label={tilesetsWords.onlyUsed} pressed={onlyUsed} onClick={() => setOnlyUsed(!onlyUsed)} />
				<IconButton icon={TextWrap} label={tilesetsWords.wrap} pressed={isWrapped} onClick={toggleWrapped} />
				<Select
					label={tilesetsWords.zoom}
					value={zoom}
					options={ZOOMS.map((value) => ({ value, text: tilesetsWords.percent(value) }))}
					onChange={setZoom}
				/>
			</div>
			{view.content === undefined ? (
				<div class="empty">
					<p>{tilesetsWords.missing(view.path)}</p>
					<div class="empty-actions">
						<Button onClick={() => runAction(editor, 'ReplaceTileset')}>{tilesetActionsWords.replaceTileset}</Button>
						<Button onClick={() => runAction(editor, 'RemoveTileset')}>{tilesetActionsWords.removeTileset}</Button>
					</div>
				</div>
			) : (
				<TilesOf
					key={key}
					session={session}
					view={view}
					content={view.content}
					words={words}
					onlyUsed={onlyUsed}
					isWrapped={isWrapped}
					width={width}
					zoom={zoom}
					onZoom={(direction) => setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.indexOf(zoom) + direction))] ?? 1)}
				/>
			)}
		</div>
	);
}

/** The actions on the selected tiles, and on the tileset. */
const TILE_MENU = ['SwapTiles', 'separator', 'EditTileset', 'TilesetProperties'] as const;

interface TilesProps {
	readonly session: MapSession;
	readonly view: TilesetView;
	readonly content: NonNullable<TilesetView['content']>;
	readonly words: string;
	readonly onlyUsed: boolean;
	/** Whether a row is as long as the panel is wide, instead of as in the image. */
	readonly isWrapped: boolean;
	/** Of the panel, in pixels of the page. */
	readonly width: number;
	readonly zoom: number;
	readonly onZoom: (direction: 1 | -1) => void;
}

function TilesOf({ session, view, content, words, onlyUsed, isWrapped, width, zoom, onZoom }: TilesProps) {
	const editor = useEditor();
	const pictures = picturesOf(session.files);
	pictures.loads.value;
	const { loadPathOf } = targetsOf(session.structureGraph.value, view.path);
	const art = useMemo(() => tilesetArt(content, loadPathOf, pictures.facts), [content, loadPathOf, pictures.loads.value]);
	// Which tiles are used is looked up when the filter is switched on, not at every stroke.
	const used = useMemo(
		() => (onlyUsed ? usedIds(usedGids(session.map.peek()), session.map.peek(), view.position) : undefined),
		[onlyUsed, view],
	);
	const tiles = useMemo(() => shownTiles(content, (id) => art.art(id), { words, used }), [content, art, words, used]);
	const isWhole = !isWrapped && words.trim() === '' && used === undefined;
	const columns = isWhole && content.columns > 0 ? content.columns : undefined;
	const layout = useMemo(
		() => layoutTiles(tiles, columns, (width - 16) / zoom),
		[tiles, columns, columns === undefined ? width / zoom : 0],
	);
	useEffect(() => {
		if (art.unsized !== undefined) pictures.want([art.unsized]);
	}, [art, pictures]);
	const selected = session.currentTileset.value === view.position ? session.selectedTiles.value : [];
	return (
		<div class="tilesets-tiles">
			{tiles.length === 0 ? (
				<p class="empty">{tilesetsWords.nothingFound}</p>
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
					onZoom={onZoom}
					onMenu={(at) => void openMenu(editor, at, TILE_MENU, tileGridWords.tilesOf(view.name))}
				/>
			)}
		</div>
	);
}
