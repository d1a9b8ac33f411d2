import type { Document, Layer } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';

type Raw = Record<string, unknown>;

/** A value that can be changed, and its place. */
interface Site {
	readonly holder: object;
	readonly key: string;
}

/** Fields that must not change, or the document becomes invalid. */
const FIXED = ['type', 'layers', 'tilesets', 'data', 'chunks', 'objects', 'width', 'height', 'firstgid', 'id', 'name', 'object', 'x', 'y'];

/** Which value to change, and how: any numbers. */
export type Choice = readonly [where: number, how: number];

/** A copy of a document with up to one change for each choice. */
export function changedAtRandom(doc: Document, choices: readonly Choice[]): Document {
	const copy = structuredClone(doc);
	for (const [where, how] of choices) {
		const sites = sitesIn(copy);
		const site = sites[where % sites.length];
		if (site !== undefined) change(site, how);
	}
	return copy;
}

function sitesIn(value: unknown): Site[] {
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
	return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...sitesIn(valueAt({ holder: value, key }))]);
}

const valueAt = ({ holder, key }: Site): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value;

const put = ({ holder, key }: Site, value: unknown): unknown =>
	Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });

function change(site: Site, how: number): void {
	const value = valueAt(site);
	const isFixed = FIXED.includes(site.key);
	if (how % 5 === 0 && !isFixed && !Array.isArray(site.holder)) Reflect.deleteProperty(site.holder, site.key);
	else if (typeof value === 'number') put(site, value === 1 ? 2 : 1);
	else if (typeof value === 'boolean') put(site, !value);
	else if (typeof value === 'string' && site.key !== 'type' && site.key !== 'orientation') put(site, how % 2 === 0 ? `${value}x` : '');
	else if (value instanceof Uint32Array && value.length > 0) value[how % value.length] = how % 3;
	else if (Array.isArray(value) && value.length > 0) {
		if (how % 3 === 0) value.splice(how % value.length, 1);
		else if (how % 3 === 1) value.push(value.shift());
		else value.push(structuredClone(value[how % value.length]));
	} else if (typeof value === 'object' && value !== null && !Array.isArray(value)) put({ holder: value, key: 'ours' }, how);
}

const VERSIONS = ['version', 'editorversion', 'tiledversion', 'compressionlevel'];
const TILE_DATA = ['encoding', 'compression', 'data'];
const CHUNKED = ['startx', 'starty', 'width', 'height', 'chunks'];

/** The meaning of a document, apart from how it is stored. */
export const byMeaning = (doc: Document): unknown => meaning(doc, doc.type === 'world' ? [] : VERSIONS);

function meaning(value: unknown, leftOut: readonly string[] = []): unknown {
	if (Array.isArray(value)) return value.map((item) => meaning(item));
	if (!isRaw(value)) return value;
	const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
		if (leftOut.includes(key)) return [];
		if (key === 'layers' && Array.isArray(inner)) return [[key, inner.map(layerMeaning)]];
		if (key === 'properties' && Array.isArray(inner)) return [[key, sortedByName(inner).map((item) => meaning(item))]];
		return [[key, meaning(inner)]];
	});
	return Object.fromEntries(entries);
}

function layerMeaning(layer: Layer): unknown {
	if (layer.type !== 'tilelayer') return meaning(layer);
	const cells: Raw = {};
	forEachTile(layer, (gid, x, y) => {
		cells[`${x},${y}`] = gid;
	});
	const isInfinite = 'chunks' in layer;
	const rest = meaning(layer, isInfinite ? [...TILE_DATA, ...CHUNKED] : TILE_DATA);
	return { rest, cells, isInfinite, extras: isInfinite ? extrasOf(layer.chunks) : [] };
}

/** Unknown fields of chunks, by place. */
function extrasOf(chunks: readonly object[]): unknown[] {
	return chunks
		.flatMap((chunk) => {
			const { x, y, width: _, height: __, data: ___, ...extras } = rawOf(chunk);
			return Object.keys(extras).length === 0 ? [] : [{ place: `${x},${y}`, extras }];
		})
		.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
}

const rawOf = (value: object): Raw => Object.fromEntries(Object.entries(value));

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

const sortedByName = (properties: readonly unknown[]): unknown[] =>
	[...properties].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));

const nameOf = (property: unknown): string => (isRaw(property) ? String(property['name']) : '');
