import { memoryLoader, resolve } from '@tilewright/ops';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../render/test/support/png.ts';
import { sampleImages } from '../../render/test/support/sample-images.ts';
import { openRenderer } from '../src/index.ts';

const HOSTILE = '</text><script>alert(1)</script>&"\'<![CDATA[\u0000\u0007\ud800\ufffe]]>-->';
const TILES = pngOf({ width: 2, height: 1, depth: 8, type: 6, rows: [[255, 0, 0, 255, 0, 0, 255, 255]] });

interface Parts {
	readonly tileset?: object;
	readonly layer?: object;
	readonly objects?: readonly object[];
	readonly image?: Uint8Array;
}

async function rendererOf({ tileset, layer, objects = [], image = TILES }: Parts) {
	const common = { opacity: 1, visible: true, x: 0, y: 0 };
	const map = {
		...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
		...{ width: 2, height: 1, tilewidth: 1, tileheight: 1, nextlayerid: 3, nextobjectid: 9 },
		tilesets: [
			{
				...{ firstgid: 1, name: 'tiles', tilewidth: 1, tileheight: 1, columns: 2, tilecount: 2, spacing: 0, margin: 0 },
				...{ image: 'tiles', imagewidth: 2, imageheight: 1, ...tileset },
			},
		],
		layers: [
			{ ...common, id: 1, name: 'ground', type: 'tilelayer', width: 2, height: 1, data: [1, 2], ...layer },
			{ ...common, id: 2, name: 'things', type: 'objectgroup', draworder: 'topdown', objects },
		],
	};
	const loader = memoryLoader({ '/map.tmj': JSON.stringify(map), '/tiles': image });
	return await openRenderer(await resolve('map.tmj', loader), { loader });
}

/** The names and attributes of the elements. Throws if the text is not valid XML. */
function elementsOf(text: string): { name: string; attributes: Record<string, string> }[] {
	const found: { name: string; attributes: Record<string, string> }[] = [];
	const parser = new SaxesParser();
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes }));
	parser.write(text).close();
	return found;
}

const encoded = async (parts: Parts): Promise<string> =>
	new TextDecoder().decode(await (await rendererOf(parts)).encode('svg', {}, { labels: true, background: HOSTILE }));

/** The URL of the only picture. */
const hrefOf = async (parts: Parts): Promise<string | undefined> =>
	elementsOf(await encoded(parts)).find(({ name }) => name === 'image')?.attributes['xlink:href'];

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

describe('an SVG that a renderer writes', () => {
	it('is valid XML for any map, and no text of the map becomes an element', async () => {
		const common = { name: HOSTILE, type: HOSTILE, x: 0, y: 0, width: 90, height: 40, rotation: 0, visible: true };
		const text = { text: `${HOSTILE}\n${HOSTILE}`, fontfamily: HOSTILE, color: HOSTILE, halign: HOSTILE };
		const layer = { tintcolor: HOSTILE, mode: HOSTILE, name: HOSTILE };
		const svg = await encoded({
			layer,
			objects: [
				{ ...common, id: 1, text },
				{ ...common, id: 2, ellipse: true },
			],
		});
		const names = new Set(elementsOf(svg).map(({ name }) => name));
		expect([...names].toSorted()).toEqual(['clipPath', 'defs', 'g', 'image', 'path', 'rect', 'svg', 'symbol', 'text', 'tspan', 'use']);
		expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
	});

	it('contains PNG, JPEG and SVG pictures unchanged', async () => {
		expect(await hrefOf({})).toBe(`data:image/png;base64,${base64(TILES)}`);
		const svg = sampleImages.find(({ name }) => name === 'SVG');
		expect(await hrefOf({ image: svg?.bytes ?? TILES })).toMatch(/^data:image\/svg\+xml;base64,/);
	});

	it('contains other pictures as PNG: not all viewers know their formats', async () => {
		for (const kind of ['GIF', 'BMP of 24 bits']) {
			const image = sampleImages.find(({ name }) => name === kind);
			expect(await hrefOf({ image: image?.bytes ?? TILES })).toMatch(/^data:image\/png;base64,/);
		}
	});

	it('contains a picture with its transparent color applied', async () => {
		const href = await hrefOf({ tileset: { transparentcolor: '#ff0000' } });
		expect(href).toMatch(/^data:image\/png;base64,/);
		expect(href).not.toContain(base64(TILES));
	});

	it('is the same each time, and has the requested size', async () => {
		const renderer = await rendererOf({});
		const view = { scale: 10, part: { x: 5, y: 0, width: 9, height: 4 } };
		const [first, second] = [await renderer.encode('svg', view), await renderer.encode('svg', view)];
		expect(Buffer.compare(first, second)).toBe(0);
		expect(elementsOf(new TextDecoder().decode(first))[0]?.attributes).toMatchObject({ width: '9', height: '4', viewBox: '0 0 9 4' });
	});
});
