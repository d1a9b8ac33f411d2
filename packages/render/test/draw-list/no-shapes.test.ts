import { drawListOf } from '@tilewright/render';
import { expect, it } from 'vitest';
import { mapJson, objectsJson, sceneFrom, tilesetJson } from '../support/map-json.ts';

const view = { x: 0, y: 0, width: 200, height: 200, scale: { x: 1, y: 1 } };
const line = [
	{ x: 0, y: 0 },
	{ x: 9, y: 9 },
];

it('without shapes, only tile objects and texts are drawn, and only they have labels [R11]', async () => {
	const objects = [
		{ id: 1, name: 'wall', x: 10, y: 10, width: 20, height: 20 },
		{ id: 2, name: 'round', x: 10, y: 10, width: 20, height: 20, ellipse: true },
		{ id: 3, name: 'start', x: 10, y: 10, point: true },
		{ id: 4, name: 'area', x: 10, y: 10, polygon: [...line, { x: 0, y: 9 }] },
		{ id: 5, name: 'path', x: 10, y: 10, polyline: line },
		{ id: 6, name: 'pill', x: 10, y: 10, width: 20, height: 10, capsule: true },
		{ id: 7, name: 'chest', x: 10, y: 40, gid: 1 },
		{ id: 8, name: 'sign', x: 50, y: 50, width: 50, height: 20, text: { text: 'Hi' } },
	];
	const scene = await sceneFrom(mapJson({ tilesets: [tilesetJson()], layers: [objectsJson(objects)] }));
	const shown = (options: object): unknown[] => drawListOf(scene, view, options).items.map(({ kind, object }) => `${kind} ${object}`);
	expect(shown({ shapes: false })).toEqual(['quads 7', 'text 8']);
	expect(shown({ shapes: false, labels: true })).toEqual(['quads 7', 'text 8', 'label 7', 'label 8']);
	expect(new Set(shown({}))).toEqual(new Set([1, 2, 3, 4, 5, 6].map((id) => `shape ${id}`).concat('quads 7', 'text 8')));
});
