import { expect, test } from 'vitest';
import { aligned, guideTargets } from '../../src/objects/guides.ts';
import { placedLayersOf } from '../../src/objects/placed-layers.ts';
import { selectObjectsTool } from '../../src/tools/objects/select-objects.ts';
import { mapOfObjects, pointing } from '../support/pointing.ts';

test('a moved object aligns with sides and middles of others that are near enough', () => {
	const target = { x: 100, y: 50, width: 40, height: 20 };
	const { by, guides } = aligned({ x: 103, y: 100, width: 10, height: 10 }, [target], 5);
	expect(by).toEqual({ x: -3, y: 0 });
	expect(guides).toEqual([{ from: { x: 100, y: 50 }, to: { x: 100, y: 110 } }]);
	expect(aligned({ x: 112, y: 54, width: 20, height: 10 }, [target], 5).by).toEqual({ x: -2, y: 1 });
	expect(aligned({ x: 80, y: 30, width: 10, height: 10 }, [target], 5)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});

test('only objects that are near and do not move count', () => {
	const box = (x: number) => ({ shape: 'rectangle', x, y: 0, width: 10, height: 10 }) as const;
	const { session } = pointing(selectObjectsTool, mapOfObjects([box(0), box(20), box(900)]));
	expect(guideTargets(placedLayersOf(session).value, new Set([1]), { x: -50, y: -50, width: 200, height: 200 })).toEqual([
		{ x: 20, y: 0, width: 10, height: 10 },
	]);
});

test('a drag without snapping aligns, and Ctrl turns that into the grid', () => {
	const box = (x: number, y: number) => ({ shape: 'rectangle', x, y, width: 10, height: 10 }) as const;
	const on = pointing(selectObjectsTool, mapOfObjects([box(0, 0), box(60, 40)]));
	on.editor.preferences.smartGuides.value = true;
	on.drag([
		[5, 5],
		[68, 100],
	]);
	expect(on.object(1)).toMatchObject({ x: 60, y: 95 });
	on.drag(
		[
			[65, 100],
			[70, 103],
		],
		{ ctrl: true },
	);
	expect(on.object(1)).toMatchObject({ x: 64, y: 96 });
});
