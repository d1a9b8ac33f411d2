import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { memoryLoader } from '@tilewright/ops';
import { pictureStore } from '@tilewright/render/internal';
import { describe, expect, it } from 'vitest';
import { describePlatform, loadedPixels, pixelsOf } from '../../render/test/support/platform-tests.ts';
import { pngOf } from '../../render/test/support/png.ts';
import { nodePlatform } from '../src/platform.ts';

describePlatform('in Node', nodePlatform);

const SOLID = [16, 64, 128, 255];

async function solid(format: 'jpeg' | 'webp'): Promise<Buffer> {
	const canvas = createCanvas(16, 8);
	const context = canvas.getContext('2d');
	context.fillStyle = '#104080';
	context.fillRect(0, 0, 16, 8);
	return await canvas.encode(format, 100);
}

const expected = Array.from({ length: 16 * 8 }, () => SOLID).flat();

/** A color profile that swaps red and green: that of a JPEG, with two names swapped. */
async function oddProfile(): Promise<Buffer> {
	const jpeg = await solid('jpeg');
	const name = jpeg.indexOf('ICC_PROFILE');
	const profile = Buffer.from(jpeg.subarray(name + 14, name - 2 + jpeg.readUInt16BE(name - 2)));
	const [red, green] = [profile.indexOf('rXYZ'), profile.indexOf('gXYZ')];
	profile.write('gXYZ', red, 'latin1');
	profile.write('rXYZ', green, 'latin1');
	return profile;
}

async function rawPixels(bytes: Buffer): Promise<number[]> {
	const decoded = await nodePlatform().decode(bytes);
	return decoded === undefined ? [] : pixelsOf(decoded, nodePlatform());
}

/** EXIF data that rotates the picture. */
const TURNED = [...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1')];

describe('pictures in Node of other formats', () => {
	it('decodes JPEG', async () => {
		expect(await loadedPixels(await solid('jpeg'), nodePlatform())).toEqual(expected);
	});

	it('does not rotate a JPEG', async () => {
		const jpeg = await solid('jpeg');
		const segment = Uint8Array.from([0xff, 0xe1, 0, TURNED.length + 2, ...TURNED]);
		const turned = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
		const pictures = pictureStore(nodePlatform(), memoryLoader({ '/a': turned }));
		await pictures.load([{ path: '/a' }]);
		expect(pictures.facts.get('/a')).toEqual({ width: 16, height: 8 });
	});

	it('decodes WebP', async () => {
		expect(await loadedPixels(await solid('webp'), nodePlatform())).toEqual(expected);
	});

	it('ignores the color profile of a JPEG', async () => {
		const jpeg = await solid('jpeg');
		const odd = Buffer.from(jpeg);
		odd.set(await oddProfile(), jpeg.indexOf('ICC_PROFILE') + 14);
		expect(await rawPixels(odd)).not.toEqual(expected);
		expect(await loadedPixels(odd, nodePlatform())).toEqual(expected);
	});

	it('ignores the color profile of a PNG', async () => {
		const iccp = [...Buffer.from('odd\0\0', 'latin1'), ...deflateSync(await oddProfile())];
		const odd = Buffer.from(pngOf({ width: 1, height: 1, depth: 8, type: 6, rows: [SOLID], chunks: [['iCCP', iccp]] }));
		expect(await rawPixels(odd)).not.toEqual(SOLID);
		expect(await loadedPixels(odd, nodePlatform())).toEqual(SOLID);
	});

	it('ignores the color profile of a WebP', async () => {
		const webp = await solid('webp');
		const at = webp.indexOf('ICCP');
		const odd = Buffer.from(webp);
		odd.set(await oddProfile(), at + 8);
		expect(await rawPixels(odd)).not.toEqual(expected);
		expect(await loadedPixels(odd, nodePlatform())).toEqual(expected);
	});
});
