import type { GameMap, GameObject, ImageLayer, Layer, LayerOf, ObjectOf, PropValue, TileLayer } from '@tilewright/play';
import { layers, loadMap, objects } from '@tilewright/play';
import { objectShape } from '@tilewright/play/shapes';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Classes, Color, Facing, FilePath, FlagText, ObjectId, Seasons, Stats } from './brill-types.gen.ts';
import { hasClass } from './brill-types.gen.ts';

const options = { project: 'examples/brill.tiled-project' };
const town = await loadMap<Classes>('examples/maps/orthogonal.tmj', options);
const everything = await loadMap<Classes>('examples/maps/everything.tmj', options);

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

	it('has layers whose properties have the types of their class', () => {
		const heard = layers(everything, { class: 'Ambience' });
		expectTypeOf(heard).toEqualTypeOf<LayerOf<Classes, 'Ambience'>[]>();
		expect(heard.map(({ class: name, props }) => [name, props.sound === '', props.echo])).toEqual([
			['Ambience', true, 0.6],
			['Ambience', true, 0],
		]);
		const [ambience] = heard;
		if (ambience === undefined) throw new Error('there is no layer');
		expectTypeOf(ambience.class).toEqualTypeOf<'Ambience'>();
		expectTypeOf(ambience.props.echo).toEqualTypeOf<number>();
		expectTypeOf(ambience.props.sound).toEqualTypeOf<FilePath>();
		expectTypeOf(ambience.props['other']).toEqualTypeOf<PropValue | undefined>();
		expectTypeOf(ambience).toExtend<Layer>();
		// @ts-expect-error a class of objects
		expect(layers(everything, { class: 'Coin' })).toEqual([]);
	});

	it('has layers of one type, of a class or of any', () => {
		const blended = layers(everything, { class: 'Terrain', type: 'tilelayer' });
		expectTypeOf(blended).toExtend<TileLayer[]>();
		expect(blended.map(({ data, props }) => [data?.length, typeof props.blend])).toEqual([[20 * 15, 'string']]);
		expect(layers(everything, { class: 'Terrain', type: 'group' })).toEqual([]);
		const pictures = layers(everything, { type: 'imagelayer' });
		expectTypeOf(pictures).toEqualTypeOf<ImageLayer[]>();
		expect(pictures.filter(({ source }) => source === undefined).map(({ name }) => name)).toEqual(['No picture yet']);
		expectTypeOf(layers(everything)).toEqualTypeOf<Layer[]>();
		expect(layers(everything)).toEqual(everything.layers);
	});

	it('has a class itself, which a guard knows', () => {
		expect(town.class).toBe('Region');
		if (!hasClass(town, 'Region')) return;
		expectTypeOf(town.props.population).toEqualTypeOf<number>();
		expect(town.props.population).toBeGreaterThan(0);
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

	it('has layers of any class', async () => {
		const map = await loadMap('examples/maps/everything.tmj', options);
		const heard = layers(map, { class: 'Ambience' });
		expectTypeOf(heard).toEqualTypeOf<Layer[]>();
		expect(heard.map(({ name }) => name)).toEqual(layers(everything, { class: 'Ambience' }).map(({ name }) => name));
	});
});
