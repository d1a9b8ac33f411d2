import { createObject, createTileset, setCollisionShapes } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { filesWith, openTileset } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { kindOf } from '../../contributions/kind-of.ts';

test('[E98, E138] a finding in a collision shape selects its tile and the shape', async () => {
	const ground = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 16 });
	const session = await openTileset(filesWith({ '/ground.tsj': ground }), '/ground.tsj');
	const shapes = [4, 7].map((id) => createObject({ nextobjectid: id }, { shape: 'point', x: 1, y: 1 }));
	session.do('Add', setCollisionShapes(session.doc.value, [], 2, shapes));
	const { editor } = editing(emptyMap());
	editor.open(session);
	kindOf(editor, session).showFinding('/tiles/0/objectgroup/objects/1/properties/0');
	expect(session.selectedTiles.value).toEqual([2]);
	expect(session.shapes.value?.selectedObjects.value).toEqual([7]);
	kindOf(editor, session).showFinding('/tiles/0/probability');
	expect(session.selectedTiles.value).toEqual([2]);
});
