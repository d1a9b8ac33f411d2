import type { RawObject } from '../../../model/json-value.ts';
import { isBlank } from '../../../xml/characters.ts';
import { scalarFrom } from '../../../xml/scalar.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf, childrenNamed } from '../../../xml/xml-element.ts';
import type { Drop } from './ignored.ts';
import { dropAttributes, dropChildren, dropRest, dropText, firstOnly } from './ignored.ts';

/** X2: converts `<data>` to the fields of its tile layer. */
export function fillData(
	element: XmlElement,
	layer: RawObject,
	infinite: boolean,
	addChunk: (chunk: XmlElement) => void,
	drop: Drop,
): void {
	const encoding = attributeOf(element, 'encoding');
	const compression = attributeOf(element, 'compression');
	if (encoding !== undefined) layer['encoding'] = encoding;
	if (compression !== undefined) layer['compression'] = compression;
	const chunks = childrenNamed(element, 'chunk');
	if (chunks.length > 0) {
		dropRest(element, ATTRIBUTES, ['chunk'], drop);
		for (const chunk of chunks) addChunk(chunk);
		// JSON also has the start of the box around the chunks; in XML readers compute it.
		layer['startx'] = leastOf(chunks, 'x');
		layer['starty'] = leastOf(chunks, 'y');
		return;
	}
	if (element.attributeCount > 0) dropAttributes(element, ATTRIBUTES, drop);
	const cells = cellsOf(element, drop);
	if (infinite && cells === undefined) layer['chunks'] = [];
	// Blank data of a layer without cells is whole: Tiled and we write it so.
	else layer['data'] = cells ?? (layer['width'] === 0 || layer['height'] === 0 ? [] : undefined);
	dropChildren(element, ['tile'], drop);
}

const ATTRIBUTES = ['encoding', 'compression'];

/** A place that is no number is reported. */
const leastOf = (chunks: readonly XmlElement[], axis: string): number =>
	chunks.reduce((least, chunk) => Math.min(least, Number(attributeOf(chunk, axis)) || 0), Infinity);

/** The cells of `<data>` or `<chunk>`: its text or, without an encoding, a `<tile>` for each cell; `undefined` if there are none. */
export function cellsOf(element: XmlElement, drop: Drop): unknown {
	const tiles = childrenNamed(element, 'tile');
	if (tiles.length === 0) {
		const { text } = element;
		return isBlank(text) ? undefined : text;
	}
	dropText(element, drop);
	const dropOne = firstOnly(drop);
	return tiles.map((tile) => {
		if (tile.attributeCount > 1 || !tile.empty) dropRest(tile, ['gid'], [], dropOne);
		return scalarFrom(attributeOf(tile, 'gid') || '0', 'gid');
	});
}
