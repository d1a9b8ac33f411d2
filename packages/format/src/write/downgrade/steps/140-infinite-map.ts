import type { RawObject } from '../../../model/json-value.ts';
import { isObject } from '../../../model/json-value.ts';
import type { Chunk } from '../../../model/types.gen.ts';
import { isBefore } from '../../../spec/form.ts';
import type { FiniteBox } from '../finite-box.ts';
import { cellsInBox } from '../finite-box.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: infinite maps were added in 1.1. For older versions, the box around all chunks becomes a finite map. */
export const infiniteMap: DowngradeStep = {
	name: '140-infinite-map',
	versions: ['1.1'],
	doc: 'An infinite map becomes a finite one, as large as the box around its chunks. This is reported.',
	resources: ['map'],
	isFor: ({ version }) => isBefore(version, '1.1'),
	takes: ['infinite'],
	downgrade({ infinite: _, ...rest }, { box, changed }) {
		if (box === undefined) return rest;
		const { width, height } = box;
		changed(['infinite'], 'an infinite map', `becomes a map of ${width} × ${height} tiles`);
		return { ...rest, width, height };
	},
};

/** Moves the content of an infinite map to its place in the finite one. */
export const layersOfInfiniteMap: DowngradeStep = {
	name: '145-layers-of-infinite-map',
	versions: ['1.1'],
	doc: 'The chunks of a layer become cells in that box; objects and image layers move with it. This is reported.',
	resources: ['layer'],
	isFor: ({ version }) => isBefore(version, '1.1'),
	takes: ['chunks', 'startx', 'starty'],
	downgrade(value, { box, changed }) {
		const { chunks: _, startx: __, starty: ___, ...rest } = value;
		if (box === undefined) return value;
		const { width, height, objects, drawn } = box;
		if (rest['type'] === 'tilelayer') {
			changed([], 'a layer of an infinite map', `becomes a layer of ${width} × ${height} tiles`);
			return { ...rest, width, height, data: cellsInBox(blocksOf(value), box) };
		}
		if (rest['type'] === 'imagelayer' && (drawn.x !== 0 || drawn.y !== 0)) {
			changed([], 'an image layer', `moves by ${drawn.x}, ${drawn.y}`);
			return { ...rest, offsetx: Number(rest['offsetx'] ?? 0) + drawn.x, offsety: Number(rest['offsety'] ?? 0) + drawn.y };
		}
		if (Array.isArray(rest['objects']) && rest['objects'].length > 0 && (objects.x !== 0 || objects.y !== 0)) {
			changed(['objects'], 'the objects of a layer', `move by ${objects.x}, ${objects.y}`);
			return { ...rest, objects: rest['objects'].map((object: unknown) => moved(object, objects)) };
		}
		return rest;
	},
};

/** The blocks of cells of a layer. */
function* blocksOf(layer: RawObject): Generator<Chunk> {
	const chunks = layer['chunks'];
	for (const chunk of Array.isArray(chunks) ? chunks : [{ ...layer, x: 0, y: 0 }]) {
		if (!isObject(chunk) || !(chunk['data'] instanceof Uint32Array)) continue;
		const [x = 0, y = 0, width = 0, height = 0] = [chunk['x'], chunk['y'], chunk['width'], chunk['height']].map(Number);
		yield { x, y, width, height, data: chunk['data'] };
	}
}

const moved = (object: unknown, by: FiniteBox['objects']): unknown =>
	isObject(object) ? ({ ...object, x: Number(object['x']) + by.x, y: Number(object['y']) + by.y } satisfies RawObject) : object;
