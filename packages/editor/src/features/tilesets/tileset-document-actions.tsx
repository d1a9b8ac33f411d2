import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { FileImage, ImagePlus, Move, PencilRuler, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { editTileset } from '../../opening/open-reference.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { addImages, replaceImage, replaceTileImage } from './change-tileset-file.ts';
import { rearrangingWords } from './rearranging-words.ts';
import { tilesetDocumentWords } from './tileset-document-words.ts';

const words = tilesetDocumentWords;

/** The current document, if it is a tileset. */
const shownTileset = ({ current }: Editor): TilesetSession | undefined => (current.value?.kind === 'tileset' ? current.value : undefined);

/** Whether a tileset is shown that is a collection of images. */
const isCollection = (editor: Editor): boolean => {
	const session = shownTileset(editor);
	return session !== undefined && session.doc.value.image === undefined;
};

const hasShapes = ({ toolMap }: Editor): boolean => (toolMap.value?.selectedObjects.value.length ?? 0) > 0;

const selectedIn = (editor: Editor): readonly number[] => shownTileset(editor)?.selectedTiles.value ?? [];

async function change(editor: Editor, how: (session: TilesetSession) => Promise<Failure>): Promise<void> {
	const session = shownTileset(editor);
	const failure = session && (await how(session));
	if (failure !== undefined) editor.fail(failure);
}

/** Actions on tilesets in files of their own. */
export const tilesetDocumentActions: readonly Action[] = [
	{
		id: 'EditTileset',
		text: words.edit,
		icon: PencilRuler,
		isEnabled: ({ currentMap }) => {
			const tileset = currentMap.value?.structure.value.tilesets[currentMap.value.currentTileset.value];
			return tileset !== undefined && 'source' in tileset;
		},
		run: editTileset,
	},
	{
		id: 'AddTiles',
		text: words.add,
		icon: ImagePlus,
		isEnabled: isCollection,
		run: (editor) =>
			change(editor, async (session) => {
				const paths = await (await loadDialog(() => import('./tileset-images.tsx'))).askForImages(editor, session, true);
				return paths.length === 0 ? undefined : await addImages(session, paths);
			}),
	},
	{
		id: 'RemoveTiles',
		text: words.removeTiles,
		icon: Trash2,
		keys: ['Delete'],
		// While shapes are selected, the key is theirs.
		isEnabled: (editor) => isCollection(editor) && selectedIn(editor).length > 0 && !hasShapes(editor),
		run: (editor) =>
			change(editor, async (session) =>
				(await loadDialog(() => import('./tileset-images.tsx'))).askToRemoveTiles(editor, session, session.selectedTiles.value),
			),
	},
	{
		id: 'RelocateTiles',
		text: rearrangingWords.mode,
		icon: Move,
		isEnabled: isCollection,
		isOn: (editor) => isCollection(editor) && shownTileset(editor)?.isRearranged.value === true,
		run: (editor) => {
			const session = shownTileset(editor);
			if (session !== undefined) session.isRearranged.value = !session.isRearranged.value;
		},
	},
	{
		id: 'ReplaceTilesetImage',
		text: words.replace,
		icon: FileImage,
		isEnabled: (editor) => shownTileset(editor) !== undefined && (!isCollection(editor) || selectedIn(editor).length === 1),
		run: (editor) =>
			change(editor, async (session) => {
				const [path] = await (await loadDialog(() => import('./tileset-images.tsx'))).askForImages(editor, session, false);
				if (path === undefined) return undefined;
				const [tile] = session.selectedTiles.value;
				return session.doc.value.image === undefined && tile !== undefined
					? await replaceTileImage(session, tile, path)
					: await replaceImage(session, path);
			}),
	},
];
