import { addLayers, apply, createLayer, setFields } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import type { ImageChoice } from '../../src/dialogs/export-image.tsx';
import { exportAsImage } from '../../src/documents/export-image.tsx';
import { editing } from '../support/editing.ts';
import { mapOfObjects, withObjects } from '../support/pointing.ts';

const PLAIN: ImageChoice = { target: '/a.png', visibleOnly: true, zoom: false, grid: false, names: false, background: false };

/** A map of 160 × 160 pixels with a shown object, a hidden one, and a background color. */
function sample(): TileMap {
	const one = mapOfObjects([{ shape: 'rectangle', x: 20, y: 20, width: 40, height: 40, name: 'Door' }]);
	const layered = apply(one, addLayers(one, [createLayer(one, 'objectgroup', { visible: false })])).doc;
	const two = withObjects(layered, 2, [{ shape: 'rectangle', x: 90, y: 90, width: 40, height: 40 }]);
	return apply(two, setFields(two, [], { backgroundcolor: '#336699' })).doc;
}

/** The picture that a choice gives: its pixels. */
async function pictureOf(choice: Partial<ImageChoice>): Promise<ImageData> {
	const { editor, session } = editing(sample());
	const done = exportAsImage(editor, session);
	await expect.poll(() => editor.dialogs.value.length).toBe(1);
	const { onClose } = { onClose: (_: ImageChoice) => undefined, ...editor.dialogs.value[0]?.content.props };
	onClose({ ...PLAIN, ...choice });
	await done;
	const file = await session.files.read('/a.png');
	if (!('bytes' in file)) throw new TypeError(file.why);
	const picture = await createImageBitmap(new Blob([Uint8Array.from(file.bytes)], { type: 'image/png' }));
	const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
	if (context === null) throw new TypeError('The browser offers no canvas.');
	context.drawImage(picture, 0, 0);
	return context.getImageData(0, 0, picture.width, picture.height);
}

/** How many pixels of a part are not transparent. */
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
