import type { Editor } from '../app/editor.ts';
import { TOOLS } from './list.ts';
import { temporaryTool } from './temporary-tool.ts';
import type { Tool } from './tool.ts';
import { fitsLayer } from './tool.ts';

/** The tool that works on the current layer: the one that was used last on layers of its type (rule E5); `undefined` if none does. */
export function currentTool(editor: Editor): Tool | undefined {
	const { currentMap, toolIds } = editor;
	const temporary = temporaryTool(editor).value;
	if (temporary !== undefined) return temporary;
	const layer = currentMap.value?.currentLayer.value;
	const chosen = TOOLS.find(({ id }) => id === toolIds.value[layer?.type ?? '']);
	return chosen ?? TOOLS.find((tool) => tool.layers !== undefined && fitsLayer(tool, layer));
}

/** Makes a tool the current one, if it works on the current layer. */
export function chooseTool(editor: Editor, id: string): void {
	const { currentMap, toolIds } = editor;
	temporaryTool(editor).value = undefined;
	const layer = currentMap.value?.currentLayer.value;
	const tool = TOOLS.find((each) => each.id === id);
	if (layer !== undefined && tool !== undefined && fitsLayer(tool, layer)) toolIds.value = { ...toolIds.value, [layer.type]: id };
}
