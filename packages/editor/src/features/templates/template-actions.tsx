import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { chooseTemplate } from '@tilewright/editor-core/session/templates.ts';
import { FolderOpen } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { hasMap } from '../../contributions/action.ts';
import { isInstance, onObjects } from '../../contributions/on-objects.ts';
import { editTemplate } from '../../opening/open-reference.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { templatesWords } from './templates-words.ts';
import { loadTemplate, replaceObjectsWithTemplate, resetInstances } from './use-templates.ts';

const words = templatesWords;

/** The dialogs that ask for templates, and for their names: few people need them in a session. */
const questions = () => loadDialog(() => import('./templates.tsx'));

const isOnePlainObject = (session: MapSession): boolean => session.selectedObjects.value.length === 1 && !isInstance(session);

/** Actions on templates and their instances (rules E63 to E66). */
export const templateActions: readonly Action[] = [
	{
		id: 'ChooseTemplate',
		text: words.choose,
		icon: FolderOpen,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.toolMap.value;
			if (session === undefined) return;
			const path = await (await questions()).askForTemplate(editor, session);
			if (path === undefined) return;
			const failure = await loadTemplate(session, path);
			if (failure !== undefined) editor.fail(failure);
			else chooseTemplate(session, path);
		},
	},
	onObjects('ReplaceWithTemplate', words.replaceWith, async ({ editor, session, ids }) => {
		const path = await (await questions()).askForTemplate(editor, session);
		if (path === undefined) return;
		const failure = await replaceObjectsWithTemplate(session, ids, path);
		if (failure !== undefined) editor.fail(failure);
		else chooseTemplate(session, path);
	}),
	onObjects(
		'SaveAsTemplate',
		words.saveAs,
		async ({ editor, session, ids }) => {
			if (ids[0] !== undefined) await (await questions()).askToSaveTemplate(editor, session, ids[0]);
		},
		{ isEnabled: isOnePlainObject },
	),
	onObjects('EditTemplate', words.edit, ({ editor }) => void editTemplate(editor), { isEnabled: isInstance }),
	onObjects('ResetTemplateInstances', words.reset, ({ session, ids }) => resetInstances(session, ids), { isEnabled: isInstance }),
];
