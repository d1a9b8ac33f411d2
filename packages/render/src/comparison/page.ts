import type { Text } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { translation, widened } from '@tilewright/geometry';
import type { DrawList, Item, TextItem } from '../draw-list/draw-list.ts';
import { rectPath } from '../draw-list/path.ts';
import type { Mark, Side } from './marks/mark.ts';
import { markItems } from './marks/mark-items.ts';
import type { SideBySide } from './side-by-side.ts';

/** The text around the maps. */
export interface ComparisonWords {
	/** The name of the map, such as the path of its file; `undefined` if there is no map. */
	readonly before: string | undefined;
	readonly after: string | undefined;
	/** A note on changes without a mark, if there are any. */
	readonly note: string | undefined;
}

const PAGE = '#fafafa';
const EMPTY = '#f1f1f4';
const LINE = '#d4d4d8';
const INK = '#18181b';
const GRAY = '#71717a';
const SIZE = 14;
/** Average width of a letter, as a fraction of the font size. */
const LETTER = 0.6;
const LABELS = { before: 54, after: 42 };
const SWATCH = { width: 22, height: 14 };

const BASE = { opacity: 1, layer: [] } as const;

/** Lists everything around the maps: background, captions, legend and note. */
export function pageDrawList(layout: SideBySide, words: ComparisonWords): DrawList {
	const { width, height, captions, legend, note } = layout;
	const view = { x: 0, y: 0, width, height, scale: { x: 1, y: 1 } };
	const items: Item[] = [{ ...BASE, kind: 'background', color: PAGE }];
	for (const side of ['before', 'after'] as const) {
		items.push({ ...BASE, kind: 'shape', path: rectPath(widened(layout[side], 1)), fill: LINE });
		items.push(...captionItems(side, words[side], captions[side]));
		if (words[side] !== undefined) continue;
		items.push({ ...BASE, kind: 'shape', path: rectPath(layout[side]), fill: EMPTY });
		items.push(textItem('no document', layout[side], { color: GRAY, halign: 'center' }));
	}
	items.push(...legendItems(legend));
	if (words.note !== undefined) items.push(textItem(shortened(words.note, note.width), note, { color: GRAY, pixelsize: 13 }));
	return { view, images: [], frames: [], items };
}

function captionItems(side: Side, name: string | undefined, box: Rect): Item[] {
	const rest = { ...box, x: box.x + LABELS[side], width: box.width - LABELS[side] };
	return [
		textItem(side, box, { color: GRAY }),
		...(name === undefined ? [] : [textItem(shortened(name, rest.width), rest, { color: INK, bold: true })]),
	];
}

/** Where the entries of the legend start, in pixels. */
const ENTRIES = { removed: 2, added: 106, changed: 194, moved: 300 } as const;
const KINDS = ['removed', 'added', 'changed'] as const;

function legendItems({ x, y, height }: Rect): Item[] {
	const change = { change: 'reordered', subject: { kind: 'document', type: 'map' } } as const;
	const middle = y + height / 2;
	const base = { change, layer: [], visible: true };
	const entry = (left: number, word: string, mark: (rect: Rect) => Mark): Item[] => {
		const swatch = { ...SWATCH, x: x + left, y: middle - SWATCH.height / 2 };
		const box = { x: swatch.x + SWATCH.width + 8, y, width: 90, height };
		return [...markItems([mark(swatch)], 1), textItem(word, box, { color: INK, pixelsize: 13 })];
	};
	return [
		...KINDS.flatMap((kind) => entry(ENTRIES[kind], kind, (rect) => ({ ...base, kind, shape: 'area', path: rectPath(rect) }))),
		...entry(ENTRIES.moved, 'moved', (rect) => ({
			...{ ...base, kind: 'changed', shape: 'arrow' },
			from: { x: rect.x, y: middle },
			to: { x: rect.x + rect.width + 8, y: middle, width: 0, height: 0 },
		})),
	];
}

function textItem(text: string, box: Rect, look: Partial<Text>): TextItem {
	const { x, y, width, height } = box;
	return {
		...{ ...BASE, kind: 'text', transform: translation(x, y), width, height },
		text: {
			...{ text, fontfamily: 'sans-serif', pixelsize: SIZE, wrap: false, color: INK, bold: false, italic: false },
			...{ underline: false, strikeout: false, kerning: true, halign: 'left', valign: 'center' },
			...look,
		},
	};
}

/** Shortens a path to a width; keeps its end, which says most. */
function shortened(text: string, width: number): string {
	const letters = [...text];
	const most = Math.max(1, Math.floor(width / (SIZE * LETTER)));
	return letters.length <= most ? text : `…${letters.slice(1 - most).join('')}`;
}
