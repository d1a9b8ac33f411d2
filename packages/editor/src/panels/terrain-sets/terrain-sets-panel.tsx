import { Eraser, Mountain } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { useEditor } from '../../app/context.ts';
import { laterText } from '../../messages/later-text.ts';
import { text } from '../../messages/text.ts';
import type { MapSession } from '../../session/map-session.ts';
import { chooseTool } from '../../tools/current-tool.ts';
import type { TerrainTileset } from '../../tools/tiles/terrain-choice.ts';
import { terrainTilesets } from '../../tools/tiles/terrain-choice.ts';
import { TilePicture } from '../../ui/tile-picture.tsx';
import type { Panel } from '../panel.ts';
import { tileOfColor } from './tile-of-color.ts';
import './terrain-sets.css';

/** The Wang sets of the map's tilesets: here the user chooses what the terrain brush paints (rules Q30, Q38). */
export const terrainSetsPanel: Panel = {
	id: 'terrain-sets',
	title: laterText.terrainSets.title,
	icon: Mountain,
	component: TerrainSetsPanel,
	kinds: ['map'],
	place: 'right-bottom',
};

function TerrainSetsPanel() {
	const session = useEditor().currentMap.value;
	return session === undefined ? <p class="empty">{text.panels.noMap}</p> : <TerrainSets key={session.id} session={session} />;
}

function TerrainSets({ session }: { readonly session: MapSession }) {
	const tilesets = useMemo(() => terrainTilesets(session), [session]).value;
	if (tilesets.length === 0) return <p class="empty">{laterText.terrainSets.none}</p>;
	return (
		<div class="terrain-sets">
			{tilesets.map((tileset) => (
				<section key={tileset.key} aria-label={tileset.content.name}>
					{tilesets.length > 1 && <h2>{tileset.content.name}</h2>}
					{tileset.content.wangsets.map((_, position) => (
						<Colors key={position} session={session} tileset={tileset} position={position} />
					))}
				</section>
			))}
		</div>
	);
}

interface ColorsProps {
	readonly session: MapSession;
	readonly tileset: TerrainTileset;
	/** The position of the Wang set in the list of the tileset. */
	readonly position: number;
}

function Colors({ session, tileset: { key, content, path }, position }: ColorsProps) {
	const editor = useEditor();
	const set = content.wangsets[position];
	if (set === undefined) return null;
	const chosen = editor.tileOptions.terrain.value;
	const isChosen = (color: number): boolean => chosen?.tileset === key && chosen.set === position && chosen.color === color;
	const choose = (color: number): void => {
		editor.tileOptions.terrain.value = { tileset: key, set: position, color };
		// In terrain fill mode, the tool fills with the set.
		if (editor.tileOptions.fill.value !== 'terrain') chooseTool(editor, 'WangBrushTool');
	};
	const name = set.name === '' ? laterText.terrainSets.set(position + 1) : set.name;
	return (
		<div class="terrain-set">
			<h3>
				{name} <span class="dim">{laterText.terrainSets.types[set.type]}</span>
			</h3>
			<fieldset class="terrain-colors" aria-label={laterText.terrainSets.colorsOf(name)}>
				{set.colors.map(({ name: own, color, tile }, index) => (
					<button key={index} type="button" class="terrain-color" aria-pressed={isChosen(index + 1)} onClick={() => choose(index + 1)}>
						<TilePicture session={session} tileset={content} path={path} id={tileOfColor(set, tile, index + 1)} size={32} />
						<span class="terrain-strip" style={{ background: cssColor(color) }} />
						{own === '' ? laterText.terrainSets.color(index + 1) : own}
					</button>
				))}
				<button type="button" class="terrain-color" aria-pressed={isChosen(0)} onClick={() => choose(0)}>
					<Eraser size={20} aria-hidden="true" />
					{laterText.terrainSets.erase}
				</button>
			</fieldset>
		</div>
	);
}

/** A color of the format, `#AARRGGBB` or `#RRGGBB`, as browsers have it. Anything else is not used. */
function cssColor(color: string): string {
	const [, alpha = '', rest] = /^#?([0-9a-f]{2})?([0-9a-f]{6})$/i.exec(color) ?? [];
	return rest === undefined ? 'transparent' : `#${rest}${alpha}`;
}
