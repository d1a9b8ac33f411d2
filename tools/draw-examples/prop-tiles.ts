import { hash } from './noise.ts';
import { ball, groundShadow, ramps } from './shapes.ts';
import { box, crop, dot, letters, line, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { TILE } from './terrain-sheet.ts';

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

/** Puts a picture with a dark outline over a shadow. */
function standing(on: Pixmap, body: (on: Pixmap) => void, shadow?: readonly [number, number, number, number]): void {
	if (shadow) groundShadow(on, ...shadow);
	const layer = pixmap(on.width, on.height);
	body(layer);
	outline(layer);
	stamp(on, layer, 0, 0);
}

export function drawOak(on: Pixmap, cx: number, foot: number, seed = 3): void {
	standing(
		on,
		(layer) => {
			box(layer, cx - 2, foot - 9, 4, 8, 'wood');
			box(layer, cx - 2, foot - 9, 1, 8, 'woodLight');
			box(layer, cx + 1, foot - 9, 1, 8, 'woodDark');
			ball(layer, cx, foot - 17, 6.6, 8.6, ramps.leaf, 0.5, seed);
			ball(layer, cx - 2, foot - 20, 4, 4, ramps.leaf, 0.4, seed + 1);
		},
		[cx, foot - 2, 6.5, 3],
	);
}

export function drawPine(on: Pixmap, cx: number, foot: number): void {
	standing(
		on,
		(layer) => {
			box(layer, cx - 1, foot - 5, 3, 4, 'wood');
			for (let y = 0; y < 23; y++) {
				const step = y % 7;
				const half = Math.round(1.2 + (y / 23) * 3 + step * 0.45);
				for (let x = -half; x <= half; x++) {
					const light = x < -half * 0.25 ? 'leaf' : x > half * 0.4 ? 'leafDeep' : 'leafDark';
					const snowOfLight = step < 2 && x <= 0 && hash(x, y, 4) < 0.5;
					dot(layer, cx + x, foot - 27 + y, snowOfLight ? 'leafLight' : step === 6 ? 'leafDeep' : light);
				}
			}
		},
		[cx, foot - 2, 5.5, 2.5],
	);
}

export function drawPalm(on: Pixmap, cx: number, foot: number): void {
	standing(
		on,
		(layer) => {
			for (let y = 0; y < 19; y++) {
				const x = cx - 2 + Math.round(Math.sin(y / 8) * 2.4);
				box(layer, x, foot - 2 - y, 2, 1, y % 3 === 0 ? 'wood' : 'woodLight');
			}
			const leaves: [number, number][] = [
				[-6, 0],
				[-5, 5],
				[6, 0],
				[5, 5],
				[-3, -4],
				[4, -4],
				[0, 4],
			];
			for (const [dx, dy] of leaves) {
				const tx = cx + dx;
				const ty = foot - 21 + dy;
				line(layer, cx, foot - 22, tx, ty, 'leafDark');
				line(layer, cx, foot - 23, tx, ty - 1, dx < 0 ? 'leafLight' : 'leaf');
			}
			box(layer, cx, foot - 20, 2, 2, 'goldDark');
		},
		[cx, foot - 2, 5, 2],
	);
}

const plants = {
	flowersRed: letters(
		[
			'                ',
			'   r       r    ',
			'  rgr     rgr   ',
			'   r   w   r    ',
			'   d  wgw  d    ',
			'       w        ',
			'    r  d    w   ',
			'   rgr     wgw  ',
			'    r   r   w   ',
			'    d  rgr  d   ',
			'        r       ',
			'        d       ',
		],
		{ r: 'redLight', g: 'gold', w: 'white', d: 'grassDeep' },
	),
	flowersBlue: letters(
		[
			'                ',
			'    v     b     ',
			'   vgv   bgb    ',
			'    v     b     ',
			'  b d  v  d     ',
			' bgb  vgv       ',
			'  b    v    v   ',
			'  d    d   vgv  ',
			'     b      v   ',
			'    bgb     d   ',
			'     b          ',
			'     d          ',
		],
		{ v: 'violetLight', b: 'blueLight', g: 'goldLight', d: 'grassDeep' },
	),
	grass: letters(
		[
			'                ',
			'   l            ',
			'   l  l     l   ',
			'  dl l   l  l l ',
			'  dlld   l ddl  ',
			'   dl   dl dl   ',
			'   d  l  dld    ',
			' l   l l  d  l  ',
			' dl  lll     dl ',
			'  l dlld   l  l ',
			'  dldld    dl d ',
			'    dd      d   ',
		],
		{ l: 'grassPale', d: 'grassDeep' },
	),
	reeds: letters(
		[
			'   n        n   ',
			'   n   n    n   ',
			'   n   n   ln   ',
			'  ll   n   ll n ',
			'  ll  ll   l  n ',
			'  ld  ll  dl  n ',
			'  ld  ld  dl ll ',
			'  ld dld  dl ll ',
			'  lddld   dd ld ',
			'   dd d   d  d  ',
			'  ssssssssssss  ',
		],
		{ n: 'wood', l: 'grassPale', d: 'grassDeep', s: 'shallow' },
	),
	lilies: letters(
		[
			'                ',
			'   llll         ',
			'  lllddl        ',
			'  ll   l  pp    ',
			'  llll l pwwp   ',
			'   llll   pp    ',
			'         llll   ',
			'   lll  lllldl  ',
			'  ll dl ll   l  ',
			'  llll   llll   ',
		],
		{ l: 'leafLight', d: 'leaf', p: 'pink', w: 'white' },
	),
	mushrooms: letters(
		[
			'     rrr        ',
			'    rwrrr       ',
			'   rrrrwrr      ',
			'   dddpddd  rr  ',
			'      p    rwrr ',
			'     pp    ddpd ',
			'     pp     pp  ',
			'    kkkk   kkkk ',
		],
		{ r: 'red', w: 'white', d: 'redDark', p: 'plaster', k: 'shadow' },
	),
	cabbage: letters(['      ', ' llgg ', 'lglggd', 'glpplg', 'glplgd', 'dgggdd', ' dddd '], {
		l: 'grassPale',
		p: 'grassPale',
		g: 'grassLight',
		d: 'grassDeep',
	}),
	starfish: letters(['    r    ', '   rlr   ', 'rrrlrlrrr', ' rlrrrlr ', '  rrrrr  ', ' rrr rrr ', ' rr   rr '], {
		r: 'redLight',
		l: 'flame',
	}),
};

function barrel(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			for (let y = 2; y < 14; y++) {
				const half = y < 4 || y > 12 ? 4 : 5;
				for (let x = -half; x < half; x++) dot(layer, 8 + x, y, x < -2 ? 'woodLight' : x > 2 ? 'woodDark' : 'wood');
			}
			box(layer, 3, 5, 10, 1, 'stoneLight');
			box(layer, 3, 10, 10, 1, 'stone');
			box(layer, 5, 2, 6, 1, 'soilLight');
		},
		[9, 13, 6, 2],
	);
}

export function crate(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			box(layer, 2, 2, 12, 12, 'wood');
			for (let y = 3; y < 14; y += 3) box(layer, 3, y, 10, 2, 'woodLight');
			line(layer, 4, 12, 11, 5, 'wood');
			line(layer, 4, 11, 10, 5, 'woodDark');
			box(layer, 2, 2, 1, 12, 'woodDark');
			box(layer, 13, 2, 1, 12, 'woodDark');
		},
		[9, 13, 7, 2],
	);
}

function fence(on: Pixmap, across: boolean, down: boolean): void {
	standing(on, (layer) => {
		if (across) {
			for (const y of [5, 9]) {
				box(layer, 0, y, TILE, 2, 'wood');
				box(layer, 0, y, TILE, 1, 'woodLight');
			}
		}
		if (down) box(layer, 7, across ? 8 : 0, 2, TILE, 'wood');
		for (const x of across ? [2, 12] : [7]) {
			box(layer, x, 3, 2, 10, 'woodLight');
			box(layer, x + 1, 4, 1, 9, 'woodDark');
		}
	});
}

function planks(on: Pixmap, across: boolean): void {
	for (let y = 0; y < TILE; y++) {
		for (let x = 0; x < TILE; x++) {
			const along = across ? x : y;
			const over = across ? y : x;
			if (over < 2 || over > 13) continue;
			const edge = over === 2 || over === 13;
			dot(on, x, y, edge ? 'woodDark' : along % 4 === 3 ? 'woodDark' : hash(along >> 2, over, 2) < 0.2 ? 'wood' : 'woodLight');
		}
	}
}

function lantern(on: Pixmap): void {
	standing(
		on,
		(layer) => {
			box(layer, 7, 6, 2, 9, 'stoneDark');
			box(layer, 5, 2, 6, 5, 'gold');
			box(layer, 6, 3, 3, 2, 'goldLight');
			box(layer, 5, 1, 6, 1, 'stone');
			box(layer, 7, 0, 2, 1, 'stone');
		},
		[8, 14, 4, 1.5],
	);
}

/** The two rows of things on the terrain sheet: 16 names, then the 16 below them. */
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
		cabbage: tile((on) =>
			[
				[1, 1],
				[9, 1],
				[1, 9],
				[9, 9],
			].forEach(([x = 0, y = 0]) => stamp(on, plants.cabbage, x, y - 1)),
		),
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
