import { pixelToWorld } from '../coordinates/pixels.ts';
import type { GameMap, ObjectLayer } from '../model/game-map.ts';
import type { GameObject } from '../model/tiles-and-objects.ts';
import type { ObjectPiece } from './object-pieces.ts';
import { objectPieces } from './object-pieces.ts';

/** Functions of a game that show objects, by the classes of the objects. */
export type ByClass<Factory> = Readonly<Record<string, Factory>>;

/** How the objects of a map are shown. */
export interface ObjectOptions<Factory> {
	/** Functions that show objects, by their classes. Objects of other classes are shown as the map says. */
	readonly objects?: ByClass<Factory>;
	/** Whether objects without a tile or text are drawn: areas, paths, points. Default `false`, since players do not see them. */
	readonly shapes?: boolean;
	/** The font in place of one that the map names, in CSS. Default: the one that the map names. */
	readonly fontFamily?: (family: string) => string;
}

/** Where an object is, and what would show it. */
export interface ObjectPlace<Shown> {
	readonly map: GameMap;
	readonly layer: ObjectLayer;
	/** The position of the object in the node of its layer, in pixels: y grows downwards. */
	readonly x: number;
	readonly y: number;
	readonly piece: ObjectPiece;
	/** Makes what the view would show by itself; `undefined` if that is nothing. */
	readonly show: () => Shown | undefined;
}

/** Makes what shows an object; `undefined` for nothing. The view adds it to the node of the layer. */
export type ObjectFactory<Shown> = (object: GameObject, place: ObjectPlace<Shown>) => Shown | undefined;

/** An object that is shown. */
export interface ShownObject<Shown> {
	readonly piece: ObjectPiece;
	/** The place of the object in its layer, from the bottom up. */
	readonly index: number;
	readonly shown: Shown;
}

/**
 * The function of a game for an object; `undefined` if it has none for its class.
 *
 * @example const make = factoryFor({ Coin: makeCoin }, object) ?? makeSprite;
 */
export const factoryFor = <Factory>(factories: ByClass<Factory> = {}, { class: name }: GameObject): Factory | undefined =>
	Object.hasOwn(factories, name) ? factories[name] : undefined;

/**
 * Shows the objects of a layer, in drawing order: those of some classes by the functions of the game, all others as the map says. Objects
 * for which nothing is made are left out.
 *
 * @param factories - the functions of the game
 * @param show - makes what the map says of an object
 * @example for (const { shown } of showObjects(map, things, { Coin: makeCoin }, makeSprite)) container.addChild(shown);
 */
export function showObjects<Shown>(
	map: GameMap,
	layer: ObjectLayer,
	factories: ByClass<ObjectFactory<Shown>> | undefined,
	show: (piece: ObjectPiece) => Shown | undefined,
): ShownObject<Shown>[] {
	return objectPieces(map, layer).flatMap((piece, index) => {
		const shown = made(piece);
		return shown === undefined ? [] : { piece, index, shown };
	});

	function made(piece: ObjectPiece): Shown | undefined {
		const { object } = piece;
		const factory = factoryFor(factories, object);
		if (factory === undefined) return show(piece);
		return factory(object, { map, layer, ...pixelToWorld(map, object.x, object.y), piece, show: () => show(piece) });
	}
}
