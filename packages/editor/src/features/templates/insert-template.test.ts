import { createObject, createTemplate, createTileset } from '@tilewright/edit';
import { insertTemplateTool } from '@tilewright/editor-canvas/tools/objects/insert-template.ts';
import { chooseTemplate } from '@tilewright/editor-core/session/templates.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects, pointing } from '../../../../editor-canvas/test/support/pointing.ts';
import { loadTemplate } from './use-templates.ts';

const door = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'rectangle', x: 0, y: 0, width: 16, height: 32 }));

test('[E39] the chosen template is placed with the pointer in its middle, as an instance without overrides', async () => {
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
	expect(on.object(1)).toEqual({ id: 1, x: 25, y: 28, template: 'things/door.tj' });
	expect(on.selected()).toEqual([1]);
	expect(on.steps()).toEqual(['Add Object']);
	on.editor.preferences.snapMode.value = 'grid';
	on.click(33, 44);
	expect(on.object(2)).toMatchObject({ x: 32, y: 32 });
});

test('[E39] a tile of a template has the pointer in its middle, as its tileset aligns it; a point is at the pointer', async () => {
	const tileset = createTileset({ name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 16 });
	const file = write({ ...tileset, objectalignment: 'center' });
	const tile = createObject({ nextobjectid: 1 }, { shape: 'tile', gid: 1, x: 0, y: 0, width: 16, height: 32 });
	const of = (source: string) => write({ ...createTemplate(tile), tileset: { firstgid: 1, source } });
	const point = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'point', x: 0, y: 0 }));
	const on = pointing(insertTemplateTool, mapOfObjects([]), {
		'/a.tsj': write(tileset),
		'/b.tsj': file,
		'/left.tj': of('a.tsj'),
		'/middle.tj': of('b.tsj'),
		'/point.tj': write(point),
	});
	for (const path of ['/left.tj', '/middle.tj', '/point.tj']) {
		await loadTemplate(on.session, path);
		chooseTemplate(on.session, path);
		on.click(40, 40);
	}
	expect([1, 2, 3].map(on.object)).toMatchObject([
		{ x: 32, y: 56 },
		{ x: 40, y: 40 },
		{ x: 40, y: 40 },
	]);
});
