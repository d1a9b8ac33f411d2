import type { ReadonlySignal } from '@preact/signals';
import type { Vector } from '@tilewright/geometry';
import type { PlacedTile, TileLayout } from './tile-layout.ts';

/** The places of the tiles of a grid now. */
export interface TilePlaces {
	readonly layout: TileLayout;
	/** The point of the layout below the pointer. */
	readonly pointAt: (event: MouseEvent) => Vector;
}

/** The effects of the pointer and keys on the tiles of a grid, instead of selecting them. */
export interface TileMarker {
	/** Changes when `draw` would draw something else. */
	readonly shown: ReadonlySignal<unknown>;
	/**
	 * Draws over the tiles in view.
	 *
	 * @param pixel - the length of a pixel of the page
	 */
	draw(context: CanvasRenderingContext2D, tiles: readonly PlacedTile[], pixel: number): void;
	/**
	 * Follows the pointer.
	 *
	 * @param host - the element that scrolls
	 * @param places - finds where the tiles are, since the grid may zoom
	 * @returns a function that ends this
	 */
	follow(host: HTMLElement, places: () => TilePlaces): () => void;
	/** @returns whether the key means something for the selected tiles */
	key(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>, selected: readonly number[]): boolean;
	/** Describes a tile for screen readers. */
	describe(id: number): string;
}
