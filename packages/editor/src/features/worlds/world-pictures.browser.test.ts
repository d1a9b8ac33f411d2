import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import { expect, test } from 'vitest';
import { exampleFiles } from '../../platform/example-files.ts';
import { worldPictures } from './world-pictures.ts';

const MAP = '/maps/orthogonal.tmj';

test('a map of a world is shown when its pictures are read, not before', async () => {
	const files = await exampleFiles();
	let open = (): void => {};
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	const { loader } = files;
	const load: typeof loader.load = async (path) => {
		if (path.endsWith('.png')) await gate;
		return await loader.load(path);
	};
	const opened = await openDocument({ ...files, loader: { ...loader, load } }, '/brill.world');
	if ('failed' in opened || opened.session.kind !== 'world') throw new Error('The world cannot be opened.');
	const { session } = opened;
	const map = session.loaded.value.files.get(MAP)?.doc;
	if (map?.type !== 'map') throw new Error('The world lacks a map.');
	const pictures = worldPictures(session);
	const shown = (): ReturnType<typeof pictures.get> => {
		const found = pictures.get(MAP, map, 0.1);
		pictures.work(1000);
		return found;
	};
	for (let i = 0; i < 10; i++) {
		expect(shown()).toBeUndefined();
		await new Promise((resolve) => setTimeout(resolve, 0));
	}
	open();
	await expect.poll(shown, { timeout: 60_000, interval: 10 }).toBeDefined();
	const { canvas } = shown() ?? {};
	const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
	// Its ground has many colors; the background has one.
	expect(new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size).toBeGreaterThan(30);
});
