import { checkGids } from '../check/gids.ts';
import { checkPatterns } from '../check/patterns.ts';
import { checkTilesets } from '../check/tilesets.ts';
import type { Report } from '../issue/issue.ts';
import type { DocumentOf } from '../model/document.ts';
import type { Tileset } from '../model/types.gen.ts';
import { CURRENT_VERSION } from '../spec/map.ts';
import { settleIds } from './ids.ts';
import { settleTileset } from './tileset.ts';

/**
 * Brings a document whose structure is right into the canonical form (rules J5, J8, J12, J13), in place, and reports what
 * its fields say wrongly together. What it changes says the same before and after.
 */
export function settle({ kind, document }: DocumentOf, report: Report): void {
	if ('version' in document && document.version !== undefined) document.version = CURRENT_VERSION;
	switch (kind) {
		case 'map': {
			settleIds(document, report);
			const settings = document.editorsettings;
			if (settings?.chunksize?.width === 16 && settings.chunksize.height === 16) delete settings.chunksize;
			if (settings !== undefined && Object.keys(settings).length === 0) delete document.editorsettings;
			document.tilesets.forEach(settleOwn);
			checkTilesets(document, report);
			checkGids(document, report);
			break;
		}
		case 'tileset':
			settleTileset(document);
			break;
		case 'template':
			if (document.tileset !== undefined) settleOwn(document.tileset);
			break;
		case 'world':
			checkPatterns(document, report);
			break;
	}
}

function settleOwn(tileset: Tileset): void {
	if (!('source' in tileset)) settleTileset(tileset);
}
