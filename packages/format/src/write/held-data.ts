import { wrongType } from '../issue/findings/structure.ts';
import { dataLength } from '../issue/findings/tile-data.ts';
import type { Path } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import type { PrintContext } from './print-context.ts';

/**
 * Returns the tile data to write for a layer or chunk: the stored text in base64 for which it stands, or its cells. Reports data that cannot be
 * written.
 *
 * @param holder - the layer or chunk
 * @param path - where the data is
 */
export function heldData(
	found: unknown,
	holder: RawObject,
	path: Path,
	{ stored, report }: Pick<PrintContext, 'stored' | 'report'>,
): Uint8Array | Uint32Array | undefined {
	const text = stored?.get(found);
	if (text !== undefined) return text;
	const cells = Number(holder['width']) * Number(holder['height']);
	if (!(found instanceof Uint32Array)) report.add(wrongType, path, { field: 'data', expected: 'a Uint32Array', found: short(found) });
	else if (found.length !== cells) report.add(dataLength, path, { found: inCells(found.length), expected: inCells(cells) });
	else return found;
	return undefined;
}

/** Describes a number of cells. */
const inCells = (cells: number): string => (cells === 1 ? '1 cell' : `${cells} cells`);
