import { resolve } from 'node:path';
import process from 'node:process';
import type { Document, Item, Layer, MapObject, Property, TemplateObject, Tile, Tileset, TilesetFile } from '@tilewright/format';
import { walkLayers } from '@tilewright/format';
import { isThere } from './host/small-files.ts';

/** Another file that a document refers to. */
interface Reference {
	/** As the document writes it. */
	readonly path: string;
	readonly role: 'tileset' | 'template' | 'image' | 'file';
}

/** A reference and whether there is a file. */
export interface CheckedReference extends Reference {
	/** `null` where that cannot be told: a URL, a path of another system. */
	readonly found: boolean | null;
}

/**
 * Where a path of a document leads.
 *
 * @param folder - the document's own
 * @returns `undefined` for what is no path of this system: a URL, a resource of the editor (`:/…`), a Windows path elsewhere
 */
export function pathOf(folder: string, path: string): string | undefined {
	if (path === '' || /^:|^[a-z][a-z0-9+.-]+:/i.test(path)) return undefined;
	if (process.platform !== 'win32' && /^(?:[a-z]:|\\)/i.test(path)) return undefined;
	return resolve(folder, path.replaceAll('\\', '/'));
}

/** Looks for the files that a document refers to. */
export async function checkReferences(document: Document, folder: string): Promise<CheckedReference[]> {
	return await Promise.all(
		referencesOf(document).map(async (reference) => {
			const path = pathOf(folder, reference.path);
			return { ...reference, found: path === undefined ? null : await isThere(path) };
		}),
	);
}

/** All files that a document refers to, each once, in the order of the document. */
function referencesOf(document: Document): Reference[] {
	const found = new Map<string, Reference>();
	for (const reference of inDocument(document)) if (reference.path !== '') found.set(`${reference.role} ${reference.path}`, reference);
	return [...found.values()];
}

type Found = Generator<Reference, void, undefined>;

function* inDocument(document: Document): Found {
	switch (document.type) {
		case 'map':
			yield* inProperties(document.properties);
			for (const tileset of document.tilesets) yield* inTileset(tileset);
			for (const { layer } of walkLayers(document.layers)) yield* inLayer(layer);
			break;
		case 'tileset':
			yield* inTileset(document);
			break;
		case 'template':
			if (document.tileset !== undefined) yield* inTileset(document.tileset);
			yield* inObject(document.object);
			break;
	}
}

function* inTileset(tileset: Tileset | TilesetFile): Found {
	if ('source' in tileset) {
		yield { path: tileset.source, role: 'tileset' };
		return;
	}
	yield* inProperties(tileset.properties);
	if (tileset.image !== undefined) yield { path: tileset.image, role: 'image' };
	for (const tile of tileset.tiles) yield* inTile(tile);
	for (const set of tileset.wangsets) {
		yield* inProperties(set.properties);
		for (const color of set.colors) yield* inProperties(color.properties);
	}
}

function* inTile(tile: Tile): Found {
	yield* inProperties(tile.properties);
	if (tile.image !== undefined) yield { path: tile.image, role: 'image' };
	for (const object of tile.objectgroup?.objects ?? []) yield* inObject(object);
}

function* inLayer(layer: Layer): Found {
	yield* inProperties(layer.properties);
	if (layer.type === 'imagelayer') yield { path: layer.image, role: 'image' };
	if (layer.type === 'objectgroup') for (const object of layer.objects) yield* inObject(object);
}

function* inObject(object: MapObject | TemplateObject): Found {
	if ('template' in object) yield { path: object.template, role: 'template' };
	yield* inProperties(object.properties ?? []);
}

function* inProperties(properties: readonly (Property | Item)[]): Found {
	for (const property of properties) {
		if (property.type === 'file') yield { path: property.value, role: 'file' };
		else if (property.type === 'list') yield* inProperties(property.value);
	}
}
