import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { cssFont, LABEL_FONT } from '@tilewright/render/internal';
import { placedLayersOf } from '../objects/placed-layers.ts';
import type { NamedLayer, NameLayout } from './name-layout.ts';
import { namesWithRoom } from './name-layout.ts';

/** Returns the names of a map that are drawn at a scale. Reads signals. */
export type NamesAt = (scale: number) => NameLayout;

/** The largest number of scales whose views are shown at once. */
const MOST_SCALES = 4;

/** The names of a map as it is now. They are chosen again only when objects have changed. */
export const namesOfMap = service('names of objects', (session: MapSession): NamesAt => {
	let layers: readonly NamedLayer[] = [];
	let layouts = new Map<number, NameLayout>();
	return (scale) => {
		const now = placedLayersOf(session).value.layers;
		if (layers !== now && !isSame(layers, now)) layouts = new Map();
		layers = now;
		const layout = layouts.get(scale) ?? namesWithRoom(layers, scale, widthOf);
		layouts.delete(scale);
		layouts.set(scale, layout);
		for (const old of layouts.keys()) if (layouts.size > MOST_SCALES) layouts.delete(old);
		return layout;
	};
});

const isSame = (a: readonly NamedLayer[], b: readonly NamedLayer[]): boolean =>
	a.length === b.length &&
	a.every(({ objects, offset, isVisible }, index) => {
		const other = b[index];
		return objects === other?.objects && isVisible === other.isVisible && offset.x === other.offset.x && offset.y === other.offset.y;
	});

/** The widths of names, and of letters. */
const names = new Map<string, number>();
const letters = new Map<string, number>();
const MOST_NAMES = 100_000;
let context: OffscreenCanvasRenderingContext2D | null = null;

/** The width of a name in pixels, about: measuring thousands of names takes long, so letters are measured, and each only once. */
function widthOf(name: string): number {
	const known = names.get(name);
	if (known !== undefined) return known;
	let width = 0;
	for (const letter of name) width += widthOfLetter(letter);
	if (names.size < MOST_NAMES) names.set(name, width);
	return width;
}

function widthOfLetter(letter: string): number {
	const known = letters.get(letter);
	if (known !== undefined) return known;
	context ??= new OffscreenCanvas(1, 1).getContext('2d');
	if (context !== null) context.font = cssFont(LABEL_FONT);
	const width = context?.measureText(letter).width ?? LABEL_FONT.pixelsize;
	letters.set(letter, width);
	return width;
}
