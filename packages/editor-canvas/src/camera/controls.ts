import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Rect, Vector } from '@tilewright/geometry';

/** Zooms the view of a document. */
export interface ZoomControls {
	/** The pixels of the page for each pixel of the document. */
	readonly scale: ReadonlySignal<number>;
	/** Zooms one step in (1) or out (-1), about the middle of the view. */
	zoomBy(direction: 1 | -1): void;
	zoomTo(scale: number): void;
	/** Shows all. */
	fit(): void;
}

/** Moves the view of a map. */
export interface MapViewControls extends ZoomControls {
	/** The point of the screen of the map at a point of the page; `undefined` outside of the view. */
	screenAt(page: Vector): Vector | undefined;
	/** The rectangle of the screen of the map that is seen. */
	readonly shown: ReadonlySignal<Rect>;
	/** Brings a point of the screen of the map to the middle of the view. */
	centerOn(point: Vector): void;
	/** Moves the view, if need be, so that a rectangle of the screen of the map is visible. */
	reveal(rect: Rect): void;
}

/** Zooms the current document; `undefined` while none is shown. */
export const zoomControls = service('zoom', (_: Editor) => signal<ZoomControls | undefined>(undefined));

/** Moves the view of the current map; `undefined` while none is shown. */
export const mapControls = service('view of the map', (_: Editor) => signal<MapViewControls | undefined>(undefined));
