import { hash } from './noise.ts';
import { box, crop, dot, line, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { plants } from './plant-pictures.ts';
import { ball, ramps, standing } from './shapes.ts';
import { TILE } from './terrain-sheet.ts';
import { drawOak, drawPalm, drawPine } from './trees.ts';
import { barrel, crate, fence, lantern, planks } from './wares.ts';

function tile(draw: (on: Pixmap) => void): Pixmap {
	const picture = pixmap(TILE, TILE);
	draw(picture);
	return picture;
}

/** Cuts a picture of 16 by 32 into its upper and lower tile. */
function tall(draw: (on: Pixmap) => void): [Pixmap, Pixmap] {
	const picture = pixmap(TILE, TILE * 2);
	draw(picture);
	return [crop(picture, 0, 0, TILE, TILE), crop(picture, 0, TILE, TILE, TILE)];
}

/** The two rows of things on the terrain sheet: the names of 16 upper tiles, then those of the 16 tiles below. */
export const propNames = [
	'oakTop',
	'pineTop',
	'palmTop',
	'bush',
	'berries',
	'rock',
	'boulder',
	'flowersRed',
	'flowersBlue',
	'tallGrass',
	'reeds',
	'lilies',
	'stump',
	'mushrooms',
	'bridgeAcross',
	'bridgeDown',
	'oakFoot',
	'pineFoot',
	'palmFoot',
	'barrel',
	'crate',
	'hay',
	'pumpkin',
	'cabbage',
	'fenceAcross',
	'fenceDown',
	'fenceCorner',
	'starfish',
	'driftwood',
	'lantern',
	'haystack',
	'cairn',
] as const;

export type PropName = (typeof propNames)[number];

export function propTiles(): Pixmap[] {
	const [oakTop, oakFoot] = tall((on) => drawOak(on, 8, 31));
	const [pineTop, pineFoot] = tall((on) => drawPine(on, 8, 31));
	const [palmTop, palmFoot] = tall((on) => drawPalm(on, 8, 31));
	const bush = (on: Pixmap): void => standing(on, (layer) => ball(layer, 8, 9, 6, 5, ramps.leaf, 0.5, 8), [8, 13, 6.5, 2]);
	const at = (picture: Pixmap, x: number, y: number): Pixmap => tile((on) => stamp(on, picture, x, y));
	const pictures: Record<PropName, Pixmap> = {
		oakTop,
		oakFoot,
		pineTop,
		pineFoot,
		palmTop,
		palmFoot,
		bush: tile(bush),
		berries: tile((on) => {
			bush(on);
			for (const [x, y] of [
				[5, 7],
				[9, 6],
				[11, 9],
				[7, 10],
				[4, 11],
			] as const) {
				dot(on, x, y, 'redLight');
				dot(on, x, y + 1, 'redDark');
			}
		}),
		rock: tile((on) => standing(on, (layer) => ball(layer, 8, 10, 4.5, 3.5, ramps.stone, 0.2, 2), [9, 13, 5, 1.5])),
		boulder: tile((on) =>
			standing(
				on,
				(layer) => {
					ball(layer, 7, 8, 6, 5.6, ramps.stone, 0.2, 5);
					ball(layer, 11, 11, 3.4, 3, ramps.stone, 0.2, 6);
				},
				[9, 13, 6.5, 2],
			),
		),
		flowersRed: at(plants.flowersRed, 0, 2),
		flowersBlue: at(plants.flowersBlue, 0, 2),
		tallGrass: at(plants.grass, 0, 2),
		reeds: at(plants.reeds, 0, 3),
		lilies: at(plants.lilies, 0, 3),
		stump: tile((on) =>
			standing(
				on,
				(layer) => {
					box(layer, 4, 7, 8, 6, 'wood');
					box(layer, 10, 7, 2, 6, 'woodDark');
					ball(layer, 8, 7, 4, 2, ['wood', 'woodLight', 'woodLight', 'plasterShade']);
					dot(layer, 8, 7, 'wood');
				},
				[8, 13, 6, 2],
			),
		),
		mushrooms: at(plants.mushrooms, 0, 6),
		bridgeAcross: tile((on) => planks(on, true)),
		bridgeDown: tile((on) => planks(on, false)),
		barrel: tile(barrel),
		crate: tile(crate),
		hay: tile((on) =>
			standing(
				on,
				(layer) => {
					box(layer, 1, 4, 14, 9, 'wheat');
					for (let x = 1; x < 15; x++)
						for (let y = 4; y < 13; y++) if (hash(x, y, 6) < 0.3) dot(layer, x, y, y < 8 ? 'wheatLight' : 'goldDark');
					box(layer, 4, 4, 1, 9, 'woodDark');
					box(layer, 11, 4, 1, 9, 'woodDark');
				},
				[9, 13, 7, 2],
			),
		),
		pumpkin: tile((on) =>
			standing(
				on,
				(layer) => {
					ball(layer, 5, 10, 3, 3.4, ramps.pumpkin);
					ball(layer, 11, 10, 3, 3.4, ramps.pumpkin);
					ball(layer, 8, 10, 3, 3.8, ramps.pumpkin);
					box(layer, 8, 5, 1, 2, 'leafDark');
				},
				[8, 13, 6, 2],
			),
		),
		cabbage: tile((on) => {
			for (const y of [0, 8]) for (const x of [1, 9]) stamp(on, plants.cabbage, x, y);
		}),
		fenceAcross: tile((on) => fence(on, true, false)),
		fenceDown: tile((on) => fence(on, false, true)),
		fenceCorner: tile((on) => fence(on, true, true)),
		starfish: at(plants.starfish, 4, 5),
		driftwood: tile((on) =>
			standing(
				on,
				(layer) => {
					line(layer, 2, 11, 13, 8, 'woodLight');
					line(layer, 2, 12, 13, 9, 'wood');
					line(layer, 9, 8, 11, 5, 'woodLight');
				},
				[8, 12, 6, 1.5],
			),
		),
		lantern: tile(lantern),
		haystack: tile((on) => standing(on, (layer) => ball(layer, 8, 9, 6.4, 6, ramps.wheat, 0.4, 4), [9, 14, 7, 2])),
		cairn: tile((on) =>
			standing(
				on,
				(layer) => {
					ball(layer, 8, 12, 5, 2.4, ramps.stone);
					ball(layer, 8, 8, 3.6, 2.2, ramps.stone);
					ball(layer, 8, 4, 2.4, 2, ramps.stone);
				},
				[9, 14, 6, 1.5],
			),
		),
	};
	return propNames.map((name) => pictures[name]);
}
