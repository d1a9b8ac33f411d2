import { levelStores } from '../../issue/findings/tile-data.ts';
import type { Report } from '../../issue/report.ts';
import { eachLayer } from '../../model/layers.ts';
import type { TileMap } from '../../model/types.gen.ts';

/** Reports level 0 if layers are compressed with it: zlib and gzip then only store the data, with a few more bytes. */
export function checkCompressionLevel(map: TileMap, report: Report): void {
	if (map.compressionlevel !== 0) return;
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type !== 'tilelayer' || (layer.compression !== 'zlib' && layer.compression !== 'gzip')) continue;
		report.add(levelStores, ['compressionlevel'], { compression: layer.compression });
		return;
	}
}
