import type {
	CollisionLayer,
	Document,
	EmbeddedTileset,
	MapObject,
	Property,
	TemplateObject,
	TilesetFile,
	UseAs,
} from '@tilewright/format';
import type { Path } from '@tilewright/format/internal';
import { eachLayer, layerPath } from '@tilewright/format/internal';

/** A tileset whose tiles are in the document. */
export interface OwnTileset {
	readonly tileset: EmbeddedTileset | TilesetFile;
	readonly path: Path;
}

/** The tilesets whose tiles are in a document. */
export function ownTilesets(doc: Document): OwnTileset[] {
	if (doc.type === 'tileset') return [{ tileset: doc, path: [] }];
	if (doc.type === 'map') return doc.tilesets.flatMap((tileset, i) => ('source' in tileset ? [] : [{ tileset, path: ['tilesets', i] }]));
	if (doc.type !== 'template' || doc.tileset === undefined || 'source' in doc.tileset) return [];
	return [{ tileset: doc.tileset, path: ['tileset'] }];
}

/** The objects of a document: of its layers, of its tiles, or of the template. The path is only made if it is asked for. */
export function* eachObject(doc: Document): Generator<{ readonly object: MapObject | TemplateObject; readonly path: () => Path }> {
	if (doc.type === 'template') yield { object: doc.object, path: () => ['object'] };
	if (doc.type === 'map') {
		for (const { layer, path } of eachLayer(doc.layers)) {
			if (layer.type !== 'objectgroup') continue;
			for (const [i, object] of layer.objects.entries()) yield { object, path: () => [...layerPath(path), 'objects', i] };
		}
	}
	for (const { objectgroup, path } of collisions(doc))
		for (const [i, object] of objectgroup.objects.entries()) yield { object, path: () => [...path, 'objects', i] };
}

function* collisions(doc: Document): Generator<{ readonly objectgroup: CollisionLayer; readonly path: Path }> {
	for (const { tileset, path } of ownTilesets(doc)) {
		for (const [i, { objectgroup }] of tileset.tiles.entries())
			if (objectgroup !== undefined) yield { objectgroup, path: [...path, 'tiles', i, 'objectgroup'] };
	}
}

/** Something with custom properties, and perhaps a class. */
export interface Holder {
	readonly properties: readonly Property[];
	readonly use: UseAs;
	/** The class, and the field that has it; empty for none. */
	readonly className: string;
	readonly classField: 'class' | 'type';
	readonly path: () => Path;
}

/** Everything in a document that has custom properties. */
export function* eachHolder(doc: Document): Generator<Holder> {
	if (doc.type === 'map') {
		yield { properties: doc.properties, use: 'map', className: doc.class, classField: 'class', path: () => [] };
		for (const { layer, path } of eachLayer(doc.layers))
			yield { properties: layer.properties, use: 'layer', className: layer.class, classField: 'class', path: () => layerPath(path) };
	}
	for (const { object, path } of eachObject(doc)) {
		const { properties = [], type = '' } = object;
		if (properties.length > 0 || type !== '') yield { properties, use: 'object', className: type, classField: 'type', path };
	}
	for (const { tileset, path } of ownTilesets(doc)) {
		const { properties, class: className } = tileset;
		yield { properties, use: 'tileset', className, classField: 'class', path: () => path };
		for (const [i, tile] of tileset.tiles.entries())
			yield { properties: tile.properties, use: 'tile', className: tile.type, classField: 'type', path: () => [...path, 'tiles', i] };
		for (const [i, set] of tileset.wangsets.entries()) {
			const at: Path = [...path, 'wangsets', i];
			yield { properties: set.properties, use: 'wangset', className: set.class, classField: 'class', path: () => at };
			for (const [j, color] of set.colors.entries())
				yield {
					properties: color.properties,
					use: 'wangcolor',
					className: color.class,
					classField: 'class',
					path: () => [...at, 'colors', j],
				};
		}
	}
}
