import type { Resource, ResourceName } from './field.ts';
import { chunk, collisionlayer, layer } from './layer.ts';
import { chunksize, exportSettings, map, mapsettings, template, tilesetsettings } from './map.ts';
import { object, templateobject, text, vertex } from './object.ts';
import { listitem, property } from './property.ts';
import { frame, keyedtile, tile } from './tile.ts';
import { grid, tileoffset, tileset, transformations } from './tileset.ts';
import { terrain, wangcolor, wangset, wangtile } from './wang.ts';
import { world, worldmap, worldpattern } from './world.ts';

/** All resources of the format, by name, in the order of the specification. */
export const RESOURCES: Readonly<Record<ResourceName, Resource>> = {
	map,
	layer,
	chunk,
	object,
	text,
	point: vertex,
	tileset,
	grid,
	tileoffset,
	transformations,
	tile,
	keyedtile,
	collisionlayer,
	frame,
	terrain,
	wangset,
	wangcolor,
	wangtile,
	template,
	templateobject,
	world,
	worldmap,
	worldpattern,
	property,
	listitem,
	mapsettings,
	tilesetsettings,
	chunksize,
	export: exportSettings,
};

/** The kinds of documents, each named after the resource at its root. */
export const KINDS = ['map', 'tileset', 'template', 'world'] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that have an XML form. */
export const XML_KINDS: readonly Kind[] = /* @__PURE__ */ KINDS.filter((kind) => RESOURCES[kind].xml !== undefined);

/** The resources that have custom properties. */
export const WITH_PROPERTIES: readonly ResourceName[] = /* @__PURE__ */ withProperties();

function withProperties(): ResourceName[] {
	return Object.values(RESOURCES).flatMap(({ name, fields }) => (fields['properties'] ? [name] : []));
}
