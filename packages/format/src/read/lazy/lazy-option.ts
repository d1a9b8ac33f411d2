import type { Codec } from '../../codec/codec.ts';
import type { Report } from '../../issue/report.ts';
import type { DocumentOf } from '../../model/document.ts';
import type { Opened } from '../opened.ts';
import type { StructureContext } from '../structure/structure-context.ts';
import type { LazyFile } from './file.ts';
import { tileKeeper } from './tile-keeper.ts';

/** Keeps the tile data of one document. */
interface Keeper {
	/** Puts {@link LazyTiles} into a checked layer. */
	readonly decode: StructureContext['decode'];
	/** Called with the document when it is checked. */
	readonly end: (result: DocumentOf) => void;
}

/** The value of the option `tiles` of `read` that leaves tile data as it came. Its members are for `read` alone. */
export interface Lazy {
	readonly open: (opened: Opened, report: Report, most: number, codecs: readonly Codec[] | undefined) => Keeper;
}

/**
 * Leaves tile data as it came until `decodeTiles` is asked for it: for the option `tiles` of `read` and `readJson`. It is a value to
 * import, so that pages which do not use it do not load it.
 *
 * The structure is checked at once, with the sizes of layers and chunks, ids, tilesets, and the limit of cells; tile data must be there.
 * Arrays of numbers are read at once, too: their end is found by reading them. What is in texts (base64, with or without compression, and
 * comma-separated numbers) is not known before they are decoded:
 *
 * - whether the text is base64 or numbers, and whether its compression is sound,
 * - whether it has as many cells as its layer or chunk,
 * - whether its GIDs belong to tilesets.
 *
 * If anything else is wrong with a document, that is reported alone, since there is nothing to decode then.
 *
 * So a document may be read although some of its tile data is broken; `decodeTiles` then reports it, as an eager `read` would have. The
 * document keeps the bytes that were read: do not change them.
 *
 * @example
 * const { kind, doc } = read(bytes, { tiles: lazy });
 */
export const lazy: Lazy = {
	open: (opened, report, most, codecs) => {
		const file: LazyFile = { opened, report, codecs, map: undefined };
		return {
			decode: tileKeeper(file, most),
			end: ({ kind, doc }) => {
				if (kind === 'map') file.map = doc;
			},
		};
	},
};
