import { addTileset, apply, createTileset } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import { openMap } from '../../../editor-core/test/support/open-map.ts';
import { placedLayersOf } from '../../src/objects/placed-layers.ts';
import { picturesOf } from '../../src/stage/pictures.ts';
import { isOpaqueAt } from '../../src/tools/objects/opaque-tile.ts';
import { mapOfObjects, withObjects } from '../support/pointing.ts';

/** A picture of 16 × 16 pixels whose left half is transparent. */
async function halfPicture(): Promise<Uint8Array> {
	const canvas = new OffscreenCanvas(16, 16);
	const context = canvas.getContext('2d');
	context?.fillRect(8, 0, 8, 16);
	return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

test('[E44] tile objects are hit by their opaque pixels, as they are flipped, turned and scaled', async () => {
	const tileset = createTileset({ name: 'half', tilewidth: 16, tileheight: 16, image: 'half.png', imagewidth: 16, imageheight: 16 });
	const empty = mapOfObjects([]);
	const tile = (x: number, gid: number, rotation = 0) => ({ shape: 'tile', x, y: 32, width: 32, height: 32, gid, rotation }) as const;
	const map = withObjects(apply(empty, addTileset(empty, tileset).changes).doc, 1, [tile(0, 1), tile(100, 0x80000001), tile(200, 1, 90)]);
	const files = memoryFiles('test', { '/half.png': await halfPicture(), '/map.tmj': write(map) });
	const session = await openMap(files, '/map.tmj');
	const placed = placedLayersOf(session).value.layers[0]?.objects ?? [];
	const isHit = (index: number, x: number, y: number): boolean | undefined => {
		const object = placed.find(({ id }) => id === index);
		return object && isOpaqueAt(session, object, { x, y });
	};
	// The whole object counts until its picture is known.
	expect(isHit(1, 4, 16)).toBe(true);
	const picture = placed[0]?.art?.picture;
	expect(picture).toBeDefined();
	picturesOf(files).want(picture === undefined ? [] : [picture]);
	await expect.poll(() => isHit(1, 4, 16)).toBe(false);
	expect(isHit(1, 28, 16)).toBe(true);
	expect(isHit(2, 104, 16)).toBe(true);
	expect(isHit(2, 128, 16)).toBe(false);
	// Turned about its bottom left corner, its right half is below.
	expect(isHit(3, 216, 36)).toBe(false);
	expect(isHit(3, 216, 60)).toBe(true);
});
