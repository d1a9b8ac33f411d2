import type { Region } from '@tilewright/edit';
import { EMPTY_REGION, hasCell, isEmpty, rectangle } from '@tilewright/edit';
import { describe, expect, it } from 'vitest';
import { drawing, layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import { rectangularSelectTool } from '../../src/tools/tiles/rectangular-select.ts';
import { magicWandTool, selectSameTileTool } from '../../src/tools/tiles/select-kinds.ts';
import type { Painting } from '../support/painting.ts';
import { painting } from '../support/painting.ts';

const ROOMS = '11.11\n11.22\n.....';

/** A region of a map of 5 × 3 cells as a drawing. */
const shown = (region: Region): string =>
	[0, 1, 2].map((y) => [0, 1, 2, 3, 4].map((x) => (hasCell(region, x, y) ? '#' : '.')).join('')).join('\n');
const selected = ({ session }: Painting): string => shown(session.area.value);

describe('rectangular select', () => {
	const select = () => painting(rectangularSelectTool, mapOf(layerOf(ROOMS)));
	const from = [1, 1] as const;
	const to = [3, 2] as const;

	it('[E25, E3] selects the cells of the map in a rectangle, as a step', () => {
		const map = select();
		map.drag([from, [9, 9]]);
		expect(selected(map)).toBe(drawing('.....\n.####\n.####'));
		expect(map.steps()).toEqual(['Change Selection']);
		map.session.undo();
		expect(isEmpty(map.session.area.value)).toBe(true);
		map.session.redo();
		expect(selected(map)).toBe(drawing('.....\n.####\n.####'));
	});

	it('says the size of the rectangle while it is dragged, and afterwards that of what is selected', () => {
		const map = select();
		map.down(1, 1);
		map.move(9, 9);
		expect(map.tool.hint?.value).toBe('9 × 9');
		map.up(9, 9);
		expect(map.tool.hint?.value).toBe('4 × 2');
		map.click(0, 0);
		expect(map.tool.hint?.value).toBe('');
	});

	it.each([
		[{ shift: true }, '##...\n####.\n.###.'],
		[{ ctrl: true }, '##...\n#....\n.....'],
		[{ shift: true, ctrl: true }, '.....\n.#...\n.....'],
	])('[E26] keys that are held before pressing choose the mode: %o', (keys, expected) => {
		const map = select();
		map.session.selectArea(rectangle({ x: 0, y: 0, width: 2, height: 2 }));
		map.drag([from, to], keys);
		expect(selected(map)).toBe(drawing(expected));
	});

	it('[E26] the chosen mode counts without keys', () => {
		const map = select();
		map.session.selectArea(rectangle({ x: 0, y: 0, width: 2, height: 2 }));
		map.editor.tileOptions.selection.value = 'add';
		map.drag([from, to]);
		expect(selected(map)).toBe(drawing('##...\n####.\n.###.'));
	});

	it('[E26] while dragging, Shift makes a square, and Ctrl starts in the middle', () => {
		const map = select();
		map.down(1, 0);
		map.move(4, 1, { shift: true });
		map.up(4, 1, { shift: true });
		expect(selected(map)).toBe(drawing('.##..\n.##..\n.....'));
		map.down(2, 1);
		map.move(3, 1, { ctrl: true });
		map.up(3, 1, { ctrl: true });
		expect(selected(map)).toBe(drawing('.....\n.###.\n.....'));
	});

	it('[E27] a click, a right click, or Escape clears the area', () => {
		const map = select();
		const fill = () => map.session.selectArea(rectangle({ x: 0, y: 0, width: 2, height: 2 }));
		fill();
		map.click(3, 1);
		expect(map.session.area.value).toEqual(EMPTY_REGION);
		fill();
		map.click(3, 1, { button: 2 });
		expect(map.session.area.value).toEqual(EMPTY_REGION);
		fill();
		expect(map.tool.cancel?.()).toBe(true);
		expect(map.session.area.value).toEqual(EMPTY_REGION);
		expect(map.tool.cancel?.()).toBe(false);
	});

	it('[E27] Escape cancels a drag, and leaves the area', () => {
		const map = select();
		map.session.selectArea(rectangle({ x: 0, y: 0, width: 1, height: 1 }));
		map.down(1, 1);
		map.move(3, 2);
		expect(map.tool.cancel?.()).toBe(true);
		map.up(3, 2);
		expect(selected(map)).toBe(drawing('#....\n.....\n.....'));
	});
});

describe('magic wand and same tile', () => {
	it('[E25] the wand selects connected cells that are equal', () => {
		const map = painting(magicWandTool, mapOf(layerOf(ROOMS)));
		map.click(0, 0);
		expect(selected(map)).toBe(drawing('##...\n##...\n.....'));
		map.click(4, 0, { shift: true });
		expect(selected(map)).toBe(drawing('##.##\n##...\n.....'));
	});

	it('[E25] dragging adds kinds', () => {
		const map = painting(magicWandTool, mapOf(layerOf(ROOMS)));
		map.drag([
			[3, 0],
			[3, 1],
		]);
		expect(selected(map)).toBe(drawing('...##\n...##\n.....'));
	});

	it('[E25] same tile selects all equal cells of the layer', () => {
		const map = painting(selectSameTileTool, mapOf(layerOf(ROOMS)));
		map.click(0, 0);
		expect(selected(map)).toBe(drawing('##.##\n##...\n.....'));
		map.click(2, 2, { button: 2 });
		expect(map.session.area.value).toEqual(EMPTY_REGION);
	});
});
