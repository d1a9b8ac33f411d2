import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { ClipVariation } from '@tilewright/edit';
import type { WhileDrawing } from '../automap/while-drawing.ts';

/** The content that stamp and fill tools paint (rules E10, E11, Q38). */
export type TileFill = 'stamp' | 'random' | 'terrain';

/** The way in which a selection changes the selected area (rule E26). */
export type SelectionMode = 'replace' | 'add' | 'subtract' | 'intersect';

/** A color of a Wang set of the current map. */
export interface ChosenTerrain {
	/** The tileset: the path of its file, or `#` and the name of an embedded one. */
	readonly tileset: string;
	/** The position of the Wang set in the list of the tileset. */
	readonly set: number;
	/** Counted from 1; 0 erases. */
	readonly color: number;
}

/** The options of tools for tiles: the same for all maps, and for all tools that have the option. */
export interface TileOptions {
	readonly fill: Signal<TileFill>;
	/** The shape that shape fill draws (rule E22). */
	readonly shape: Signal<'rectangle' | 'ellipse'>;
	readonly selection: Signal<SelectionMode>;
	/** The terrain that the terrain brush paints; `undefined` if none is chosen. */
	readonly terrain: Signal<ChosenTerrain | undefined>;
	/** Whether the terrain brush paints whole tiles (rule Q32). */
	readonly fullTiles: Signal<boolean>;
	/** Stamps by their digits (rule E116). */
	readonly quickStamps: Signal<Readonly<Record<number, readonly ClipVariation[]>>>;
	/** Runs the automapping rules after edits, while that is switched on (rule A52). */
	readonly automapping: Signal<WhileDrawing | undefined>;
	/** The seed of random choices, until the next stroke. So the preview shows the tiles that will be painted. */
	readonly seed: Signal<number>;
}

/** The options as they are at first. */
export const tileOptions = (): TileOptions => ({
	fill: signal<TileFill>('stamp'),
	shape: signal<'rectangle' | 'ellipse'>('rectangle'),
	selection: signal<SelectionMode>('replace'),
	terrain: signal(undefined),
	fullTiles: signal(false),
	quickStamps: signal({}),
	automapping: signal(undefined),
	seed: signal(0),
});
