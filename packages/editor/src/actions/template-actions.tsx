import { FolderOpen } from 'lucide-preact';
import { editTemplate } from '../documents/open-reference.ts';
import { askForTemplate, askToSaveTemplate } from '../documents/templates.tsx';
import { text } from '../messages/text.ts';
import { chooseTemplate } from '../objects/templates.ts';
import type { MapSession } from '../session/map-session.ts';
import { loadTemplate, replaceObjectsWithTemplate, resetInstances } from '../session/use-templates.ts';
import type { Action } from './action.ts';
import { hasMap } from './action.ts';
import { isInstance, onObjects } from './on-objects.ts';

const words = text.templates;

const isOnePlainObject = (session: MapSession): boolean => session.selectedObjects.value.length === 1 && !isInstance(session);

/** Actions on templates and their instances (rules E63 to E66). */
export const templateActions: readonly Action[] = [
	{
		id: 'ChooseTemplate',
		text: words.choose,
		icon: FolderOpen,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			const path = session && (await askForTemplate(editor, session));
			if (session === undefined || path === undefined) return;
			const failure = await loadTemplate(session, path);
			if (failure !== undefined) editor.fail(failure);
			else chooseTemplate(session, path);
		},
	},
	onObjects('ReplaceWithTemplate', words.replaceWith, async ({ editor, session, ids }) => {
		const path = await askForTemplate(editor, session);
		if (path === undefined) return;
		const failure = await replaceObjectsWithTemplate(session, ids, path);
		if (failure !== undefined) editor.fail(failure);
		else chooseTemplate(session, path);
	}),
	onObjects(
		'SaveAsTemplate',
		words.saveAs,
		async ({ editor, session, ids }) => {
			if (ids[0] !== undefined) await askToSaveTemplate(editor, session, ids[0]);
		},
		{ isEnabled: isOnePlainObject },
	),
	onObjects('EditTemplate', words.edit, ({ editor }) => void editTemplate(editor), { isEnabled: isInstance }),
	onObjects('ResetTemplateInstances', words.reset, ({ session, ids }) => resetInstances(session, ids), { isEnabled: isInstance }),
];
