import type { CollisionLayer, Layer, MapObject, Point, Text, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { tileEncoding } from '@tilewright/format/internal';
import { base64TileData } from '@tilewright/format/internal';
import { colorTable } from './color.ts';
import type { LuaTable, LuaValue } from './print.ts';
import { list, record } from './print.ts';
import { propertiesTable } from './properties.ts';

/** How the tile data of a layer is written. */
export type EncodingOf = (layer: TileLayer) => ReturnType<typeof tileEncoding>;

/** A layer of a map. */
export function layerTable(layer: Layer, encodingOf: EncodingOf): LuaTable {
	switch (layer.type) {
		case 'tilelayer': {
			const { type, x, y, width, height } = layer;
			return record({ type, x, y, width, height, ...shared(layer), ...tileFields(layer, encodingOf) });
		}
		case 'objectgroup':
			return objectLayerTable(layer);
		case 'imagelayer': {
			const { type, image, transparentcolor, repeatx, repeaty, properties } = layer;
			const { properties: _, ...fields } = shared(layer);
			return record({ type, image, transparentcolor, ...fields, repeatx, repeaty, properties: propertiesTable(properties) });
		}
		case 'group':
			return record({ type: layer.type, ...shared(layer), layers: list(layer.layers.map((child) => layerTable(child, encodingOf))) });
	}
}

/** A layer of objects, of a map or the collision shapes of a tile. */
export function objectLayerTable(layer: Extract<Layer, { type: 'objectgroup' }> | CollisionLayer): LuaTable {
	const { type, draworder, objects } = layer;
	return record({ type, draworder, ...shared(layer), objects: list(objects.map(objectTable)) });
}

/** The fields that all layers have. */
function shared(layer: Layer | CollisionLayer): Readonly<Record<string, LuaValue | undefined>> {
	const { id, name, visible, opacity, offsetx, offsety, parallaxx, parallaxy, mode, tintcolor } = layer;
	return {
		id: id === 0 ? undefined : id,
		name,
		class: layer.class,
		visible,
		opacity,
		offsetx,
		offsety,
		parallaxx,
		parallaxy,
		mode: mode === 'normal' ? undefined : mode,
		tintcolor: tintcolor === undefined ? undefined : colorTable(tintcolor),
		properties: propertiesTable(layer.properties),
	};
}

/** Tile data: numbers, a line for each row of tiles, or base64 text. */
function tileFields(layer: TileLayer, encodingOf: EncodingOf): Readonly<Record<string, LuaValue | undefined>> {
	const how = encodingOf(layer);
	const { encoding, compression } = how;
	const data = (gids: Uint32Array, width: number): LuaValue =>
		encoding === 'base64' ? base64TileData(gids, how) : { numbers: gids, perLine: Math.max(1, width) };
	return {
		encoding: encoding === 'base64' ? encoding : 'lua',
		compression: encoding === 'base64' && compression !== '' ? compression : undefined,
		...(isInfinite(layer)
			? { chunks: list(layer.chunks.map(({ data: gids, ...chunk }) => chunkTable(chunk, data(gids, chunk.width)))) }
			: { data: data(layer.data, layer.width) }),
	};
}

/** The four numbers of a chunk share a line. */
function chunkTable({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>, data: LuaValue): LuaTable {
	return { ...record({ x, y, width, height, data }), perLine: 4 };
}

/** An object. An instance that was not detached only has its own fields. */
function objectTable(object: MapObject): LuaTable {
	const { id, name = '', type = '', x, y, width = 0, height = 0, rotation = 0, opacity = 1, visible = true } = object;
	return record({
		id,
		name,
		type,
		shape: shapeOf(object),
		x,
		y,
		width,
		height,
		rotation,
		opacity,
		gid: 'gid' in object ? object.gid : undefined,
		visible,
		...('text' in object && object.text !== undefined && textFields(object.text)),
		...('polygon' in object && object.polygon !== undefined && { polygon: points(object.polygon) }),
		...('polyline' in object && object.polyline !== undefined && { polyline: points(object.polyline) }),
		properties: propertiesTable(object.properties),
	});
}

/** A tile object is a rectangle with a `gid`. */
function shapeOf(object: MapObject): string {
	const marked = (['polygon', 'polyline', 'ellipse', 'capsule', 'point', 'text'] as const).find(
		(shape) => shape in object && Reflect.get(object, shape) !== undefined,
	);
	return marked ?? 'rectangle';
}

const points = (all: readonly Point[]): LuaTable => list(all.map(({ x, y }) => record({ x, y }, { inline: true })));

/** The text, and the fields that differ from their defaults (rule J6). */
function textFields(text: Text): Readonly<Record<string, LuaValue | undefined>> {
	const unless = <T extends LuaValue>(standard: T, value: T): T | undefined => (value === standard ? undefined : value);
	return {
		text: text.text,
		fontfamily: unless('sans-serif', text.fontfamily),
		pixelsize: unless(16, text.pixelsize),
		wrap: unless(false, text.wrap),
		color: text.color === '#000000' ? undefined : colorTable(text.color),
		bold: unless(false, text.bold),
		italic: unless(false, text.italic),
		underline: unless(false, text.underline),
		strikeout: unless(false, text.strikeout),
		kerning: unless(true, text.kerning),
		halign: unless<string>('left', text.halign),
		valign: unless<string>('top', text.valign),
	};
}
