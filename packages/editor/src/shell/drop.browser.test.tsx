import { createTileset } from '@tilewright/edit';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { untilTestEnds } from '../../test/support/until-test-ends.ts';
import { wholePage } from '../../test/support/whole-page.tsx';
import { guardPage } from '../features/documents/guard-page.ts';

test('[E87] files that are dropped on the map or on a panel are used, whatever panels do with what is dragged', async () => {
	const editor = await wholePage();
	untilTestEnds(() => guardPage(editor, window));
	for (const [count, place] of ['.map-view canvas', '.tilesets', '.menu-bar'].entries()) {
		const sheet = createTileset({ name: 'a', image: 'a.png', imagewidth: 16, imageheight: 16, tilewidth: 16, tileheight: 16 });
		const transfer = new DataTransfer();
		transfer.items.add(new File([Uint8Array.from(write(sheet))], `set-${count}.tsj`));
		const target = document.querySelector(place);
		for (const type of ['dragenter', 'dragover', 'drop'])
			target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, clientX: 600, clientY: 400 }));
		await expect.poll(() => editor.currentMap.value?.map.value.tilesets.length).toBe(count + 1);
	}
	expect(editor.failures.value).toEqual([]);
});
