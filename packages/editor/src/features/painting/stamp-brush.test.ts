import { signal } from '@preact/signals';
import { EMPTY_REGION, rectangle } from '@tilewright/edit';
import { stampBrushTool } from '@tilewright/editor-canvas/tools/tiles/stamp-brush.ts';
import { takeStamp } from '@tilewright/editor-canvas/tools/tiles/take-stamp.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { drawing, infiniteLayerOf, layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { painting, variationOf } from '../../../../editor-canvas/test/support/painting.ts';
import { quickStampActions } from './quick-stamp-actions.ts';

const EMPTY = '........\n........\n........\n........';
const brush = (stamp: string, map: TileMap = mapOf(layerOf(EMPTY))) => painting(stampBrushTool, map, stamp);

describe('the stamp brush', () => {
	it('[E6] shows the stamp at the cursor, and a click paints it', () => {
		const map = brush('12\n34');
		map.move(3, 2);
		expect(map.ghost()).toBe(drawing('........\n..12....\n..34....\n........'));
		expect(map.layer()).toBe(drawing(EMPTY));
		map.click(3, 2);
		expect(map.layer()).toBe(drawing('........\n..12....\n..34....\n........'));
	});

	it('[E7, E127] a drag paints along the line without overlaps, as one step', () => {
		const map = brush('12');
		map.drag([
			[1, 0],
			[3, 0],
			[7, 0],
		]);
		expect(map.layer()).toBe(drawing('12121212\n........\n........\n........'));
		expect(map.steps()).toEqual(['Paint']);
		map.session.undo();
		expect(map.layer()).toBe(drawing(EMPTY));
	});

	it('[E127] each stroke is a step of its own', () => {
		const map = brush('1');
		map.click(0, 0);
		map.click(1, 0);
		expect(map.steps()).toEqual(['Paint', 'Paint']);
	});

	it('[E9] with Shift, clicks paint lines from one to the next', () => {
		const map = brush('1');
		map.click(0, 0, { shift: true });
		expect(map.layer()).toBe(drawing(EMPTY));
		map.move(3, 3, { shift: true });
		expect(map.ghost()).toBe(drawing('1.......\n.1......\n..1.....\n...1....'));
		map.click(3, 3, { shift: true });
		map.click(6, 3, { shift: true });
		expect(map.layer()).toBe(drawing('1.......\n.1......\n..1.....\n...1111.'));
		expect(map.steps()).toEqual(['Paint', 'Paint']);
	});

	it('[E9] with Shift, a drag paints a line, too', () => {
		const map = brush('1');
		const cells = [
			[0, 0],
			[2, 1],
			[4, 0],
		] as const;
		map.drag(cells, { shift: true });
		expect(map.layer()).toBe(drawing('11111...\n........\n........\n........'));
	});

	it('[E9] with Ctrl and Shift, the second click paints an ellipse around the first', () => {
		const map = brush('1');
		map.click(3, 1, { shift: true, ctrl: true });
		map.click(4, 2, { shift: true, ctrl: true });
		expect(map.layer()).toBe(drawing('...1....\n..1.1...\n...1....\n........'));
	});

	it('[E10] in random mode, each cell takes a tile of the stamp', () => {
		const map = brush('12');
		map.editor.tileOptions.fill.value = 'random';
		map.drag([
			[0, 0],
			[7, 0],
		]);
		expect(map.layer()).toMatch(/^[12]{8}\n/);
	});

	it('[E8, E10] the ghost shows the draw that a click paints', () => {
		const map = brush('');
		map.editor.stamp.value = ['1', '2', '3', '4'].map(variationOf);
		for (let x = 0; x < 8; x++) {
			map.move(x, 0);
			const before = map.ghost();
			map.click(x, 0);
			expect(map.layer()).toBe(before);
		}
	});

	it('[E3] paints in the selected area only', () => {
		const map = brush('1');
		map.session.selectArea(rectangle({ x: 2, y: 0, width: 2, height: 1 }));
		map.drag([
			[0, 0],
			[7, 0],
		]);
		expect(map.layer()).toBe(drawing('..11....\n........\n........\n........'));
	});

	it('[E4] a locked or hidden layer, or group, refuses and says why', () => {
		const locked = brush('1', mapOf({ ...layerOf(EMPTY), locked: true }));
		locked.click(0, 0);
		expect(locked.steps()).toEqual([]);
		expect(locked.editor.status.value).toContain('locked');
		const hidden = brush('1', mapOf({ ...layerOf(EMPTY), visible: false }));
		hidden.click(0, 0);
		expect(hidden.steps()).toEqual([]);
		expect(hidden.editor.status.value).toContain('hidden');
	});

	it('[E4, E14] says which layer of a stamp was left out because it is locked', () => {
		const map = brush('', mapOf(layerOf('..'), { ...layerOf('..', 2), name: 'Top', locked: true }));
		const clip = mapOf(layerOf('1'), { ...layerOf('2', 2), name: 'Top' });
		map.editor.stamp.value = [{ clip }];
		map.click(0, 0);
		expect([map.layer(1), map.layer(2)]).toEqual(['1.', '..']);
		expect(map.editor.status.value).toContain('Top');
	});

	it('[E127] a stroke on several layers keeps one change for each, however many moves it has', () => {
		const map = brush('', mapOf(layerOf('........'), { ...layerOf('........', 2), name: 'Top' }));
		map.editor.stamp.value = [{ clip: mapOf(layerOf('1'), { ...layerOf('2', 2), name: 'Top' }) }];
		map.drag([0, 1, 2, 5, 7].map((x) => [x, 0] as const));
		expect([map.layer(1), map.layer(2)]).toEqual(['11111111', '22222222']);
		expect(map.session.history.steps.map(({ changes }) => changes.map(({ type }) => type))).toEqual([['cells', 'cells']]);
	});

	it('says that a stamp is missing, and shows the tilesets', () => {
		const map = brush('');
		const shown: string[] = [];
		const nothing = () => undefined;
		panelControls(map.editor).value = {
			shown: signal<ReadonlySet<string>>(new Set()),
			isClear: signal(false),
			show: (id) => shown.push(id),
			hide: nothing,
			reset: nothing,
		};
		map.click(0, 0);
		expect(map.editor.status.value).toContain('Choose tiles');
		map.editor.tileOptions.fill.value = 'terrain';
		map.click(0, 0);
		expect(shown).toEqual(['tilesets', 'terrain-sets']);
	});

	it('[E50] Escape takes back a stroke, and forgets the start of a line', () => {
		const map = brush('1');
		map.click(0, 3);
		map.down(0, 0);
		map.move(4, 0);
		expect(map.tool.cancel?.()).toBe(true);
		expect(map.layer()).toBe(drawing('........\n........\n........\n1.......'));
		expect(map.steps()).toEqual(['Paint']);
		map.up(4, 0);
		map.click(0, 0, { shift: true });
		expect(map.tool.cancel?.()).toBe(true);
		expect(map.tool.cancel?.()).toBe(false);
	});

	it('a stamp that is too large to be shown is still painted', () => {
		const map = brush('', mapOf(layerOf('1')));
		const clip = { ...mapOf(layerOf('1')), width: 400, height: 400 };
		const layer = { ...layerOf('1'), width: 400, height: 400, data: new Uint32Array(160_000).fill(2) };
		map.editor.stamp.value = [{ clip: { ...clip, layers: [layer] } }];
		map.move(0, 0);
		expect(map.tool.ghost?.value).toEqual([]);
		map.click(0, 0);
		expect(map.layer()).toBe('2');
	});

	it('paints on an infinite map, and makes chunks', () => {
		const map = brush('1', mapOf(infiniteLayerOf('.')));
		map.drag([
			[-2, -1],
			[1, -1],
		]);
		expect(map.layer().replaceAll('.', '').trim()).toBe('1111');
	});
});

describe('capturing a stamp', () => {
	const filled = () => brush('', mapOf(layerOf('12......\n34......\n........\n........')));

	it('[E12] [E152] a right drag copies the rectangle, which is then painted', () => {
		const map = filled();
		const corners = [
			[1, 1],
			[0, 0],
		] as const;
		map.drag(corners, { button: 2 });
		map.click(5, 3);
		expect(map.layer()).toBe(drawing('12......\n34......\n....12..\n....34..'));
	});

	it('[E5] a stamp that is taken while another tool is used brings the stamp brush; fill tools stay', () => {
		const map = filled();
		const toolAfter = (tilelayer: string) => {
			map.editor.toolIds.value = { tilelayer, objectgroup: 'SelectTool' };
			takeStamp(map.editor, [variationOf('1')]);
			return map.editor.toolIds.value;
		};
		expect(toolAfter('EraserTool')).toEqual({ tilelayer: 'StampTool', objectgroup: 'SelectTool' });
		expect(toolAfter('BucketFillTool')).toEqual({ tilelayer: 'BucketFillTool', objectgroup: 'SelectTool' });
	});

	it('[E12] with Shift, the rectangle is cut out', () => {
		const map = filled();
		map.click(1, 0, { button: 2, shift: true });
		expect(map.layer()).toBe(drawing('1.......\n34......\n........\n........'));
		expect(map.steps()).toEqual(['Cut']);
		map.click(7, 0);
		expect(map.layer()).toBe(drawing('1......2\n34......\n........\n........'));
	});

	it('[E31] a locked layer refuses to be cut, and what is stamped stays', () => {
		const map = brush('', mapOf({ ...layerOf('1...\n....'), locked: true }));
		map.click(0, 0, { button: 2, shift: true });
		expect(map.layer()).toBe(drawing('1...\n....'));
		expect(map.editor.stamp.value).toEqual([]);
		expect(map.editor.status.value).toContain('locked');
	});

	it('[E12] an empty rectangle, or one outside the map, changes nothing', () => {
		const map = filled();
		map.click(5, 3, { button: 2 });
		map.click(-5, 3, { button: 2 });
		expect(map.editor.stamp.value).toEqual([]);
	});

	it('[E12, E14] all selected layers are captured, and painted to layers of their names', () => {
		const map = brush('', mapOf(layerOf('1...\n....'), { ...layerOf('2...\n....', 2), name: 'Top' }));
		map.session.selectedLayers.value = [1, 2];
		map.click(0, 0, { button: 2 });
		map.session.selectLayer(2);
		map.click(2, 1);
		expect([map.layer(1), map.layer(2)]).toEqual([drawing('1...\n..1.'), drawing('2...\n..2.')]);
		expect(map.steps()).toEqual(['Paint']);
	});

	it('[E24] Ctrl and a right click select the topmost layer with a tile; Shift adds it, Alt takes all', () => {
		const map = brush('', mapOf(layerOf('11\n..'), { ...layerOf('2.\n..', 2), name: 'Top' }));
		map.click(0, 0, { button: 2, ctrl: true });
		expect(map.session.currentLayerId.value).toBe(2);
		map.click(1, 0, { button: 2, ctrl: true, shift: true });
		expect(map.session.selectedLayers.value).toEqual([2, 1]);
		map.click(1, 0, { button: 2, ctrl: true });
		expect(map.session.selectedLayers.value).toEqual([1]);
		map.click(0, 0, { button: 2, ctrl: true, alt: true });
		expect(map.session.selectedLayers.value).toEqual([1, 2]);
		expect(map.session.area.value).toEqual(EMPTY_REGION);
	});
});

it('[E117] of a kept stamp with variations, each placement draws one', async () => {
	const on = painting(stampBrushTool, mapOf(layerOf('.'.repeat(40))));
	const run = (id: string) => quickStampActions.find((action) => action.id === id)?.run(on.editor);
	on.editor.stamp.value = [variationOf('1')];
	await run('StoreStamp4');
	on.editor.stamp.value = [variationOf('2')];
	await run('ExtendStamp4');
	on.editor.stamp.value = [];
	await run('UseStamp4');
	on.drag(Array.from({ length: 40 }, (_, x) => [x, 0] as const));
	expect(on.layer()).toMatch(/^[12]{40}$/);
	expect(on.layer()).toContain('1');
	expect(on.layer()).toContain('2');
});
