import type { Loader } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { pictureStore } from '../../src/pictures/picture-store.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { pngOf, uint32 } from '../support/png.ts';

const PNG = pngOf({ width: 2, height: 1, depth: 8, type: 0, rows: [[1, 2]] });

/** Decodes anything, and records what it was given. */
function fakePlatform(): Platform<object> & { readonly decoded: Uint8Array[] } {
	const decoded: Uint8Array[] = [];
	return {
		decoded,
		decode: (bytes) => {
			decoded.push(bytes);
			return Promise.resolve({ width: 2, height: 1, source: {} });
		},
		surface: () => {
			throw new Error('No surface is needed.');
		},
	};
}

/** A PNG with a size in its header, but with hardly any data. */
function pngOfSize(width: number, height: number): Uint8Array {
	return pngOf({ width, height, depth: 8, type: 0, rows: [[0]] });
}

async function whyNot(bytes: Uint8Array, limits?: { side?: number; pixels?: number }): Promise<string | undefined> {
	const pictures = pictureStore(fakePlatform(), memoryLoader({ '/a': bytes }), limits);
	await pictures.load([{ path: '/a' }]);
	expect(pictures.get({ path: '/a' }) === undefined).toBe(pictures.facts.get('/a') === null);
	return pictures.issues[0]?.why;
}

describe('pictureStore', () => {
	it('reads each picture once', async () => {
		const platform = fakePlatform();
		const files = memoryLoader({ '/a': PNG, '/b': PNG });
		const read: string[] = [];
		const loader: Loader = {
			...files,
			load: (path) => {
				read.push(path);
				return files.load(path);
			},
		};
		const pictures = pictureStore(platform, loader);
		await Promise.all([pictures.load([{ path: '/a' }, { path: '/b' }, { path: '/a' }]), pictures.load([{ path: '/b' }])]);
		await pictures.load([{ path: '/b' }]);
		expect(read).toEqual(['/a', '/b']);
		expect(pictures.facts).toEqual(
			new Map([
				['/a', { width: 2, height: 1 }],
				['/b', { width: 2, height: 1 }],
			]),
		);
	});

	it('accepts pictures embedded in documents [X3]', async () => {
		const platform = fakePlatform();
		const path = `data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`;
		const pictures = pictureStore(platform, memoryLoader({}));
		await pictures.load([{ path }]);
		expect(platform.decoded).toEqual([PNG]);
		expect(pictures.get({ path })).toBeDefined();
	});

	it('reports missing pictures in the order in which they were requested', async () => {
		const loader: Loader = {
			...memoryLoader({}),
			load: async (path) => {
				if (path === '/first') await new Promise<void>((resolve) => setTimeout(resolve, 20));
				if (path === '/third') throw new Error('the disk is on fire');
				return { refused: 'missing', why: 'there is no such file' };
			},
		};
		const pictures = pictureStore(fakePlatform(), loader);
		await pictures.load([{ path: '/first' }, { path: '/second' }, { path: '/third' }]);
		expect(pictures.issues).toEqual([
			{ path: '/first', refused: 'missing', why: 'there is no such file' },
			{ path: '/second', refused: 'missing', why: 'there is no such file' },
			{ path: '/third', refused: 'unreadable', why: 'the disk is on fire' },
		]);
		expect(pictures.facts.get('/first')).toBeNull();
	});

	it('does not decode pictures that would fill the memory', async () => {
		expect(await whyNot(pngOfSize(40_000, 10))).toBe('it has 40000 × 10 pixels, and no side may have more than 32767');
		expect(await whyNot(pngOfSize(20_000, 20_000))).toMatch(/20000 × 20000 pixels/);
		expect(await whyNot(pngOfSize(100, 100), { pixels: 9_999 })).toMatch(/more than 9999 pixels/);
		expect(await whyNot(new TextEncoder().encode('<svg width="100000" height="100000"/>'))).toMatch(/more than 32767/);
		expect(await whyNot(Uint8Array.from([0x42, 0x4d, ...Array(12).fill(0), 40, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]))).toMatch(
			/16777216 × 16777216/,
		);
	});

	it('counts the pixels of all pictures', async () => {
		const pictures = pictureStore(fakePlatform(), memoryLoader({ '/a': PNG, '/b': PNG, '/c': PNG }), { pixels: 5 });
		await pictures.load([{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
		expect(pictures.issues.map(({ path }) => path)).toEqual(['/c']);
	});

	it('does not decode truncated files, or files that are not pictures', async () => {
		expect(await whyNot(PNG.subarray(0, PNG.length - 1))).toBe('it is truncated');
		expect(await whyNot(PNG.subarray(0, 20))).toMatch(/not a PNG/);
		expect(await whyNot(new TextEncoder().encode('Hello'))).toMatch(/not a PNG/);
		expect(await whyNot(new TextEncoder().encode('<html></html>'))).toMatch(/not a PNG/);
		expect(await whyNot(new Uint8Array())).toMatch(/not a PNG/);
	});

	it('passes only the pixels of a PNG to decoders', async () => {
		const platform = fakePlatform();
		const chunks = [
			['gAMA', uint32(1)],
			['eXIf', [1, 2]],
			['tRNS', [0, 1]],
		] as const;
		const bytes = pngOf({ width: 2, height: 1, depth: 8, type: 0, rows: [[1, 2]], chunks });
		const pictures = pictureStore(platform, memoryLoader({ '/a': bytes }));
		await pictures.load([{ path: '/a' }]);
		expect(platform.decoded).toEqual([pngOf({ width: 2, height: 1, depth: 8, type: 0, rows: [[1, 2]], chunks: chunks.slice(2) })]);
	});
});

describe('SVG that would keep the decoder busy', () => {
	const why = 'it draws too many elements, or nests them too deep';
	const svg = (inner: string): Uint8Array =>
		new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">${inner}</svg>`);

	it('is refused if elements are nested too deep', async () => {
		expect(await whyNot(svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)))).toBe(why);
	});

	it('is refused if references multiply the elements', async () => {
		const levels = Array.from({ length: 8 }, (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`);
		expect(await whyNot(svg(`<g id="a0"/>${levels.join('')}<use href="#a8"/>`))).toBe(why);
		const chain = Array.from({ length: 1000 }, (_, level) => `<g id="a${level + 1}"><use href="#a${level}"/></g>`).toReversed();
		expect(await whyNot(svg(`${chain.join('')}<g id="a0"/>`))).toBe(why);
	});

	it('is drawn if elements refer to themselves, or if there are many', async () => {
		const drawn = 'No surface is needed.';
		expect(await whyNot(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe(drawn);
		expect(await whyNot(svg('<rect fill="url(#x)"/>'.repeat(10_000)))).toBe(drawn);
	});
});
