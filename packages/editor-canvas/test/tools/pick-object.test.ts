import { expect, test } from 'vitest';
import { chooseTool, currentTool } from '../../src/tool/current-tool.ts';
import { offeredTools } from '../../src/tool/offered-tools.ts';
import { insertRectangleTool } from '../../src/tools/objects/insert-shapes.ts';
import { pickObject } from '../../src/tools/objects/pick-object.ts';
import { selectObjectsTool } from '../../src/tools/objects/select-objects.ts';
import type { Pointing } from '../support/pointing.ts';
import { mapOfObjects, pointing } from '../support/pointing.ts';

const box = (x: number) => ({ shape: 'rectangle', x, y: 0, width: 20, height: 20 }) as const;
const opened = (): Pointing => {
	const on = pointing(selectObjectsTool, mapOfObjects([box(0), box(40)]));
	offeredTools(on.editor).value = [selectObjectsTool, insertRectangleTool];
	return on;
};
const pressed = { x: 45, y: 5 };
const pointer = {
	screen: pressed,
	pixel: pressed,
	cell: { x: 2, y: 0 },
	button: 0,
	buttons: 1,
	shift: false,
	ctrl: false,
	alt: false,
	type: 'mouse',
	scale: 1,
	page: pressed,
	clicks: 1,
} as const;

test('[E56] a click picks the object below, and the tool from before comes back', async () => {
	const { editor, session } = opened();
	chooseTool(editor, 'CreateRectangleObjectTool');
	const picked = pickObject(editor);
	const tool = currentTool(editor);
	expect(tool?.id).toBe('PickObject');
	const active = tool?.start({ editor, session });
	active?.down?.({ ...pointer, screen: { x: 90, y: 90 } });
	expect(currentTool(editor)?.id).toBe('PickObject');
	active?.down?.(pointer);
	expect(await picked).toBe(2);
	expect(currentTool(editor)?.id).toBe('CreateRectangleObjectTool');
	expect(session.selectedObjects.value).toEqual([]);
});

test('[E56] a right click, Escape and another tool end picking', async () => {
	for (const end of ['click', 'escape', 'tool'] as const) {
		const { editor, session } = opened();
		const picked = pickObject(editor);
		const active = currentTool(editor)?.start({ editor, session });
		if (end === 'click') active?.down?.({ ...pointer, button: 2 });
		else if (end === 'escape') active?.cancel?.();
		else {
			chooseTool(editor, 'ObjectSelectionTool');
			active?.stop?.();
		}
		expect(await picked).toBeUndefined();
		expect(currentTool(editor)?.id).toBe('ObjectSelectionTool');
	}
});
