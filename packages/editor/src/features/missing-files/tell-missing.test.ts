import { createTileset } from '@tilewright/edit';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { filesWith, opened, pngOf } from '../../../../editor-core/test/support/open-documents.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { barsOf } from '../../contributions/bar.ts';
import { tellMissing } from './tell-missing.ts';

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('[E139] a slow search for missing files does not tell what was missing before', async () => {
	const tileset = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 32, imageheight: 32 });
	const map = { ...emptyMap(), tilesets: ['a.tsj', 'b.tsj'].map((source, i) => ({ firstgid: 1 + 4 * i, source })) };
	const contents = filesWith({ '/a.tmj': map, '/a.tsj': tileset, '/a.png': pngOf(32, 32) });
	let isSlow = false;
	let goOn = (): void => undefined;
	const files: typeof contents = {
		...contents,
		async read(path) {
			if (isSlow) {
				await new Promise<void>((resolve) => {
					goOn = resolve;
				});
			}
			return await contents.read(path);
		},
	};
	const { editor } = editing(emptyMap());
	const session = await opened(files, '/a.tmj');
	isSlow = true;
	tellMissing(editor, session);
	isSlow = false;
	files.add(new Map([['/b.tsj', write(tileset)]]));
	session.loaded.value = (await opened(files, '/a.tmj')).loaded.value;
	tellMissing(editor, session);
	await moment();
	goOn();
	await moment();
	expect(barsOf(session)).toEqual([]);
});
