import type { Kind, Layer } from '@tilewright/format';

/** Where something is in one of the two documents. */
export interface Address {
	/** JSON pointer from the root of the document. */
	readonly pointer: string;
}

/** Where a layer is in one of the two documents. */
export interface LayerAddress extends Address {
	/** Indexes into `layers`, from the map down. */
	readonly path: readonly number[];
	readonly id: number;
	readonly name: string;
}

/** Where an object is in one of the two documents. */
export interface ObjectAddress extends Address {
	/** The object's id; absent where the object of a template has none. */
	readonly id?: number;
	/** The layer of the object; absent for the object of a template and for collision shapes of a tile. */
	readonly layer?: LayerAddress;
}

/** Where a tileset of a map or template is in one of the two documents. */
export interface TilesetAddress extends Address {
	readonly firstgid: number;
}

/** Where something is in both documents. What was added has no `before`, what was removed has no `after`. */
export interface Sides<A extends Address> {
	readonly before?: A;
	readonly after?: A;
}

/** The documents themselves. */
export interface DocumentSubject extends Sides<Address> {
	readonly kind: 'document';
	/** The kind of document; where the two differ, the kind of the document after. */
	readonly type: Kind;
}

/** A layer of a map, described as it is after the change; a removed layer as it was before. */
export interface LayerSubject extends Sides<LayerAddress> {
	readonly kind: 'layer';
	readonly type: Layer['type'];
	readonly id: number;
	readonly name: string;
}

/** An object on a layer, the object of a template, or a collision shape of a tile. */
export interface ObjectSubject extends Sides<ObjectAddress> {
	readonly kind: 'object';
	readonly id?: number;
	readonly name: string;
	/** The template or tile that the object belongs to; absent for objects on layers. */
	readonly in?: DocumentSubject | PartSubject;
}

/** A tileset of a map or template. */
export interface TilesetSubject extends Sides<TilesetAddress> {
	readonly kind: 'tileset';
	/** The tileset's name; for an external tileset, the path of its file. */
	readonly name: string;
}

/** The kinds of parts that tilesets, Wang sets and worlds consist of. */
export type PartKind = 'tile' | 'terrain' | 'wangset' | 'wangcolor' | 'wangtile' | 'worldmap' | 'worldpattern';

/** A part of a tileset, Wang set or world. */
export interface PartSubject extends Sides<Address> {
	readonly kind: PartKind;
	/** Identifies the part in its list: the id of a tile, the name of a Wang set, the file of a map. */
	readonly key: string | number;
	/** The owner of the part. */
	readonly in: DocumentSubject | TilesetSubject | PartSubject;
}

/** The thing that has changed. */
export type Subject = DocumentSubject | LayerSubject | ObjectSubject | TilesetSubject | PartSubject;

/** The addresses that are defined. */
export function sides<A extends Address>(before: A | undefined, after: A | undefined): Sides<A> {
	return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** The JSON pointer in the document after; for removed things, in the document before. */
export const pointerTo = ({ before, after }: Sides<Address>): string => after?.pointer ?? before?.pointer ?? '';
