import type { CustomTypes, Document, Layer, MapObject, Property, Source, Tile, Tileset, TilesetFile, WangSet } from '@tilewright/format';
import { mapLayers } from '@tilewright/format/internal';
import { isReference } from '../references/tileset-kind.ts';
import { fillerOf } from './fill.ts';

/** Documents whose members have types, with the custom types that these come from. */
const done = new WeakMap<Document, CustomTypes>();

/**
 * Adds to values of classes the types of their members. JSON does not have them, but custom types define them. Then `referencesOf`
 * finds members that are files, and `toExport` rewrites their paths. XML has the types: its documents stay as they are.
 *
 * @param doc - is not changed
 * @param syntax - of the file that the document was read from
 * @returns the document; it shares what stays as it is with the one given
 * @example
 * const { doc, source } = read(bytes);
 * if (doc) write(toExport(typeMembers(doc, source.syntax, types), { from: '/game/maps', to: '/game/dist' }), { types });
 */
export function typeMembers<T extends Document>(doc: T, syntax: Source['syntax'], types: CustomTypes | undefined): T {
	if (types === undefined || syntax === 'xml' || done.get(doc) === types) return doc;
	const { property } = fillerOf(types, (path) => path, { withDefaults: false });
	const typed = withParts(doc, partsOf(doc, property));
	if (typed !== doc) done.set(typed, types);
	return typed;
}

type ToTyped = (property: Property) => Property;

function partsOf(doc: Document, toTyped: ToTyped): object {
	switch (doc.type) {
		case 'map':
			return {
				...ownedBy(doc, toTyped),
				layers: kept(
					doc.layers,
					mapLayers(doc.layers, (layer) => typedLayer(layer, toTyped)),
				),
				tilesets: mapped(doc.tilesets, (tileset) => typedTileset(tileset, toTyped)),
			};
		case 'tileset':
			return partsOfTileset(doc, toTyped);
		case 'template':
			return {
				object: typedOwner(doc.object, toTyped),
				...(doc.tileset && { tileset: typedTileset(doc.tileset, toTyped) }),
			};
		case 'world':
			return ownedBy(doc, toTyped);
	}
}

const typedLayer = (layer: Layer, toTyped: ToTyped): Layer =>
	layer.type === 'objectgroup' ? typedObjects(layer, toTyped) : typedOwner(layer, toTyped);

const typedTileset = (tileset: Tileset, toTyped: ToTyped): Tileset =>
	isReference(tileset) ? tileset : withParts(tileset, partsOfTileset(tileset, toTyped));

type PartsOfTileset = Pick<TilesetFile, 'properties' | 'tiles' | 'wangsets'>;

const partsOfTileset = (tileset: PartsOfTileset, toTyped: ToTyped): object => ({
	...ownedBy(tileset, toTyped),
	tiles: mapped(tileset.tiles, (tile) => typedTile(tile, toTyped)),
	wangsets: mapped(tileset.wangsets, (set) => typedWangSet(set, toTyped)),
});

const typedTile = (tile: Tile, toTyped: ToTyped): Tile =>
	withParts(tile, {
		...ownedBy(tile, toTyped),
		...(tile.objectgroup && { objectgroup: typedObjects(tile.objectgroup, toTyped) }),
	});

const typedWangSet = (set: WangSet, toTyped: ToTyped): WangSet =>
	withParts(set, { ...ownedBy(set, toTyped), colors: mapped(set.colors, (color) => typedOwner(color, toTyped)) });

const typedObjects = <T extends Owner & { readonly objects: MapObject[] }>(layer: T, toTyped: ToTyped): T =>
	withParts(layer, { ...ownedBy(layer, toTyped), objects: mapped(layer.objects, (object) => typedOwner(object, toTyped)) });

/** A thing that has properties. */
interface Owner {
	readonly properties?: Property[];
}

const typedOwner = <T extends Owner>(owner: T, toTyped: ToTyped): T => withParts(owner, ownedBy(owner, toTyped));

const ownedBy = ({ properties }: Owner, toTyped: ToTyped): Owner =>
	properties === undefined ? {} : { properties: mapped(properties, toTyped) };

/** A copy with other parts; the value itself if it has these parts. */
const withParts = <T extends object>(value: T, parts: object): T =>
	Object.entries(parts).every(([name, part]) => Reflect.get(value, name) === part) ? value : { ...value, ...parts };

/** A list with other items; the list itself if all stay. */
const mapped = <T>(items: T[], change: (item: T) => T): T[] => kept(items, items.map(change));

const kept = <T>(before: T[], after: T[]): T[] => (after.every((item, i) => item === before[i]) ? before : after);
