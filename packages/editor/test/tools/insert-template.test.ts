import { createObject, createTemplate } from '@tilewright/edit';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { chooseTemplate } from '../../src/objects/templates.ts';
import { loadTemplate } from '../../src/session/use-templates.ts';
import { insertTemplateTool } from '../../src/tools/objects/insert-template.ts';
import { mapOfObjects, pointing } from '../support/pointing.ts';

const door = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'rectangle', x: 0, y: 0, width: 16, height: 32 }));

test('[E39] the chosen template is placed where the pointer is released, as an instance without overrides', async () => {
	const on = pointing(insertTemplateTool, mapOfObjects([]), { '/things/door.tj': write(door) });
	on.click(20, 20);
	expect(on.editor.status.value).toContain('Choose a template');
	expect(on.objects()).toEqual([]);
	await loadTemplate(on.session, '/things/door.tj');
	chooseTemplate(on.session, '/things/door.tj');
	on.move(12, 12);
	expect(on.tool.ghost?.value).toHaveLength(2);
	on.drag([
		[10, 10],
		[33, 44],
	]);
	expect(on.object(1)).toEqual({ id: 1, x: 33, y: 44, template: 'things/door.tj' });
	expect(on.selected()).toEqual([1]);
	expect(on.steps()).toEqual(['Add Object']);
	on.editor.preferences.snapMode.value = 'grid';
	on.click(33, 44);
	expect(on.object(2)).toMatchObject({ x: 32, y: 48 });
});
