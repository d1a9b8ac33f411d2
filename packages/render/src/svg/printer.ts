import type { Matrix, Vector } from '@tilewright/geometry';
import type { DrawList } from '../draw-list/draw-list.ts';
import { drawnSize, pictureMatrix } from '../draw-list/view.ts';
import type { PictureKey } from '../pictures/picture.ts';
import type { MeasureText } from '../text/measure-text.ts';

/** A picture to embed in an SVG. */
export interface SvgPicture {
	/** A `data:` URL, or a link to the picture. */
	readonly url: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
}

/** The pictures of a draw list, for an SVG. */
export interface SvgPictures {
	/** The picture, with its transparent color applied; `undefined` if it is missing. */
	readonly get: (image: PictureKey) => SvgPicture | undefined;
}

/** The state for printing an item, and the definitions that items share. */
export interface Printer {
	readonly list: DrawList;
	readonly pictures: SvgPictures;
	readonly measure: MeasureText;
	readonly smooth: boolean;
	/** From the screen to the picture. Units of the SVG are pixels of the picture. */
	readonly toPicture: Matrix;
	/** Pixels of the picture per pixel of the screen. */
	readonly scale: Vector;
	/** Size of the picture, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The elements that other elements refer to. */
	readonly definitions: readonly string[];
	/**
	 * Defines an element once.
	 *
	 * @param prefix - of the id: one letter for each kind of element
	 * @param key - distinguishes the element from others of its kind
	 * @param print - prints the element; it may define other elements
	 * @returns the id
	 */
	readonly define: (prefix: string, key: string, print: (id: string) => string) => string;
}

export function printerFor(list: DrawList, pictures: SvgPictures, measure: MeasureText, smooth: boolean): Printer {
	const definitions: string[] = [];
	const ids = new Map<string, string>();
	const counts = new Map<string, number>();
	const { view } = list;
	return {
		...{ list, pictures, measure, smooth, definitions },
		toPicture: pictureMatrix(view),
		scale: view.scale,
		...drawnSize(view),
		define(prefix, key, print) {
			const known = ids.get(`${prefix} ${key}`);
			if (known !== undefined) return known;
			const count = counts.get(prefix) ?? 0;
			const id = `${prefix}${count}`;
			counts.set(prefix, count + 1);
			ids.set(`${prefix} ${key}`, id);
			definitions.push(print(id));
			return id;
		},
	};
}
