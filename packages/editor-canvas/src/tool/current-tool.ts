import { computed } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import { offeredTools } from './offered-tools.ts';
import { temporaryTool } from './temporary-tool.ts';
import type { Tool } from './tool.ts';
import { fits } from './tool.ts';

/** The current tool, found once for all that ask. */
const current = service('current tool', (editor: Editor) => computed(() => find(editor)));

/** The tool that works on the current layer: the one that was used last on layers of its type (rule E5); `undefined` if none does. */
export const currentTool = (editor: Editor): Tool | undefined => current(editor).value;

function find(editor: Editor): Tool | undefined {
	const temporary = temporaryTool(editor).value;
	if (temporary !== undefined) return temporary;
	const session = editor.toolMap.value;
	if (session === undefined) return undefined;
	const id = editor.toolIds.value[session.currentLayerType.value ?? ''];
	const tools = offeredTools(editor).value;
	const chosen = tools.find((tool) => tool.id === id && fits(tool, session));
	return chosen ?? tools.find((tool) => tool.layers !== undefined && fits(tool, session));
}

/** Makes a tool the current one, if it works on the current layer. */
export function chooseTool(editor: Editor, id: string): void {
	const { toolMap, toolIds } = editor;
	temporaryTool(editor).value = undefined;
	const session = toolMap.value;
	const type = session?.currentLayerType.value;
	const tool = offeredTools(editor).value.find((each) => each.id === id);
	if (session === undefined || type === undefined || tool === undefined || !fits(tool, session)) return;
	if (toolIds.value[type] !== id) toolIds.value = { ...toolIds.value, [type]: id };
}
