import { computed } from '@preact/signals-core';
import { currentTemplate } from '@tilewright/editor-core/session/templates.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import type { Tool } from '../../tool/tool.ts';
import { insertAtPointer } from './insert-at-pointer.ts';
import { insertion } from './insertion.ts';
import { templatePlacement } from './template-placement.ts';

/** Places instances of the template that was chosen last (rule E39). */
export const insertTemplateTool: Tool = {
	id: 'CreateTemplateTool',
	text: objectsWords.templateTool,
	keys: ['v'],
	layers: ['objectgroup'],
	start(context) {
		const inserting = insertion(context);
		const { editor, session } = context;
		const tool = insertAtPointer(context, (pointer) => {
			const path = currentTemplate(session);
			// Only a template that was read can be seen.
			const placed = path === undefined ? undefined : templatePlacement(session, path, pointer.pixel);
			return placed && { ...placed, ...inserting.position({ ...pointer, pixel: placed }) };
		});
		return {
			...tool,
			hint: computed(() => (currentTemplate(session) === undefined ? objectsWords.chooseTemplateFirst : '')),
			down(pointer) {
				if (pointer.button === 0 && currentTemplate(session) === undefined) editor.notify(objectsWords.chooseTemplateFirst);
				tool.down?.(pointer);
			},
		};
	},
};
