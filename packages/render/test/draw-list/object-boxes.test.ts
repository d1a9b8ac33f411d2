import { countObjectsIn } from '@tilewright/render/internal';
import { expect, it } from 'vitest';
import { mapJson, objectsJson, sceneFrom } from '../support/map-json.ts';

/** The number of those of some objects that are looked at to draw a part. */
async function counted(
	objects: readonly Readonly<Record<string, unknown>>[],
	part: { x: number; y: number },
	scale: number,
	lineWidth?: number,
): Promise<number> {
	const [map] = (await sceneFrom(mapJson({ width: 1600, height: 1600, layers: [objectsJson(objects)] }))).maps;
	const [layer] = map?.layers ?? [];
	if (map === undefined || layer?.kind !== 'objects') throw new TypeError('There are no objects.');
	const visible = { ...part, width: 64 / scale, height: 64 / scale };
	return countObjectsIn(layer.objects, map, { visible, scale, named: false, lineWidth });
}

const SIDE_BY_SIDE = Array.from({ length: 10_000 }, (_, i) => ({
	...{ id: i + 1, x: (i % 100) * 16, y: Math.floor(i / 100) * 16, width: 16, height: 16 },
	...(i % 3 === 1 && { ellipse: true }),
}));

it('a part of a picture looks hardly at other objects than those in it', async () => {
	// 4 × 4 objects, and one more at each side.
	expect(await counted(SIDE_BY_SIDE, { x: 320, y: 320 }, 1)).toBe(36);
});

it('looks at objects of which only lines are in the part: wide ones, and far away', async () => {
	const object = { id: 1, x: 100, y: 0, width: 50, height: 50 };
	expect(await counted([object], { x: 30, y: 0 }, 1)).toBe(1);
	expect(await counted([object], { x: 20, y: 0 }, 1)).toBe(0);
	expect(await counted([object], { x: 20, y: 0 }, 1, 6)).toBe(1);
	expect(await counted([object], { x: -60, y: 0 }, 0.5)).toBe(0);
	expect(await counted([object], { x: -200, y: 0 }, 0.25, 6)).toBe(1);
});
