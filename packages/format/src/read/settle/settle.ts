import type { Report } from '../../issue/report.ts';
import type { DocumentOf } from '../../model/document.ts';
import type { Tileset } from '../../model/types.gen.ts';
import { CURRENT_VERSION } from '../../spec/map.ts';
import { settleIds } from './ids.ts';
import { settleTileset } from './tileset.ts';

/**
 * Brings a document with a correct structure into the canonical form (rules J5, J8, J12, J13), in place. The meaning of the
 * document stays the same.
 */
export function settle({ kind, doc }: DocumentOf, report: Report): void {
	if ('version' in doc && doc.version !== undefined) doc.version = CURRENT_VERSION;
	switch (kind) {
		case 'map': {
			settleIds(doc, report);
			const settings = doc.editorsettings;
			const size = settings?.chunksize;
			// Fields that the format does not know say something, whatever the size.
			if (settings !== undefined && size?.width === 16 && size.height === 16 && Object.keys(size).length === 2) {
				delete settings.chunksize;
				if (Object.keys(settings).length === 0) delete doc.editorsettings;
			}
			doc.tilesets.forEach(settleOwn);
			break;
		}
		case 'tileset':
			settleTileset(doc);
			break;
		case 'template':
			if (doc.tileset !== undefined) settleOwn(doc.tileset);
			break;
		case 'world':
			// A world has no field to settle.
			break;
	}
}

function settleOwn(tileset: Tileset): void {
	if (!('source' in tileset)) settleTileset(tileset);
}
