import { chooseTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import type { TerrainTileset } from '@tilewright/editor-canvas/tools/tiles/terrain-choice.ts';
import { terrainTilesets } from '@tilewright/editor-canvas/tools/tiles/terrain-choice.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { Eraser, PencilRuler } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { openPath } from '../../opening/open-path.ts';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { ColorLook } from './color-look.tsx';
import { nameOfColor, nameOfSet } from './terrain-names.ts';
import { terrainSetsWords } from './terrain-sets-words.ts';

const words = terrainSetsWords;

/** The Wang sets of the tilesets of a map: here the user chooses what the terrain brush paints (rules Q30, Q38). */
export function ChooseTerrain({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const tilesets = useMemo(() => terrainTilesets(session), [session]).value;
	if (tilesets.length === 0)
		return (
			<div class="empty">
				<p>{words.none}</p>
				<p>{words.howToAdd}</p>
			</div>
		);
	return (
		<div class="terrain-sets">
			{tilesets.map((tileset) => (
				<section key={tileset.key} aria-label={tileset.content.name}>
					{(tilesets.length > 1 || tileset.isFile) && (
						<h2>
							{tileset.content.name}
							{tileset.isFile && (
								<IconButton
									icon={PencilRuler}
									label={words.editOf(tileset.content.name)}
									onClick={() => void openPath(editor, tileset.path, session.files)}
								/>
							)}
						</h2>
					)}
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
	const name = nameOfSet(set, position);
	return (
		<div class="terrain-set">
			<h3>
				{name} <span class="dim">{words.types[set.type]}</span>
			</h3>
			<fieldset class="terrain-colors" aria-label={words.colorsOf(name)}>
				{set.colors.map((_, index) => (
					<button key={index} type="button" class="terrain-color" aria-pressed={isChosen(index + 1)} onClick={() => choose(index + 1)}>
						<ColorLook of={{ session, tileset: content, path }} set={set} number={index + 1} />
						{nameOfColor(set, index + 1)}
					</button>
				))}
				<button type="button" class="terrain-color" aria-pressed={isChosen(0)} onClick={() => choose(0)}>
					<Eraser size={20} aria-hidden="true" />
					{words.erase}
				</button>
			</fieldset>
		</div>
	);
}
