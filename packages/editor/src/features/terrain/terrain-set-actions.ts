import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { currentSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { WangSet } from '@tilewright/format';
import type { LucideIcon } from 'lucide-preact';
import { Copy, Diamond, Grid2x2, Grid3x3, Minus, Mountain, Plus, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { terrainSetsWords } from './terrain-sets-words.ts';

const words = terrainSetsWords;

/** The current document, if it is a tileset. */
const shownTileset = ({ current }: Editor): TilesetSession | undefined => (current.value?.kind === 'tileset' ? current.value : undefined);

type Changes = typeof import('./change-terrain-sets.ts');

/** An action on the tileset that is shown. */
const onTileset = (
	id: string,
	text: string,
	icon: LucideIcon,
	run: (how: Changes, session: TilesetSession) => void,
	isPossible: (session: TilesetSession) => boolean = () => true,
): Action => ({
	id,
	text,
	icon,
	isEnabled: (editor) => {
		const session = shownTileset(editor);
		return session !== undefined && isPossible(session);
	},
	run: async (editor) => {
		const session = shownTileset(editor);
		if (session !== undefined) run(await import('./change-terrain-sets.ts'), session);
	},
});

const hasSet = ({ terrain, doc }: TilesetSession): boolean => currentSet(terrain, doc.value) !== undefined;

const hasColor = ({ terrain, doc }: TilesetSession): boolean =>
	currentSet(terrain, doc.value)?.colors[terrain.color.value - 1] !== undefined;

const newSet = (id: string, text: string, icon: LucideIcon, type: WangSet['type']): Action =>
	onTileset(id, text, icon, (how, session) => how.addSet(session, type));

/** Actions on the Wang sets of the tileset that is shown (rules Q40–Q44). */
export const terrainSetActions: readonly Action[] = [
	{
		id: 'EditWang',
		text: words.edit,
		icon: Mountain,
		isEnabled: (editor) => shownTileset(editor) !== undefined,
		isOn: (editor) => shownTileset(editor)?.terrain.isMarking.value === true,
		run: (editor) => {
			const session = shownTileset(editor);
			if (session === undefined) return;
			const { isMarking } = session.terrain;
			isMarking.value = !isMarking.value;
			if (isMarking.value) panelControls(editor).value?.show('terrain-sets');
		},
	},
	newSet('AddCornerWangSet', words.newCorner, Grid2x2, 'corner'),
	newSet('AddEdgeWangSet', words.newEdge, Diamond, 'edge'),
	newSet('AddMixedWangSet', words.newMixed, Grid3x3, 'mixed'),
	onTileset('DuplicateWangSet', words.duplicate, Copy, (how, session) => how.duplicateSet(session), hasSet),
	onTileset('RemoveWangSet', words.remove, Trash2, (how, session) => how.removeSet(session), hasSet),
	onTileset('AddWangColor', words.addColor, Plus, (how, session) => how.addColor(session), hasSet),
	onTileset('RemoveWangColor', words.removeColor, Minus, (how, session) => how.removeColor(session), hasColor),
];
