import type { Change, ObjectOptions } from '@tilewright/edit';
import { apply, createLayer, createObject, createTileset, flipObjects, rotateObjects, screenBoundsOf } from '@tilewright/edit';
import type { MapObject, TileMap, TilesetFile } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { Graph, GraphFile } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { Frame, Item } from '@tilewright/render';
import { drawListOf } from '@tilewright/render';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grids, mapOf } from '../packages/geometry/test/support/arbitrary-map.ts';
import { effort } from './support/effort.ts';

/** A map with objects, and its tileset, which is a file of its own. */
interface Sample {
	readonly map: TileMap;
	readonly graph: (map: TileMap) => Graph;
}

/** Tiles that are not square, aligned and moved in any way. */
const tilesets = fc
	.record<Pick<TilesetFile, 'objectalignment' | 'fillmode' | 'tileoffset'>>({
		objectalignment: fc.constantFrom(
			...(['unspecified', 'topleft', 'top', 'topright', 'left', 'center', 'right', 'bottomleft', 'bottom', 'bottomright'] as const),
		),
		fillmode: fc.constantFrom('stretch', 'preserve-aspect-fit'),
		tileoffset: fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }),
	})
	.map((fields): TilesetFile => {
		const image = { image: 'a.png', imagewidth: 96, imageheight: 16, tilewidth: 24, tileheight: 16 };
		return { ...createTileset({ name: 'a', ...image }), ...fields };
	});

const side = fc.integer({ min: 1, max: 60 });
const placed = fc.record({
	x: fc.integer({ min: -80, max: 80 }),
	y: fc.integer({ min: -80, max: 80 }),
	rotation: fc.oneof(fc.constantFrom(0, 90, -90, 180), fc.integer({ min: -400, max: 400 })),
});
const sized = fc.oneof(fc.record({ width: side, height: side }), fc.constant({ width: 0, height: 0 }));
const points = fc.array(fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) }), {
	minLength: 2,
	maxLength: 5,
});

/** The four flags of tiles; on hexagonal maps, those left out look like others, which they become. */
const FLAGS = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14] as const;

/** Objects that have a place, a size and an angle. */
const options: fc.Arbitrary<ObjectOptions> = fc.oneof(
	fc
		.tuple(placed, sized, fc.constantFrom('rectangle', 'ellipse', 'capsule'))
		.map(([place, box, shape]): ObjectOptions => ({ shape, ...place, ...box })),
	fc.tuple(placed, points).map(([place, polygon]): ObjectOptions => ({ shape: 'polygon', ...place, polygon })),
	fc.tuple(placed, points).map(([place, polyline]): ObjectOptions => ({ shape: 'polyline', ...place, polyline })),
	fc.tuple(placed, sized).map(([place, box]): ObjectOptions => ({ shape: 'text', ...place, ...box, text: { text: 'Hello' } })),
	fc
		.tuple(placed, sized, fc.constantFrom(...FLAGS))
		.map(([place, box, flags]): ObjectOptions => ({ shape: 'tile', ...place, ...box, gid: flags * 2 ** 28 + 2 })),
);

/** Maps with objects. On oblique maps the mirror image of a rectangle is not a rectangle. */
const samples = (count: number): fc.Arbitrary<Sample> =>
	fc
		.tuple(
			grids.filter(({ orientation }) => orientation !== 'oblique'),
			tilesets,
			fc.array(options, { minLength: count, maxLength: count }),
		)
		.map(([grid, tileset, list]) => {
			const bare = { ...mapOf(grid), tilesets: [{ firstgid: 1, source: 'a.tsj' }] };
			const objects = list.map((own, i): MapObject => createObject({ nextobjectid: i + 1 }, own));
			const source = { syntax: 'json', upgraded: [], wrapped: false } as const;
			return {
				map: { ...bare, layers: [createLayer(bare, 'objectgroup', { id: 1, objects })], nextobjectid: list.length + 1 },
				graph: (map) => ({
					roots: ['/m.tmj'],
					files: new Map<string, GraphFile>([
						['/m.tmj', { path: '/m.tmj', doc: map, source, links: [{ path: 'a.tsj', role: 'tileset', pointer: '', to: '/a.tsj' }] }],
						['/a.tsj', { path: '/a.tsj', doc: tileset, source, links: [] }],
					]),
					issues: [],
				}),
			};
		});

const EVERYTHING = { x: -1e6, y: -1e6, width: 2e6, height: 2e6, scale: { x: 1, y: 1 } };

function pointsOf(item: Item, frames: readonly Frame[]): Vector[] {
	const corners = (width: number, height: number, matrix: Parameters<typeof applyMatrix>[0]): Vector[] =>
		[0, width].flatMap((x) => [0, height].map((y) => applyMatrix(matrix, x, y)));
	if (item.kind === 'text' || item.kind === 'missing') return corners(item.width, item.height, item.transform);
	if (item.kind === 'quads') {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transforms;
		const { width = 0, height = 0 } = frames[item.frames[0] ?? 0] ?? {};
		return corners(width, height, [a, b, c, d, e, f]);
	}
	if (item.kind !== 'shape') return [];
	return item.path.flatMap(([, ...numbers]) =>
		Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 })),
	);
}

/** The middle and the size of what the renderer draws of each object. */
function drawn({ graph }: Sample, map: TileMap): ReadonlyMap<number, Rect> {
	const { items, frames } = drawListOf(graph(map), EVERYTHING, { unlimited: true });
	const found = new Map<number, Vector[]>();
	for (const item of items) {
		if (!('object' in item) || item.object === undefined) continue;
		found.set(item.object, [...(found.get(item.object) ?? []), ...pointsOf(item, frames)]);
	}
	return new Map(
		[...found].map(([id, all]) => {
			const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
			const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
			return [id, { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }];
		}),
	);
}

const objectsOf = ({ layers }: TileMap): readonly MapObject[] =>
	layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
const idsOf = (map: TileMap): number[] => objectsOf(map).map(({ id }) => id);
const filesOf = ({ graph }: Sample, map: TileMap) => ({ path: '/m.tmj', targets: targetsOf(graph(map), '/m.tmj') });

function changed(map: TileMap, changes: readonly Change[]): TileMap {
	const { doc, issues } = apply(map, changes);
	expect(issues).toEqual([]);
	return doc;
}

const flipped = (sample: Sample, map: TileMap, direction: 'horizontally' | 'vertically'): TileMap =>
	changed(map, flipObjects(map, idsOf(map), direction, filesOf(sample, map)));
const quarter = (sample: Sample, map: TileMap): TileMap =>
	changed(map, rotateObjects(map, idsOf(map), 90, undefined, filesOf(sample, map)));

function expectSame(a: number | undefined, b: number | undefined): void {
	if (Math.abs((a ?? 0) - (b ?? 0)) > 1e-6) expect(a).toBe(b);
}

/** Expects objects to be equal, except for rounding errors. Angles are the same after a whole turn. */
function expectAlike(map: TileMap, other: TileMap): void {
	const rounded = (value: unknown): unknown =>
		JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Math.round(each * 1e4) / 1e4 + 0 : each)));
	const plain = (each: TileMap): unknown =>
		rounded(objectsOf(each).map((object) => ({ ...object, rotation: (((object.rotation ?? 0) % 360) + 360) % 360 })));
	expect(plain(map)).toEqual(plain(other));
}

const numRuns = effort(150, 5000);

describe.each(['horizontally', 'vertically'] as const)('[E51] flipping %s', (direction) => {
	it('keeps the bounds of what is drawn of an object', () => {
		fc.assert(
			fc.property(samples(1), (sample) => {
				const [before] = drawn(sample, sample.map).values();
				const [after] = drawn(sample, flipped(sample, sample.map, direction)).values();
				for (const field of ['x', 'y', 'width', 'height'] as const) expectSame(after?.[field], before?.[field]);
			}),
			{ numRuns },
		);
	});

	it('mirrors several objects about one line', () => {
		const [along, across] = direction === 'horizontally' ? (['x', 'y'] as const) : (['y', 'x'] as const);
		fc.assert(
			fc.property(samples(3), (sample) => {
				const before = drawn(sample, sample.map);
				const after = drawn(sample, flipped(sample, sample.map, direction));
				const sums = [...before].map(([id, box]) => {
					const now = after.get(id);
					for (const field of [across, 'width', 'height'] as const) expectSame(now?.[field], box[field]);
					return (now?.[along] ?? 0) + box[along];
				});
				for (const sum of sums) expectSame(sum, sums[0]);
			}),
			{ numRuns },
		);
	});

	it('twice changes nothing', () => {
		fc.assert(
			fc.property(samples(3), (sample) => {
				expectAlike(flipped(sample, flipped(sample, sample.map, direction), direction), sample.map);
			}),
			{ numRuns },
		);
	});
});

describe('[E49] rotating', () => {
	it('by a quarter turns what is drawn of an object about its middle', () => {
		fc.assert(
			fc.property(samples(1), (sample) => {
				const [before] = drawn(sample, sample.map).values();
				const [after] = drawn(sample, quarter(sample, sample.map)).values();
				for (const field of ['x', 'y'] as const) expectSame(after?.[field], before?.[field]);
				expectSame(after?.width, before?.height);
				expectSame(after?.height, before?.width);
			}),
			{ numRuns },
		);
	});

	it('four times by a quarter changes nothing', () => {
		fc.assert(
			fc.property(samples(3), (sample) => {
				let { map } = sample;
				for (let i = 0; i < 4; i++) map = quarter(sample, map);
				expectAlike(map, sample.map);
			}),
			{ numRuns },
		);
	});
});

it('the bounds of an object on the screen are those of what is drawn', () => {
	fc.assert(
		fc.property(samples(1), (sample) => {
			const [object] = objectsOf(sample.map);
			const [found] = drawn(sample, sample.map).values();
			// Round shapes do not fill their boxes, and objects without a size are shown as squares.
			const isRound = object !== undefined && ('ellipse' in object || 'capsule' in object);
			const isEmpty = object?.width === 0 && !('polygon' in object || 'polyline' in object || 'gid' in object || 'text' in object);
			if (object === undefined || isRound || isEmpty) return;
			const { x, y, width, height } = screenBoundsOf(sample.map, object, filesOf(sample, sample.map));
			for (const [value, expected] of [
				[x + width / 2, found?.x],
				[y + height / 2, found?.y],
				[width, found?.width],
				[height, found?.height],
			])
				expectSame(value, expected);
		}),
		{ numRuns },
	);
});
