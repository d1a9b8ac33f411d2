import type { Kind, MapObject, ReadDocument, Template, TileMap, TilesetFile } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { FileIssue, MapByPattern } from '@tilewright/ops';
import { tally } from '../../findings/describe-findings.ts';
import type { CheckedReference } from '../../gate/references.ts';
import { countsOf } from './counts.ts';
import { layerInfos } from './layers.ts';
import { pixelSize } from './pixel-size.ts';
import type { InfoReport, MapInfo, ObjectsUsed, Own, TemplateInfo, TilesetInfo } from './report.ts';
import { shapeOf } from './shape.ts';
import { tilesetsInUse, tilesInUse, tileUse } from './tile-use.ts';
import { worldInfo } from './world.ts';

/** The result of reading a document without errors. */
export type AnyDocument = { [K in Kind]: ReadDocument<K> }[Kind];

/** The known facts about the files of a document. */
export interface FileFacts {
	readonly path: string;
	readonly bytes: number;
	readonly references: readonly CheckedReference[];
	/** The external tilesets, by their path in the map. */
	readonly tilesets: ReadonlyMap<string, TilesetFile>;
	/** The maps that the patterns of a world match. */
	readonly mapsByPatterns: readonly MapByPattern[];
	/** The findings in the files that the document refers to. */
	readonly others: readonly FileIssue[];
}

/** The facts about a document. */
export function summarize(read: AnyDocument, { path, bytes, references, tilesets, mapsByPatterns, others }: FileFacts): InfoReport {
	const { syntax, version, editor, upgraded } = read.source;
	const common = {
		path,
		bytes,
		syntax,
		...(version !== undefined && { version }),
		...(editor !== undefined && { editor }),
		upgraded,
		findings: tally([...read.issues, ...others]),
		references,
	};
	switch (read.kind) {
		case 'map':
			return { kind: 'map', ...common, ...mapInfo(read.doc, tilesets) };
		case 'tileset':
			return { kind: 'tileset', ...common, ...tilesetInfo(read.doc) };
		case 'template':
			return { kind: 'template', ...common, ...templateInfo(read.doc) };
		case 'world':
			return { kind: 'world', ...common, ...worldInfo(read.doc, references, mapsByPatterns) };
	}
}

function mapInfo(map: TileMap, loaded: ReadonlyMap<string, TilesetFile>): Own<MapInfo> {
	const use = tileUse(map);
	const bounds = map.infinite ? use.box : { x: 0, y: 0, width: map.width, height: map.height };
	return {
		class: map.class,
		orientation: map.orientation,
		renderorder: map.renderorder,
		infinite: map.infinite,
		bounds,
		tilewidth: map.tilewidth,
		tileheight: map.tileheight,
		pixels: pixelSize(map, bounds),
		...(map.backgroundcolor !== undefined && { backgroundcolor: map.backgroundcolor }),
		layers: layerInfos(map.layers, use.filled),
		tilesets: tilesetsInUse(map, use, loaded),
		tiles: tilesInUse(map, use),
		objects: objectsIn(map),
		properties: map.properties,
	};
}

function objectsIn(map: TileMap): ObjectsUsed {
	const objects: MapObject[] = [];
	for (const { layer } of eachLayer(map.layers)) if (layer.type === 'objectgroup') for (const object of layer.objects) objects.push(object);
	return {
		count: objects.length,
		shapes: countsOf(objects.map(shapeOf)),
		classes: countsOf(objects.map(({ type }) => type ?? '').filter((name) => name !== '')),
	};
}

function tilesetInfo(tileset: TilesetFile): Own<TilesetInfo> {
	const { tiles, image, imagewidth, imageheight } = tileset;
	return {
		name: tileset.name,
		class: tileset.class,
		tilecount: tileset.tilecount,
		columns: tileset.columns,
		tilewidth: tileset.tilewidth,
		tileheight: tileset.tileheight,
		margin: tileset.margin,
		spacing: tileset.spacing,
		...(image !== undefined && { image }),
		...(imagewidth !== undefined && { imagewidth }),
		...(imageheight !== undefined && { imageheight }),
		objectalignment: tileset.objectalignment,
		tiles: {
			listed: tiles.length,
			animated: tiles.filter(({ animation }) => animation.length > 0).length,
			withCollision: tiles.filter(({ objectgroup }) => objectgroup !== undefined && objectgroup.objects.length > 0).length,
			withProperties: tiles.filter(({ properties }) => properties.length > 0).length,
			withImage: tiles.filter((tile) => tile.image !== undefined).length,
			classes: countsOf(tiles.map(({ type }) => type).filter((name) => name !== '')),
		},
		wangsets: tileset.wangsets.map(({ name, type, colors, wangtiles }) => ({
			name,
			type,
			colors: colors.map((color) => color.name),
			tiles: wangtiles.length,
		})),
		properties: tileset.properties,
	};
}

function templateInfo({ object, tileset }: Template): Own<TemplateInfo> {
	const { name, type, width, height, rotation, visible } = object;
	return {
		object: {
			name,
			type,
			shape: shapeOf(object),
			width,
			height,
			rotation,
			visible,
			...('gid' in object && { gid: object.gid }),
			...('text' in object && { text: object.text.text }),
		},
		...(tileset !== undefined && { tileset: 'source' in tileset ? tileset.source : tileset.name }),
		properties: object.properties,
	};
}
