import type { Report } from '../../issue/report.ts';
import type { DocumentOf } from '../../model/document.ts';
import { checkCompressionLevel } from './compression-level.ts';
import { checkGids } from './gids.ts';
import { checkIds } from './ids.ts';
import { checkPatterns } from './patterns.ts';
import { checkTiles, checkTilesets } from './tilesets.ts';

/** Reports contradictions between the fields of a document, which the check of the structure does not see. Changes nothing. */
export function check({ kind, doc }: DocumentOf, report: Report): void {
	if (kind === 'map') {
		checkIds(doc, report);
		checkTilesets(doc, report);
		checkGids(doc, report);
		checkCompressionLevel(doc, report);
	} else if (kind === 'tileset') checkTiles(doc, [], report);
	else if (kind === 'world') checkPatterns(doc, report);
}
