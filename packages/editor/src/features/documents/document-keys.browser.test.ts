import { createTileset, createWorld } from '@tilewright/edit';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filesWith, openTileset, openWorld } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { bindShortcuts } from '../../shell/shortcuts.ts';

/** Shows a document instead of a map, with the shortcuts of the page. */
function show(session: Session): void {
	const { editor } = editing(emptyMap());
	editor.open(session);
	onTestFinished(bindShortcuts(editor, window));
}

test.each(['{Delete}', '{Shift>}d{/Shift}'])('[E125] %s removes the selected map of a world', async (keys) => {
	const maps = ['a.tmj', 'b.tmj'].map((fileName, i) => ({ fileName, x: i * 64, y: 0, width: 64, height: 48 }));
	const world = await openWorld(filesWith({ '/w.world': createWorld({ maps }) }), '/w.world');
	show(world);
	world.selectedMaps.value = ['a.tmj'];
	await userEvent.keyboard(keys);
	await expect.poll(() => world.doc.value.maps.map(({ fileName }) => fileName)).toEqual(['b.tmj']);
});

test('[E94] Delete removes the selected tiles of a collection', async () => {
	const tiles = [0, 1].map((id) => ({ id, image: `${id}.png`, imagewidth: 16, imageheight: 16 }));
	const tileset = await openTileset(filesWith({ '/t.tsj': createTileset({ name: 't', tiles }) }), '/t.tsj');
	show(tileset);
	tileset.selectedTiles.value = [0];
	await userEvent.keyboard('{Delete}');
	await expect.poll(() => tileset.doc.value.tiles?.map(({ id }) => id)).toEqual([1]);
});
