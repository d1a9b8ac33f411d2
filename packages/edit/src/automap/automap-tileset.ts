import type { Tile, TilesetFile } from '@tilewright/format';
import { createTileset } from '../make/create-tileset.ts';
import type { MatchType } from './match-type.ts';

/** The special tiles by id, with a drawing of 32 × 32 for each. */
const TILES: readonly (readonly [type: MatchType, drawing: string])[] = [
	['Negate', '<path d="M9 9l14 14M23 9L9 23" stroke="#c22" stroke-width="5" stroke-linecap="round"/>'],
	['Ignore', '<path d="M8 16h0M16 16h0M24 16h0" stroke="#888" stroke-width="5" stroke-linecap="round"/>'],
	['NonEmpty', '<rect x="8" y="8" width="16" height="16" fill="#48c"/>'],
	['Empty', '<rect x="8.5" y="8.5" width="15" height="15" fill="none" stroke="#48c" stroke-dasharray="3 2"/>'],
	['Other', '<circle cx="16" cy="16" r="7" fill="none" stroke="#c80" stroke-width="4"/>'],
];

/** All drawings in a row. */
const picture = (): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${TILES.length * 32}" height="32">${TILES.map(
		([, drawing], i) => `<g transform="translate(${i * 32})"><rect x="1" y="1" width="30" height="30" fill="#eee"/>${drawing}</g>`,
	).join('')}</svg>`;

/**
 * The tileset of special tiles that rule maps use: the ids and meanings of the one that comes with Tiled as `:/automap-tiles.tsx`,
 * with pictures of our own in a data URL.
 *
 * @example const bytes = write(automapTileset(), { syntax: 'xml' });
 */
export const automapTileset = (): TilesetFile =>
	createTileset({
		name: 'AutoMap Rules',
		tilewidth: 32,
		tileheight: 32,
		tilerendersize: 'grid',
		fillmode: 'preserve-aspect-fit',
		image: `data:image/svg+xml,${encodeURIComponent(picture())}`,
		imagewidth: TILES.length * 32,
		imageheight: 32,
		tiles: TILES.map(
			([type], id): Tile => ({
				id,
				type: '',
				probability: 1,
				properties: [{ name: 'MatchType', type: 'string', value: type }],
				animation: [],
			}),
		),
	});
