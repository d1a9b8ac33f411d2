import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { LucideIcon } from 'lucide-preact';
import { CopyCheck, CopyPlus, Scan, Shapes } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { collisionWords } from './collision-words.ts';

const words = collisionWords;

const shownTileset = ({ current }: Editor): TilesetSession | undefined => (current.value?.kind === 'tileset' ? current.value : undefined);

/** The current tileset, if the shapes of one of its tiles are edited. */
function editedIn(editor: Editor): TilesetSession | undefined {
	const session = shownTileset(editor);
	return session?.shapes.value === undefined ? undefined : session;
}

/** The code that few people need in a session. */
const changes = () => import('./change-collision.ts');

/** An action that gives the shapes of the first selected tile to the others. */
const give = (id: string, name: string, icon: LucideIcon, how: 'add' | 'replace'): Action => ({
	id,
	text: name,
	icon,
	isEnabled: (editor) => (editedIn(editor)?.selectedTiles.value.length ?? 0) > 1,
	run: async (editor) => {
		const session = editedIn(editor);
		if (session !== undefined) (await changes()).applyToSelected(session, how);
	},
});

/** The collision shapes of tiles (rules E98, E99). */
export const collisionActions: readonly Action[] = [
	{
		id: 'EditCollision',
		text: words.edit,
		icon: Shapes,
		keys: ['$mod+Shift+KeyO'],
		isEnabled: (editor) => shownTileset(editor) !== undefined,
		isOn: (editor) => shownTileset(editor)?.editsShapes.value === true,
		run(editor) {
			const session = shownTileset(editor);
			if (session !== undefined) session.editsShapes.value = !session.editsShapes.value;
		},
	},
	{
		id: 'AutoDetectMask',
		text: words.detect,
		icon: Scan,
		isEnabled: (editor) => editedIn(editor) !== undefined,
		run: async (editor) => {
			const session = editedIn(editor);
			const failure = session && (await changes()).detectBoundingBoxes(session);
			if (failure !== undefined) editor.notify(failure);
		},
	},
	give('ReplaceCollision', words.replace, CopyCheck, 'replace'),
	give('AddCollision', words.add, CopyPlus, 'add'),
];
