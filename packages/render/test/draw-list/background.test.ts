import { drawListOf } from '@tilewright/render';
import { expect, it } from 'vitest';
import { mapJson, sceneFrom } from '../support/map-json.ts';

const view = { x: 0, y: 0, width: 20, height: 20, scale: { x: 1, y: 1 } };

it.each([
	['#203040', ['#203040']],
	['#80203040', ['#80203040']],
	['#20304', []],
	['#gggggg', []],
	['blue', []],
	['', []],
] as const)('the background %o is drawn as %o: an invalid one is none [R11]', async (backgroundcolor, expected) => {
	const scene = await sceneFrom(mapJson({ backgroundcolor }));
	const drawn = drawListOf(scene, view, { background: true }).items.flatMap((item) => (item.kind === 'background' ? [item.color] : []));
	expect(drawn).toEqual(expected);
});
