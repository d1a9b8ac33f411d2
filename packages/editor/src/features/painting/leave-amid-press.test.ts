import { addObjects, apply, createObject, createTileset, insertItems } from '@tilewright/edit';
import type { Tool } from '@tilewright/editor-canvas/tool/tool.ts';
import { expect, test } from 'vitest';
import { layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { painting } from '../../../../editor-canvas/test/support/painting.ts';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { TOOLS } from '../../../test/support/contributed.ts';

const tiles = mapOf(layerOf('11.22\n11.22\n.....\n33344'));
const empty = mapOfObjects([]);
const tileset = createTileset({ name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 16 });
const objects = apply(empty, [
	...insertItems(empty, [], 'tilesets', [{ firstgid: 1, ...tileset }]),
	...addObjects(empty, 1, [
		createObject(empty, {
			shape: 'polygon',
			x: 16,
			y: 16,
			polygon: [
				[0, 0],
				[20, 0],
				[0, 20],
			].map(([x = 0, y = 0]) => ({ x, y })),
		}),
	]),
]).doc;

/** Returns the steps of a click and a drag. The pointer may be told to leave while the button is held, which means nothing then. */
function done(tool: Tool, leaves: boolean, moves: boolean) {
	const on = painting(
		tool,
		tool.layers?.includes('tilelayer') === true ? tiles : objects,
		tool.layers?.includes('tilelayer') === true ? '9' : '',
	);
	const at = (x: number, y: number): void => {
		if (moves) on.move(x, y);
		on.down(x, y);
		if (leaves) on.tool.leave?.();
		on.up(x, y);
	};
	at(1, 1);
	at(3, 0);
	on.drag([
		[0, 0],
		[2, 2],
	]);
	return { doc: on.session.map.value, steps: on.steps(), area: on.session.area.value, selected: on.session.selectedObjects.value };
}

test.each(TOOLS.map(({ tool }) => [tool.id, tool] as const))(
	'a click with %s does the same if nothing was moved before, or if the pointer is said to leave while it is pressed',
	(_, tool) => {
		const wanted = done(tool, false, true);
		expect(done(tool, true, true)).toEqual(wanted);
		expect(done(tool, false, false)).toEqual(wanted);
		expect(done(tool, true, false)).toEqual(wanted);
	},
);
