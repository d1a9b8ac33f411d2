import zlib from 'node:zlib';
import { readMap, write } from '@tilewright/format';
import { decompress } from 'fzstd';

/** GIDs like those of a real map: patches of ground with scattered detail and some flips. */
function ground(width: number, height: number, seed: number): Uint32Array {
	const cells = new Uint32Array(width * height);
	let state = seed;
	const random = (): number => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
		return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
	};
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const patch = Math.floor(4 + 3 * Math.sin(x / 37 + seed) + 3 * Math.cos(y / 23 - seed) + Math.sin((x + y) / 11));
			const detail = random();
			const gid =
				detail < 0.8
					? 1 + patch * 16
					: detail < 0.9
						? 1 + patch * 16 + Math.floor(random() * 16)
						: detail < 0.93
							? 0x80000000 + 200 + patch
							: 0;
			cells[y * width + x] = gid;
		}
	}
	return cells;
}

type TileForm = 'array' | 'base64' | 'zlib' | 'zstd';

/** A map of four layers of 1000 × 1000 cells, as Tiled writes it. */
export function tileMap(form: TileForm): Uint8Array {
	const layers = [1, 2, 3, 4].map((id) => ({
		...{ id, name: `layer ${id}`, opacity: 1, type: 'tilelayer', visible: true, x: 0, y: 0, width: 1000, height: 1000 },
		data: Array.from(ground(1000, 1000, id)),
	}));
	return packed(
		JSON.stringify({ ...head, width: 1000, height: 1000, layers, nextlayerid: 5, tilesets: [{ firstgid: 1, source: 'ground.tsj' }] }),
		form,
	);
}

/** A map with 20,000 objects of three properties each. */
export function objectMap(): Uint8Array {
	const objects = Array.from({ length: 20_000 }, (_, i) => ({
		...{
			height: 16,
			id: i + 1,
			name: `object ${i}`,
			opacity: 1,
			rotation: 0,
			type: 'enemy',
			visible: true,
			width: 16,
			x: i * 1.5,
			y: i * 2.25,
		},
		properties: [
			{ name: 'health', type: 'int', value: i },
			{ name: 'speed', type: 'float', value: 1.5 },
			{ name: 'title', type: 'string', value: `The ${i}th of its name` },
		],
	}));
	const layer = { draworder: 'topdown', id: 1, name: 'objects', objects, opacity: 1, type: 'objectgroup', visible: true, x: 0, y: 0 };
	return new TextEncoder().encode(
		JSON.stringify({ ...head, width: 100, height: 100, layers: [layer], nextlayerid: 2, nextobjectid: 20_001, tilesets: [] }),
	);
}

const head = {
	...{ compressionlevel: -1, infinite: false, nextobjectid: 1, orientation: 'orthogonal', renderorder: 'right-down' },
	...{ tiledversion: '1.12.2', tileheight: 16, tilewidth: 16, type: 'map', version: '1.10' },
};

function packed(text: string, form: TileForm): Uint8Array {
	const array = new TextEncoder().encode(text);
	return form === 'array'
		? array
		: write(readMap(array), { encoding: 'base64', compression: form === 'base64' ? '' : form, minimize: true });
}

/** Reads a map as a program would that checks nothing: with JSON.parse, Node's base64 and zlib, and fzstd. */
export function bareParse(bytes: Uint8Array): unknown {
	const map = JSON.parse(new TextDecoder().decode(bytes));
	for (const layer of map.layers) {
		if (typeof layer.data !== 'string') continue;
		const plain = unpacked(Buffer.from(layer.data, 'base64'), layer.compression);
		layer.data = new Uint32Array(plain.buffer, plain.byteOffset, plain.length >> 2);
	}
	return map;
}

function unpacked(bytes: Uint8Array, compression: string): Uint8Array {
	if (compression === 'zlib') return zlib.inflateSync(bytes);
	return compression === 'zstd' ? decompress(bytes) : bytes;
}
