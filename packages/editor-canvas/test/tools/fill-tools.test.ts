import { rectangle } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { drawing, infiniteLayerOf, layerOf, mapOf, staggered } from '../../../edit/test/support/drawn.ts';
import { bucketTool } from '../../src/tools/tiles/bucket.ts';
import { eraserTool } from '../../src/tools/tiles/eraser.ts';
import { shapeFillTool } from '../../src/tools/tiles/shape-fill.ts';
import { painting, variationOf } from '../support/painting.ts';

const ROOMS = `
	11.22
	11.22
	.....
	33344`;
const EMPTY = '......\n......\n......\n......\n......';

describe('the bucket', () => {
	const bucket = (stamp: string, map: TileMap = mapOf(layerOf(ROOMS))) => painting(bucketTool, map, stamp);

	it('[E18, E19] shows what a click fills, and fills it', () => {
		const map = bucket('9');
		map.move(0, 0);
		expect(map.ghost()).toBe(drawing('99.22\n99.22\n.....\n33344'));
		map.click(1, 1);
		expect(map.layer()).toBe(drawing('99.22\n99.22\n.....\n33344'));
		expect(map.steps()).toEqual(['Fill Area']);
	});

	it('[E19] a drag over other cells adds their kinds', () => {
		const map = bucket('9');
		const cells = [
			[0, 0],
			[2, 0],
			[3, 0],
		] as const;
		map.drag(cells);
		expect(map.layer()).toBe(drawing('99999\n99999\n99999\n33344'));
	});

	it('[E19] a right click cancels while the button is held', () => {
		const map = bucket('9');
		map.down(0, 0);
		map.down(2, 0, { button: 2 });
		map.up(2, 0);
		expect(map.steps()).toEqual([]);
	});

	it('[E3] fills inside the selected area only, and nothing from outside', () => {
		const map = bucket('9');
		map.session.selectArea(rectangle({ x: 0, y: 0, width: 1, height: 4 }));
		map.click(0, 0);
		expect(map.layer()).toBe(drawing('91.22\n91.22\n.....\n33344'));
		map.click(3, 0);
		expect(map.layer()).toBe(drawing('91.22\n91.22\n.....\n33344'));
		expect(map.editor.status.value).toContain('selected area');
	});

	it('[E20] with Shift, fills the whole selected area', () => {
		const map = bucket('9');
		map.session.selectArea(rectangle({ x: 1, y: 0, width: 3, height: 3 }));
		map.click(2, 1, { shift: true });
		expect(map.layer()).toBe(drawing('19992\n19992\n.999.\n33344'));
		expect(map.steps()).toEqual(['Change Selection', 'Fill Selection']);
	});

	it('[E20] with Shift, fills the layer if nothing is selected', () => {
		const map = bucket('9');
		map.click(2, 1, { shift: true });
		expect(map.layer()).toBe(drawing('99999\n99999\n99999\n99999'));
		expect(map.steps()).toEqual(['Fill Area']);
	});

	it('[E21] lays the stamp as a pattern; the ghost shows the random tiles that a click paints', () => {
		const map = bucket('56\n78');
		map.move(2, 2);
		expect(map.ghost()).toBe(drawing('11522\n11722\n56565\n33344'));
		map.editor.tileOptions.fill.value = 'random';
		const ghost = map.ghost();
		map.click(2, 2);
		expect(map.layer()).toBe(ghost);
	});

	it('[E18] fills six neighbours on staggered maps', () => {
		const map = bucket('9', staggered(mapOf(layerOf('1...\n1...\n.1..\n..1.'))));
		map.click(0, 0);
		expect(map.layer()).toBe(drawing('9...\n9...\n.9..\n..1.'));
	});

	it('[E18] fills nothing outside the chunks of an infinite map', () => {
		const map = bucket('9', mapOf(infiniteLayerOf('11\n11')));
		map.click(50, 0);
		expect(map.steps()).toEqual([]);
		map.click(0, 0);
		expect(map.layer()).toBe(drawing('99\n99'));
	});
});

describe('shape fill', () => {
	const shape = (stamp = '1') => painting(shapeFillTool, mapOf(layerOf(EMPTY)), stamp);

	it('[E22] fills the dragged rectangle as one step', () => {
		const map = shape('12');
		map.drag([
			[1, 1],
			[9, 2],
		]);
		expect(map.layer()).toBe(drawing('......\n.12121\n.12121\n......\n......'));
		expect(map.steps()).toEqual(['Shape Fill']);
	});

	it('[E22] fills an ellipse', () => {
		const map = shape();
		map.editor.tileOptions.shape.value = 'ellipse';
		map.drag([
			[0, 0],
			[4, 4],
		]);
		expect(map.layer()).toBe(drawing('.111..\n11111.\n11111.\n11111.\n.111..'));
	});

	it('[E22] Shift makes equal sides of the smaller one, Alt starts in the middle', () => {
		const map = shape();
		map.down(2, 2);
		map.move(5, 3, { shift: true });
		expect(map.ghost()).toBe(drawing('......\n......\n..11..\n..11..\n......'));
		map.move(3, 4, { alt: true });
		expect(map.ghost()).toBe(drawing('.111..\n.111..\n.111..\n.111..\n.111..'));
		expect(map.tool.hint?.value).toBe('3 × 5');
	});

	it('[E22] Escape cancels', () => {
		const map = shape();
		map.down(2, 2);
		expect(map.tool.cancel?.()).toBe(true);
		map.up(4, 4);
		expect(map.steps()).toEqual([]);
	});
});

describe('the eraser', () => {
	const eraser = (map: TileMap = mapOf(layerOf(ROOMS))) => painting(eraserTool, map);

	it('[E23] shows what it erases, and a stroke is one step', () => {
		const map = eraser();
		map.move(0, 0);
		expect(map.ghost()).toBe(drawing('.1.22\n11.22\n.....\n33344'));
		map.drag([
			[0, 3],
			[4, 3],
		]);
		expect(map.layer()).toBe(drawing('11.22\n11.22\n.....\n.....'));
		expect(map.steps()).toEqual(['Erase']);
	});

	it('[E23] a right drag erases a rectangle', () => {
		const map = eraser();
		const cells = [
			[1, 0],
			[3, 1],
		] as const;
		map.drag(cells, { button: 2 });
		expect(map.layer()).toBe(drawing('1...2\n1...2\n.....\n33344'));
	});

	it('[E23, E4] erases the selected layers, with Shift all that are open', () => {
		const layers = [layerOf('11\n11'), layerOf('22\n22', 2), { ...layerOf('33\n33', 3), locked: true }];
		const map = eraser(mapOf(...layers));
		map.click(0, 0);
		expect([map.layer(1), map.layer(2)]).toEqual([drawing('.1\n11'), drawing('22\n22')]);
		map.click(1, 1, { shift: true });
		expect([map.layer(1), map.layer(2), map.layer(3)]).toEqual([drawing('.1\n1.'), drawing('22\n2.'), drawing('33\n33')]);
	});

	it('[E152] a second button cancels what the first has begun', () => {
		const map = eraser();
		for (const [first, second] of [
			[0, 2],
			[2, 0],
		] as const) {
			map.down(0, 0, { button: first });
			map.move(1, 0);
			map.down(1, 0, { button: second });
			map.up(1, 0, { button: first });
			map.up(1, 0, { button: second });
			map.move(4, 0);
		}
		expect(map.layer()).toBe(drawing(ROOMS));
		expect(map.steps()).toEqual([]);
	});

	it('[E4] refuses a locked layer', () => {
		const map = eraser(mapOf({ ...layerOf(ROOMS), locked: true }));
		map.click(0, 0);
		expect(map.steps()).toEqual([]);
		expect(map.editor.status.value).toContain('locked');
	});
});

it('[E10] the stamp of the fill tools is that of the brush', () => {
	const map = painting(bucketTool, mapOf(layerOf('..')), '');
	map.editor.stamp.value = [variationOf('4')];
	map.click(0, 0);
	expect(map.layer()).toBe('44');
});
