import type { Codec } from '../../codec/codec.ts';
import type { Report } from '../../issue/report.ts';
import type { TileMap } from '../../model/types.gen.ts';
import type { Opened } from '../opened.ts';

/** The parts of a file that later decoding needs: the tile data, and the means to find the places of findings. */
export interface LazyFile {
	readonly opened: Opened;
	/** That of reading. */
	readonly report: Report;
	readonly codecs: readonly Codec[] | undefined;
	/** The map, whose tilesets hold the GIDs; `undefined` until its structure is checked. */
	map: TileMap | undefined;
}
