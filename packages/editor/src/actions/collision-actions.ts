import { CopyCheck, CopyPlus, Scan, Shapes } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import { laterText } from '../messages/later-text.ts';
import { applyToSelected, detectBoundingBoxes } from '../session/change-collision.ts';
import type { TilesetSession } from '../session/tileset-session.ts';
import type { Action } from './action.ts';

const words = laterText.collision;

const shownTileset = ({ current }: Editor): TilesetSession | undefined => (current.value?.kind === 'tileset' ? current.value : undefined);

/** The current tileset, if the shapes of one of its tiles are edited. */
function editedIn(editor: Editor): TilesetSession | undefined {
	const session = shownTileset(editor);
	return session?.shapes.value === undefined ? undefined : session;
}

const hasOthers = (editor: Editor): boolean => (editedIn(editor)?.selectedTiles.value.length ?? 0) > 1;

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
		run(editor) {
			const session = editedIn(editor);
			const failure = session && detectBoundingBoxes(session);
			if (failure !== undefined) editor.notify(failure);
		},
	},
	{
		id: 'ReplaceCollision',
		text: words.replace,
		icon: CopyCheck,
		isEnabled: hasOthers,
		run(editor) {
			const session = editedIn(editor);
			if (session !== undefined) applyToSelected(session, 'replace');
		},
	},
	{
		id: 'AddCollision',
		text: words.add,
		icon: CopyPlus,
		isEnabled: hasOthers,
		run(editor) {
			const session = editedIn(editor);
			if (session !== undefined) applyToSelected(session, 'add');
		},
	},
];
