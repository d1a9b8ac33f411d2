import type { Document, Layer, MapObject, TemplateObject } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Path } from '@tilewright/format/internal';
import { eachLayer, layerPath } from '@tilewright/format/internal';
import { isOutsideBox } from '../maps/outside-box.ts';
import { eachHolder, eachObject, ownTilesets } from '../validate/rules/each-part.ts';
import type { FeatureName } from './features.ts';

/** The places of a document that have a feature. */
type Find = (doc: Document, syntax: 'json' | 'xml') => Iterable<Path>;

/** Where documents have the features. Each is only looked for if an engine lacks it. */
export const FIND: Readonly<Record<FeatureName, Find>> = {
	'xml': (_, syntax) => (syntax === 'xml' ? [[]] : []),
	'external-tilesets': (doc) => inTilesets(doc, (tileset) => 'source' in tileset, 'source'),
	'several-tilesets': (doc) => inTilesets(doc, (_, i) => i > 0),
	'compressed-tiles': (doc) => inLayers(doc, (layer) => layer.type === 'tilelayer' && layer.compression !== '', 'compression'),
	'zstd': (doc) => inLayers(doc, (layer) => layer.type === 'tilelayer' && layer.compression === 'zstd', 'compression'),
	'base64-tiles': (doc) => inLayers(doc, (layer) => layer.type === 'tilelayer' && layer.encoding === 'base64', 'encoding'),
	'chunks-of-numbers': (doc) =>
		inLayers(doc, (layer) => layer.type === 'tilelayer' && isInfinite(layer) && layer.encoding === 'csv' && layer.chunks.length > 0),
	'chunks-outside-box': (doc) =>
		inLayers(doc, (layer) => layer.type === 'tilelayer' && isInfinite(layer) && layer.chunks.some((chunk) => isOutsideBox(chunk, layer))),
	'infinite': (doc) => (doc.type === 'map' && doc.infinite ? [['infinite']] : []),
	'oblique': orientation('oblique'),
	'hexagonal': orientation('hexagonal'),
	'staggered': orientation('staggered'),
	'isometric': orientation('isometric'),
	'templates': (doc) => inObjects(doc, (object) => 'template' in object, 'template'),
	'group-layers': (doc) => inLayers(doc, (layer) => layer.type === 'group'),
	'other-layers-in-groups': othersInGroups,
	'image-layers': (doc) => inLayers(doc, (layer) => layer.type === 'imagelayer' && layer.image !== ''),
	'empty-image-layers': (doc) => inLayers(doc, (layer) => layer.type === 'imagelayer' && layer.image === ''),
	'repeated-images': (doc) => inLayers(doc, (layer) => layer.type === 'imagelayer' && (layer.repeatx || layer.repeaty)),
	'layer-offsets': (doc) => inLayers(doc, ({ offsetx, offsety }) => offsetx !== 0 || offsety !== 0),
	'layer-tints': (doc) => inLayers(doc, ({ tintcolor }) => tintcolor !== undefined, 'tintcolor'),
	'parallax': (doc) => inLayers(doc, ({ type, parallaxx, parallaxy }) => type !== 'imagelayer' && (parallaxx !== 1 || parallaxy !== 1)),
	'blend-modes': (doc) => inLayers(doc, ({ mode }) => mode !== 'normal', 'mode'),
	'hexagonal-turns': (doc) => (doc.type === 'map' && doc.orientation === 'hexagonal' ? inLayers(doc, hasTurns) : []),
	'objects-without-class': (doc) =>
		doc.type === 'map' ? inObjects(doc, (object) => !('template' in object) && object.type === '', 'type') : [],
	'object-opacity': (doc) => inObjects(doc, ({ opacity = 1 }) => opacity !== 1, 'opacity'),
	'capsules': (doc) => inObjects(doc, (object) => 'capsule' in object && object.capsule === true, 'capsule'),
	'ellipses': (doc) => inObjects(doc, (object) => 'ellipse' in object && object.ellipse === true, 'ellipse'),
	'tile-objects': (doc) => (doc.type === 'map' ? inObjects(doc, (object) => 'gid' in object && object.gid !== undefined, 'gid') : []),
	'object-alignment': (doc) =>
		ownTilesets(doc).flatMap(({ tileset, path }) => (tileset.objectalignment === 'unspecified' ? [] : [[...path, 'objectalignment']])),
	'gaps-in-collections': (doc) =>
		ownTilesets(doc).flatMap(({ tileset, path }) => {
			const at = tileset.image === undefined ? tileset.tiles.findIndex(({ id }) => id >= tileset.tilecount) : -1;
			return at < 0 ? [] : [[...path, 'tiles', at, 'id']];
		}),
	'class-properties': (doc) => inProperties(doc, 'class'),
	'list-properties': (doc) => inProperties(doc, 'list'),
	'uneven-animations': (doc) =>
		ownTilesets(doc).flatMap(({ tileset, path }) =>
			tileset.tiles.flatMap(({ animation }, i) =>
				isEven(
					animation.map(({ tileid }) => tileid),
					tileset.columns,
				)
					? []
					: [[...path, 'tiles', i, 'animation']],
			),
		),
};

function orientation(name: string): Find {
	return (doc) => (doc.type === 'map' && doc.orientation === name ? [['orientation']] : []);
}

function* inTilesets(doc: Document, has: (tileset: object, i: number) => boolean, field?: string): Generator<Path> {
	if (doc.type !== 'map') return;
	for (const [i, tileset] of doc.tilesets.entries())
		if (has(tileset, i)) yield field === undefined ? ['tilesets', i] : ['tilesets', i, field];
}

function* inLayers(doc: Document, has: (layer: Layer) => boolean, field?: string): Generator<Path> {
	if (doc.type !== 'map') return;
	for (const { layer, path } of eachLayer(doc.layers))
		if (has(layer)) yield field === undefined ? layerPath(path) : [...layerPath(path), field];
}

function* othersInGroups(doc: Document): Generator<Path> {
	if (doc.type !== 'map') return;
	for (const { layer, path } of eachLayer(doc.layers)) if (path.length > 1 && layer.type !== 'tilelayer') yield layerPath(path);
}

function* inObjects(doc: Document, has: (object: MapObject | TemplateObject) => boolean, field: string): Generator<Path> {
	for (const { object, path } of eachObject(doc)) if (has(object)) yield [...path(), field];
}

/** The flag of a GID that turns its tile by 120°. */
const TURNED = 0x10000000;

const hasTurns = (layer: Layer): boolean => {
	if (layer.type === 'objectgroup') return layer.objects.some((object) => 'gid' in object && isTurned(object.gid ?? 0));
	if (layer.type !== 'tilelayer') return false;
	return isInfinite(layer) ? layer.chunks.some(({ data }) => data.some(isTurned)) : layer.data.some(isTurned);
};

const isTurned = (gid: number): boolean => (gid & TURNED) !== 0;

function* inProperties(doc: Document, type: string): Generator<Path> {
	for (const { properties, path } of eachHolder(doc))
		for (const [i, property] of properties.entries()) if (property.type === type) yield [...path(), 'properties', i];
}

/** Whether tiles are in one row or column of the image, at even distances. */
function isEven(ids: readonly number[], columns: number): boolean {
	const [first = 0, second = first] = ids;
	if (ids.length < 2 || columns < 1) return true;
	const step = second - first;
	const isRow = ids.every((id) => Math.floor(id / columns) === Math.floor(first / columns));
	const isColumn = ids.every((id) => id % columns === first % columns);
	return (isRow || isColumn) && ids.every((id, i) => id === first + i * step);
}
