import type { Kind, Layer } from '@tilewright/format';

/** Where something stands in one of the two documents. */
export interface Place {
	/** JSON pointer. */
	readonly pointer: string;
}

/** Where a layer stands in one of the two documents. */
export interface LayerPlace extends Place {
	/** Indexes into `layers`, from the map down. */
	readonly path: readonly number[];
	readonly id: number;
	readonly name: string;
}

/** Where an object stands in one of the two documents. */
export interface ObjectPlace extends Place {
	/** Its id there; absent where the object of a template has none. */
	readonly id?: number;
	/** The layer that it is on; absent for the object of a template, and for collision shapes of a tile. */
	readonly layer?: LayerPlace;
}

/** Where a tileset of a map or template stands in one of the two documents. */
export interface TilesetPlace extends Place {
	readonly firstgid: number;
}

/** Where something stands in both documents: what was added is not before, what was removed is not after. */
export interface Sides<P extends Place> {
	readonly before?: P;
	readonly after?: P;
}

/** The documents themselves. */
export interface DocumentSubject extends Sides<Place> {
	readonly kind: 'document';
	/** What the document is; of two kinds, the one after. */
	readonly type: Kind;
}

/** A layer of a map. Of what differs, the subject says how it is after; of what was removed, how it was. */
export interface LayerSubject extends Sides<LayerPlace> {
	readonly kind: 'layer';
	readonly type: Layer['type'];
	readonly id: number;
	readonly name: string;
}

/** An object on a layer, of a template, or one of the collision shapes of a tile. */
export interface ObjectSubject extends Sides<ObjectPlace> {
	readonly kind: 'object';
	readonly id?: number;
	readonly name: string;
	/** The template or tile that it is of; absent for objects on layers. */
	readonly in?: DocumentSubject | PartSubject;
}

/** A tileset of a map or template. */
export interface TilesetSubject extends Sides<TilesetPlace> {
	readonly kind: 'tileset';
	/** Its name, or, of one in a file of its own, the path of that. */
	readonly name: string;
}

/** What tilesets, Wang sets and worlds are made of. */
export type PartKind = 'tile' | 'terrain' | 'wangset' | 'wangcolor' | 'wangtile' | 'worldmap' | 'worldpattern';

/** A part of a tileset, Wang set or world. */
export interface PartSubject extends Sides<Place> {
	readonly kind: PartKind;
	/** By what it is told from its like: the id of a tile, the name of a Wang set, the file of a map. */
	readonly key: string | number;
	/** What it is a part of. */
	readonly in: DocumentSubject | TilesetSubject | PartSubject;
}

/** What a change is about. */
export type Subject = DocumentSubject | LayerSubject | ObjectSubject | TilesetSubject | PartSubject;

/** Both places, as far as there are. */
export function sides<P extends Place>(before: P | undefined, after: P | undefined): Sides<P> {
	return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** The pointer of something in the later of the documents that have it. */
export const pointerOf = ({ before, after }: Sides<Place>): string => after?.pointer ?? before?.pointer ?? '';
