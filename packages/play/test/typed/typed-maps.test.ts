import type { GameMap, GameObject, ObjectOf, PropValue } from '@tilewright/play';
import { loadMap, objects } from '@tilewright/play';
import { objectShape } from '@tilewright/play/shapes';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Classes, Color, Facing, FilePath, FlagText, ObjectId, Seasons, Stats } from './brill-types.gen.ts';
import { hasClass } from './brill-types.gen.ts';

const options = { project: 'examples/brill.tiled-project' };
const town = await loadMap<Classes>('examples/maps/orthogonal.tmj', options);

describe('a map with the classes of its project', () => {
	it('has objects whose properties have the types of their class', () => {
		const coins = objects(town, { class: 'Coin' });
		expectTypeOf(coins).toEqualTypeOf<ObjectOf<Classes, 'Coin'>[]>();
		expect(coins.reduce((sum, { props }) => sum + props.gold, 0)).toBe(56);
		const [coin] = coins;
		if (coin === undefined) throw new Error('there is no coin');
		expectTypeOf(coin.class).toEqualTypeOf<'Coin'>();
		expectTypeOf(coin.props.gold).toEqualTypeOf<number>();
		// Objects may have other properties, too.
		expectTypeOf(coin.props['other']).toEqualTypeOf<PropValue | undefined>();
		expectTypeOf(coin).toExtend<GameObject>();
		expect(objectShape(town, coin).object).toBe(coin);
	});

	it('knows every kind of member', () => {
		type Props<Name extends keyof Classes['object']> = ObjectOf<Classes, Name>['props'];
		expectTypeOf<Props<'Door'>['locked']>().toEqualTypeOf<boolean>();
		expectTypeOf<Props<'Door'>['target']>().toEqualTypeOf<FilePath>();
		expectTypeOf<Props<'Spawn'>['facing']>().toEqualTypeOf<Facing>();
		expectTypeOf<Props<'Person'>['home']>().toExtend<ObjectId>();
		expectTypeOf<Props<'Person'>['stats']>().toExtend<Stats>();
		expectTypeOf<Props<'Person'>['stats']['luck']>().toEqualTypeOf<number>();
		expectTypeOf<Props<'Building'>['window']>().toEqualTypeOf<Color>();
		expectTypeOf<Props<'Boat'>['passage']>().toEqualTypeOf<number>();
		expectTypeOf<Props<'Route'>['speed']>().toEqualTypeOf<number>();
		expectTypeOf<Props<'Chest'>['loot']['length']>().toEqualTypeOf<number>();
		expectTypeOf<Seasons>().toExtend<FlagText<'Spring' | 'Summer' | 'Autumn' | 'Winter'>>();
	});

	it('has an error for a class or a property that the project does not have', () => {
		// @ts-expect-error a misspelled class
		expect(objects(town, { class: 'Cion' })).toEqual([]);
		// @ts-expect-error a property of another class
		expect(objects(town, { class: 'Spawn' }).map(({ props }) => props.gold)).toEqual([undefined]);
	});

	it('needs the project: without it, objects lack the defaults of their class', () => {
		// @ts-expect-error there is no project
		expectTypeOf(loadMap<Classes>).toBeCallableWith('examples/maps/orthogonal.tmj');
		expectTypeOf(loadMap<Classes>).toBeCallableWith('examples/maps/orthogonal.tmj', options);
	});

	it('is a map: all functions take it, and guards narrow what it has', () => {
		expectTypeOf(town).toExtend<GameMap>();
		const anything: GameMap = town;
		expect(objects(anything, { class: 'Cion' })).toEqual([]);
		for (const object of objects(town))
			if (hasClass(object, 'Door')) {
				expectTypeOf(object.props.locked).toEqualTypeOf<boolean>();
				expect(object.props.target).toMatch(/everything\.tmj$/);
			}
	});
});

describe('a map without types', () => {
	it('has objects of any class', async () => {
		const map = await loadMap('examples/maps/orthogonal.tmj', options);
		expectTypeOf(map).toEqualTypeOf<GameMap>();
		const coins = objects(map, { class: 'Coin' });
		expectTypeOf(coins).toEqualTypeOf<GameObject[]>();
		expectTypeOf(objects(map, { class: String(coins.length) })).toEqualTypeOf<GameObject[]>();
		expect(coins.map(({ props }) => Number(props['gold'])).reduce((a, b) => a + b)).toBe(56);
	});
});
