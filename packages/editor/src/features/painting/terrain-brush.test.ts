import { viewShifts } from '@tilewright/editor-canvas/stage/layer-shift.ts';
import { bucketTool } from '@tilewright/editor-canvas/tools/tiles/bucket.ts';
import { stampBrushTool } from '@tilewright/editor-canvas/tools/tiles/stamp-brush.ts';
import { terrainBrushTool } from '@tilewright/editor-canvas/tools/tiles/terrain-brush.ts';
import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { drawing, layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { allIds, terrainOf } from '../../../../edit/test/support/terrain.ts';
import { embedded } from '../../../../edit/test/support/tilesets.ts';
import type { Painting } from '../../../../editor-canvas/test/support/painting.ts';
import { painting } from '../../../../editor-canvas/test/support/painting.ts';
import { tileOfColor } from '../terrain/tile-of-color.ts';

const GROUND = '11111\n11111\n11111\n11111';

/** A map with a complete set of two colors, at corners by default: the GID 1 is a tile of color 1 alone, 16 of color 2 (drawn as g). */
function withGround(ground = GROUND, type: 'corner' | 'mixed' = 'corner'): TileMap {
	const { tileset } = terrainOf(type, allIds(type, [1, 2]));
	if (!('type' in tileset)) throw new TypeError('The tileset is embedded.');
	return { ...mapOf(layerOf(ground)), tilesets: [embedded(1, tileset)] };
}

/** A terrain brush with color 2. */
function brush(color = 2): Painting {
	const map = painting(terrainBrushTool, withGround());
	map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color };
	return map;
}

describe('the terrain brush', () => {
	it('[Q31, Q32] shows what a click paints: a corner; with Ctrl a whole tile', () => {
		const map = brush();
		map.move(2, 2);
		expect(countOfChanged(map.ghost())).toBe(4);
		map.move(2, 2, { ctrl: true });
		expect(map.ghost().split('\n')[2]?.[2]).toBe('g');
		expect(countOfChanged(map.ghost())).toBe(9);
		const ghost = map.ghost();
		map.click(2, 2, { ctrl: true });
		expect(map.layer()).toBe(ghost);
		expect(map.steps()).toEqual(['Paint']);
	});

	it('[Q32] the option turns Ctrl around', () => {
		const map = brush();
		map.editor.tileOptions.fullTiles.value = true;
		map.move(2, 2);
		expect(countOfChanged(map.ghost())).toBe(9);
		map.move(2, 2, { ctrl: true });
		expect(countOfChanged(map.ghost())).toBe(4);
	});

	it('[Q37] a fast drag is filled, and is one step', () => {
		const map = brush();
		map.drag(
			[
				[1, 1],
				[3, 1],
			],
			{ ctrl: true },
		);
		expect(map.layer().split('\n')[1]?.slice(1, 4)).toBe('ggg');
		expect(map.steps()).toEqual(['Paint']);
		map.session.undo();
		expect(map.layer()).toBe(drawing(GROUND));
	});

	it('paints where the view shows the layer, also if parallax moves it', () => {
		const map = brush();
		const { tilewidth } = map.session.map.value;
		map.move(2, 2, { ctrl: true });
		const before = map.ghost().split('\n')[2];
		viewShifts(map.session).value = () => ({ x: tilewidth, y: 0 });
		map.move(3, 2, { ctrl: true });
		expect(map.ghost().split('\n')[2]).toBe(before);
	});

	it('[Q31] a drag that begins in the dead middle of a cell of a mixed set paints what it comes to', () => {
		const map = painting(terrainBrushTool, withGround(GROUND, 'mixed'));
		map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color: 2 };
		map.down(1, 1);
		expect(map.layer()).toBe(drawing(GROUND));
		map.move(1.45, 1);
		map.up(1.45, 1);
		expect(countOfChanged(map.layer())).toBe(2);
		expect(map.steps()).toEqual(['Paint']);
		map.click(1, 1);
		expect(map.steps()).toEqual(['Paint']);
	});

	it('[Q33] Shift paints lines from one click to the next', () => {
		const map = brush();
		map.click(1, 1, { shift: true, ctrl: true });
		expect(map.steps()).toEqual([]);
		map.click(3, 1, { shift: true, ctrl: true });
		expect(map.layer().split('\n')[1]?.slice(1, 4)).toBe('ggg');
		expect(map.steps()).toEqual(['Paint']);
	});

	it('[Q34] Alt paints the same turned about the middle of the map', () => {
		const map = brush();
		map.click(0, 0, { ctrl: true, alt: true });
		const rows = map.layer().split('\n');
		expect([rows[0]?.[0], rows[3]?.[4]]).toEqual(['g', 'g']);
	});

	it('[Q35] a right click takes the color under the pointer', () => {
		const map = brush(2);
		map.click(2, 2, { button: 2, ctrl: false });
		expect(map.editor.tileOptions.terrain.value?.color).toBe(1);
	});

	it('[E50] Escape takes back a stroke', () => {
		const map = brush();
		map.down(1, 1);
		map.move(3, 3);
		expect(map.tool.cancel?.()).toBe(true);
		expect(map.layer()).toBe(drawing(GROUND));
	});

	it('says that no color is chosen, or that the layer is locked', () => {
		const map = painting(terrainBrushTool, withGround());
		map.click(1, 1);
		expect(map.editor.status.value).toContain('Terrain Sets');
		map.session.do('Lock', [{ type: 'fields', part: [{ layer: 1 }], fields: [{ name: 'locked', before: false, after: true }] }]);
		map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color: 1 };
		map.click(1, 1);
		expect(map.editor.status.value).toContain('locked');
	});

	it('says that the map has no terrain sets', () => {
		const map = painting(terrainBrushTool, mapOf(layerOf(GROUND)));
		map.click(1, 1);
		expect(map.editor.status.value).toContain('no terrain sets');
	});

	it('a color of another map is none', () => {
		const map = brush();
		map.editor.tileOptions.terrain.value = { tileset: '#other', set: 0, color: 1 };
		map.move(1, 1);
		expect(map.ghost()).toBe(drawing(GROUND));
	});
});

describe('terrain fill mode', () => {
	it('[Q38] the bucket fills with tiles of the set that fit', () => {
		const map = painting(bucketTool, withGround('....\n....'));
		map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color: 1 };
		map.editor.tileOptions.fill.value = 'terrain';
		map.move(1, 1);
		const ghost = map.ghost();
		expect(ghost).toMatch(/^[1-9a-g]{4}\n[1-9a-g]{4}$/);
		map.click(1, 1);
		expect(map.layer()).toBe(ghost);
	});

	it('[Q38] the stamp brush paints single cells, and needs no stamp', () => {
		const map = painting(stampBrushTool, withGround('....\n....'));
		map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color: 1 };
		map.editor.tileOptions.fill.value = 'terrain';
		map.drag([
			[0, 0],
			[3, 0],
		]);
		expect(map.layer()).toMatch(/^[1-9a-g]{4}\n\.{4}$/);
	});
});

it('the picture of a color is the tile that the set names, else the one with most of it', () => {
	const { set } = terrainOf('corner', allIds('corner', [1, 2]));
	expect(tileOfColor(set, 7, 2)).toBe(7);
	expect(tileOfColor(set, -1, 2)).toBe(15);
	expect(tileOfColor(set, -1, 9)).toBe(-1);
});

/** The number of cells that are no longer the ground. */
const countOfChanged = (shown: string): number => [...shown.replaceAll('\n', '')].filter((cell) => cell !== '1').length;
