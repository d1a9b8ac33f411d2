import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { Mountain } from 'lucide-preact';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { useEditor } from '../../page/context.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { ChooseTerrain } from './choose-terrain.tsx';
import { terrainSetsWords } from './terrain-sets-words.ts';
import './terrain-sets.css';

/** The Wang sets: of a map those that the terrain brush paints with, of a tileset its own, to be edited (rules Q30, Q40). */
export const terrainSetsPanel: Panel = {
	id: 'terrain-sets',
	title: terrainSetsWords.title,
	icon: Mountain,
	component: TerrainSetsPanel,
	kinds: ['map', 'tileset'],
	place: 'right-bottom',
};

function TerrainSetsPanel() {
	const session = useEditor().current.value;
	switch (session?.kind) {
		case 'map':
			return <ChooseTerrain key={session.id} session={session} />;
		case 'tileset':
			return <OfTileset key={session.id} session={session} />;
		default:
			return <p class="empty">{panelsWords.noMap}</p>;
	}
}

function OfTileset({ session }: { readonly session: TilesetSession }) {
	const { EditTerrainSets } = useLoaded(useEditor(), () => import('./edit-terrain-sets.tsx')) ?? {};
	return EditTerrainSets === undefined ? null : <EditTerrainSets session={session} />;
}
