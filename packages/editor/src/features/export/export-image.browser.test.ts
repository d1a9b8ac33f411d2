import { addLayers, apply, createLayer, setFields } from '@tilewright/edit';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import type { TileMap } from '@tilewright/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mapOfObjects, withObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';
import { privateFolder } from '../../../test/support/private-folder.ts';
import { dialogs } from '../../page/ask.ts';
import { folderFiles } from '../../platform/folder-files.ts';
import { exportAsImage } from './export-image.tsx';
import type { ImageChoice } from './export-image-dialog.tsx';

const PLAIN: ImageChoice = {
	target: '/a.png',
	visibleOnly: true,
	eachLayer: false,
	zoom: false,
	grid: false,
	names: false,
	background: false,
};

/** A map of 160 × 160 pixels with a shown object, a hidden one, and a background color. */
function sample(): TileMap {
	const one = mapOfObjects([{ shape: 'rectangle', x: 20, y: 20, width: 40, height: 40, name: 'Door' }]);
	const layered = apply(one, addLayers(one, [createLayer(one, 'objectgroup', { visible: false })])).doc;
	const two = withObjects(layered, 2, [{ shape: 'rectangle', x: 90, y: 90, width: 40, height: 40 }]);
	return apply(two, setFields(two, [], { backgroundcolor: '#336699' })).doc;
}

/** Exports a map with a choice. */
async function exporting(map: TileMap, choice: Partial<ImageChoice>) {
	const { editor, session } = editing(map);
	const done = exportAsImage(editor, session);
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	const { onClose } = { onClose: (_: ImageChoice) => undefined, ...dialogs(editor).value[0]?.content.props };
	onClose({ ...PLAIN, ...choice });
	await done;
	return { editor, files: session.files };
}

/** The pixels of a picture. */
async function pixelsOf(files: Files, path: string): Promise<ImageData> {
	const file = await files.read(path);
	if (!('bytes' in file)) throw new TypeError(file.why);
	const picture = await createImageBitmap(new Blob([Uint8Array.from(file.bytes)], { type: 'image/png' }));
	const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	context.drawImage(picture, 0, 0);
	return context.getImageData(0, 0, picture.width, picture.height);
}

/** The picture that a choice gives. */
const pictureOf = async (choice: Partial<ImageChoice>): Promise<ImageData> => pixelsOf((await exporting(sample(), choice)).files, '/a.png');

/** The number of pixels of a part that are not transparent. */
function painted({ data, width }: ImageData, x: number, y: number, size: number): number {
	let count = 0;
	for (let row = y; row < y + size; row++)
		for (let column = x; column < x + size; column++) if (data[(row * width + column) * 4 + 3] !== 0) count++;
	return count;
}

test('[E137] a picture has the visible layers only, no grid, no names and no background, unless it shall', async () => {
	const plain = await pictureOf({});
	expect([plain.width, plain.height]).toEqual([160, 160]);
	expect(painted(plain, 20, 20, 44)).toBeGreaterThan(100);
	expect(painted(plain, 80, 80, 60)).toBe(0);
	expect(painted(plain, 66, 0, 80)).toBe(0);

	expect(painted(await pictureOf({ visibleOnly: false }), 80, 80, 60)).toBeGreaterThan(100);
	expect(painted(await pictureOf({ grid: true }), 80, 80, 60)).toBeGreaterThan(100);
	expect(painted(await pictureOf({ names: true }), 0, 0, 160)).toBeGreaterThan(painted(plain, 0, 0, 160));
	const filled = await pictureOf({ background: true });
	expect(painted(filled, 0, 0, 160)).toBe(160 * 160);
	expect([...filled.data.subarray(0, 4)]).toEqual([0x33, 0x66, 0x99, 255]);
});

test('each layer that is shown becomes a picture of its own, as large as the map, in a folder that the user chooses', async () => {
	const folder = await privateFolder();
	vi.stubGlobal('showDirectoryPicker', () => Promise.resolve(folder));
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	const pictures = folderFiles(folder);
	const map = sample();
	const named = { ...map, layers: map.layers.map((layer, i) => ({ ...layer, name: i === 0 ? 'Doors' : 'Se/crets' })) };
	await exporting(named, { eachLayer: true });
	expect(await pictures.list()).toEqual(['/a_Doors.png']);
	const { editor } = await exporting(named, { eachLayer: true, visibleOnly: false, target: '/maps/b.png' });
	expect(await pictures.list()).toEqual(['/a_Doors.png', '/b_Doors.png', '/b_Se_crets.png']);
	expect(editor.status.value).toBe('Exported 2 pictures.');
	const [doors, secrets] = [await pixelsOf(pictures, '/b_Doors.png'), await pixelsOf(pictures, '/b_Se_crets.png')];
	expect([secrets.width, secrets.height]).toEqual([160, 160]);
	expect([painted(doors, 20, 20, 44) > 100, painted(doors, 80, 80, 60)]).toEqual([true, 0]);
	expect([painted(secrets, 20, 20, 44), painted(secrets, 80, 80, 60) > 100]).toEqual([0, true]);
});

test('before pictures are replaced, one question is asked about all of them', async () => {
	const folder = await privateFolder();
	vi.stubGlobal('showDirectoryPicker', () => Promise.resolve(folder));
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	const choice = { eachLayer: true, visibleOnly: false };
	await exporting(sample(), choice);
	const { editor, session } = editing(sample());
	const done = exportAsImage(editor, session);
	await expect.poll(() => dialogs(editor).value.length).toBe(1);
	const { onClose } = { onClose: (_: ImageChoice) => undefined, ...dialogs(editor).value[0]?.content.props };
	onClose({ ...PLAIN, ...choice });
	const question = { props: { children: expect.stringMatching(/^2 of the pictures already exist/) } };
	await expect.poll(() => dialogs(editor).value[0]?.content.props, { timeout: 5000 }).toMatchObject({ children: question });
	const { onClose: cancel } = { onClose: () => undefined, ...dialogs(editor).value[0]?.content.props };
	cancel();
	await done;
	expect(editor.status.value).toBe('');
});
