import type { Layer, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../../geometry/test/support/arbitrary-map.ts';
import { boxOf } from '../../../../geometry/test/support/polygon.ts';
import { compared, infinite, objects, tiles } from '../../support/compared.ts';
import { rectangle } from '../../support/objects.ts';
import { linesOf } from '../../support/path.ts';

const map = (layers: Layer[]): TileMap => ({ ...mapOf({ orientation: 'orthogonal' }), layers });
const EMPTY = Array.from({ length: 12 }, () => 0);

describe('marks', () => {
	it('show emptied cells before, filled cells after, and other changes on both sides', async () => {
		const { marks } = await compared(
			map([tiles(1, [1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 5])]),
			map([tiles(1, [0, 2, 0, 0, 0, 2, 0, 0, 3, 0, 0, 5])]),
		);
		const shown = (side: 'before' | 'after') =>
			marks(side).map((mark) => [
				mark.kind,
				mark.shape === 'area' && linesOf(mark.path).map((line) => Object.values(boxOf(line)).join(' ')),
			]);
		expect(shown('before')).toEqual([
			['changed', ['32 0 32 32']],
			['removed', ['0 0 32 32']],
		]);
		expect(shown('after')).toEqual([
			['changed', ['32 0 32 32']],
			['added', ['0 32 32 16']],
		]);
	});

	it("move with the layer's offset, and exist on hidden layers", async () => {
		const { marks } = await compared(
			map([tiles(1, EMPTY, { offsetx: 5, offsety: 7, visible: false })]),
			map([tiles(1, [1, ...EMPTY.slice(1)], { offsetx: 5, offsety: 7, visible: false })]),
		);
		const [mark] = marks('after');
		expect(mark).toMatchObject({ kind: 'added', visible: false, layer: [0], shape: 'area' });
		expect(mark?.shape === 'area' && mark.path[0]?.slice(1)).toEqual([5, 7]);
		expect(marks('before')).toEqual([]);
	});

	it('are boxes around objects, and arrows for those that were moved', async () => {
		const [stays, goes, comes] = [rectangle(), rectangle({ id: 2, x: 100 }), rectangle({ id: 3, y: 50, visible: false })];
		const { marks } = await compared(map([objects(1, [stays, goes])]), map([objects(1, [{ ...stays, x: 30 }, comes])]));
		const rect = { x: 30, y: 20, width: 40, height: 20 };
		expect(marks('before')).toMatchObject([
			{ kind: 'removed', shape: 'box', object: 2, rect: { x: 100, y: 20, width: 40, height: 20 } },
			{ kind: 'changed', shape: 'box', object: 1, rect: { ...rect, x: 10 } },
		]);
		const after = marks('after');
		expect(after).toMatchObject([
			{ kind: 'changed', shape: 'box', object: 1, rect, visible: true },
			{ kind: 'changed', shape: 'arrow', object: 1, from: { x: 30, y: 30 }, to: rect },
			{ kind: 'added', shape: 'box', object: 3, visible: false },
		]);
	});

	it('show the content of layers that were added or removed', async () => {
		const ground = tiles(1, EMPTY);
		const { marks } = await compared(
			map([ground, tiles(2, [1, 1, ...EMPTY.slice(2)])]),
			map([ground, objects(3, [rectangle({ id: 7 }), rectangle({ id: 8, x: 90 })])]),
		);
		expect(marks('before').map(({ kind, shape }) => [kind, shape])).toEqual([['removed', 'area']]);
		expect(marks('after').map(({ kind, shape, object }) => [kind, shape, object])).toEqual([
			['added', 'box', 7],
			['added', 'box', 8],
		]);
	});

	it('frame layers that look different as a whole, but not those that were renamed', async () => {
		const { changes, marks } = await compared(map([tiles(1, EMPTY)]), map([tiles(1, EMPTY, { name: 'Sea', opacity: 0.5 })]));
		expect(changes).toHaveLength(2);
		expect(marks('after')).toMatchObject([
			{ kind: 'changed', shape: 'frame', rect: { x: 0, y: 0, width: 128, height: 48 }, change: { field: '/opacity' } },
		]);
	});

	it('leave out fields that have no meaning for the layer [N8]', async () => {
		const withImage = (image: string): Layer => Object.assign(tiles(1, EMPTY), { image });
		const { changes, marks } = await compared(map([withImage('a.png')]), map([withImage('b.png')]));
		expect(changes).toMatchObject([{ field: '/image', inapplicable: true }]);
		expect(marks('after')).toEqual([]);
	});

	it('show changes beyond the listed areas by the rectangle around them', async () => {
		const { marks, changes } = await compared(map([tiles(1, EMPTY)]), map([tiles(1, [1, 0, 1, 0, 0, 2, 0, 1, 0, 0, 1, 0])]), 1);
		expect(changes).toMatchObject([{ rest: { x: 1, y: 0, width: 3, height: 3 } }]);
		expect(marks('after').map(({ kind }) => kind)).toEqual(['changed', 'added']);
		expect(marks('before').map(({ kind }) => kind)).toEqual(['changed']);
	});

	it('show them by a frame if cells are far apart, without visiting every cell', async () => {
		const chunk = (x: number, y: number) => ({ x, y, width: 2, height: 1, data: Uint32Array.from([1, 2]) });
		const sea = (layer: Layer): TileMap => ({ ...map([layer]), infinite: true });
		const { marks } = await compared(
			sea(infinite([])),
			sea(infinite([chunk(0, 0), chunk(-(2 ** 29), 2 ** 29), chunk(2 ** 29, -(2 ** 29))])),
			1,
		);
		expect(marks('after').map(({ kind, shape }) => [kind, shape])).toEqual([
			['changed', 'frame'],
			['added', 'area'],
		]);
	});
});
