import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { FILES_OF_KINDS } from '@tilewright/editor-core/files/files-of-kinds.ts';
import { folderOf, nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { WorldPattern } from '@tilewright/format';
import { ExternalLink, MapPlus, Regex, Settings2, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { openReference } from '../../opening/open-reference.ts';
import { ask } from '../../page/ask.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { worldsWords } from './worlds-words.ts';

const words = worldsWords;

/** The current document, if it is a world. */
const shownWorld = ({ current }: Editor): WorldSession | undefined => (current.value?.kind === 'world' ? current.value : undefined);

/** The selected maps that the world lists: patterns decide about the others. */
function listedMaps(editor: Editor): readonly string[] {
	const session = shownWorld(editor);
	return session?.doc.value.maps.flatMap(({ fileName }) => (session.selectedMaps.value.includes(fileName) ? [fileName] : [])) ?? [];
}

/** Actions on worlds in tabs of their own (rule E125). */
export const worldActions: readonly Action[] = [
	{
		id: 'AddMapToWorld',
		text: words.add,
		icon: MapPlus,
		keys: ['Shift+KeyA'],
		isEnabled: (editor) => shownWorld(editor) !== undefined,
		run: async (editor) => {
			const session = shownWorld(editor);
			if (session === undefined) return;
			const paths = (await session.files.list()).filter(FILES_OF_KINDS.map.isName);
			const title = words.addTitle;
			const chosen = await askForFiles(editor, { title, paths, take: words.take, several: true });
			if (chosen === undefined) return;
			const { addMaps } = await import('./change-world.ts');
			const failure = await addMaps(session, chosen);
			if (failure !== undefined) editor.fail(failure);
		},
	},
	{
		id: 'OpenMapOfWorld',
		text: words.open,
		icon: ExternalLink,
		isEnabled: (editor) => shownWorld(editor)?.selectedMaps.value.length === 1,
		run: async (editor) => {
			const session = shownWorld(editor);
			const [map] = session?.selectedMaps.value ?? [];
			if (session !== undefined && map !== undefined) await openReference(editor, session, map);
		},
	},
	{
		id: 'RemoveMapsFromWorld',
		text: words.remove,
		icon: Trash2,
		keys: ['Delete', 'Shift+KeyD'],
		isEnabled: (editor) => listedMaps(editor).length > 0,
		run: async (editor) => {
			const { removeMaps } = await import('./change-world.ts');
			const session = shownWorld(editor);
			if (session !== undefined) removeMaps(session, listedMaps(editor));
		},
	},
	{
		id: 'EditWorldPatterns',
		text: words.editPatterns,
		icon: Regex,
		isEnabled: (editor) => shownWorld(editor) !== undefined,
		run: async (editor) => {
			const session = shownWorld(editor);
			if (session === undefined) return;
			const [{ WorldPatterns: Patterns }, { changePatterns }] = await loadDialog(() =>
				Promise.all([import('./world-patterns-dialog.tsx'), import('./change-world.ts')]),
			);
			const path = session.path.value;
			const names = (await session.files.list()).flatMap((each) => (folderOf(each) === folderOf(path) ? [nameOf(each)] : []));
			const patterns = await ask<readonly WorldPattern[]>(editor, (close) => (
				<Patterns world={session.doc.value} path={path} names={names} onClose={close} />
			));
			if (patterns !== undefined) changePatterns(session, [...patterns]);
		},
	},
	{
		id: 'WorldProperties',
		text: words.properties,
		icon: Settings2,
		isEnabled: (editor) => shownWorld(editor) !== undefined,
		run: (editor) => {
			const session = shownWorld(editor);
			if (session !== undefined) session.selectedMaps.value = [];
			panelControls(editor).value?.show('properties');
		},
	},
];
