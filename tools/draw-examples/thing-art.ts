import type { Color } from './palette.ts';
import { box, dot, letters, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';
import { ball, groundShadow, ramps } from './shapes.ts';

function finished(width: number, height: number, draw: (on: Pixmap) => void, shadow: readonly [number, number, number, number]): Pixmap {
	const body = pixmap(width, height);
	draw(body);
	outline(body);
	const picture = pixmap(width, height);
	groundShadow(picture, ...shadow);
	stamp(picture, body, 0, 0);
	return picture;
}

export function chest(open: boolean): Pixmap {
	return finished(
		16,
		16,
		(on) => {
			box(on, 2, 7, 12, 7, 'wood');
			box(on, 2, 12, 12, 2, 'woodDark');
			if (open) {
				box(on, 2, 2, 12, 3, 'woodDark');
				box(on, 3, 5, 10, 3, 'ink');
				for (const [x, y] of [
					[4, 6],
					[6, 5],
					[8, 6],
					[10, 5],
					[11, 7],
					[5, 7],
					[7, 7],
					[9, 7],
				] as const)
					dot(on, x, y, 'gold');
				dot(on, 6, 6, 'goldLight');
				dot(on, 10, 6, 'goldLight');
			} else {
				box(on, 2, 4, 12, 4, 'woodLight');
				box(on, 3, 3, 10, 1, 'woodLight');
				box(on, 2, 7, 12, 1, 'woodDark');
			}
			for (const x of [3, 12]) box(on, x, open ? 8 : 4, 1, open ? 6 : 10, 'goldDark');
			box(on, 7, 8, 2, 3, 'gold');
			dot(on, 7, 8, 'goldLight');
		},
		[8.5, 14, 7, 2],
	);
}

export function signpost(): Pixmap {
	return finished(
		16,
		16,
		(on) => {
			box(on, 7, 3, 2, 12, 'wood');
			box(on, 2, 3, 11, 6, 'woodLight');
			dot(on, 13, 5, 'woodLight');
			box(on, 13, 4, 1, 4, 'woodLight');
			box(on, 2, 8, 12, 1, 'wood');
			box(on, 4, 5, 7, 1, 'woodDark');
			box(on, 4, 7, 5, 1, 'woodDark');
		},
		[9, 14, 4, 1.5],
	);
}

export function boat(): Pixmap {
	return finished(
		48,
		48,
		(on) => {
			for (let y = 0; y < 9; y++) box(on, 5 + y, 34 + y, 38 - y * 2, 1, y === 0 ? 'woodLight' : y % 3 === 2 ? 'woodDark' : 'wood');
			box(on, 23, 4, 2, 30, 'woodDark');
			for (let y = 0; y < 25; y++) {
				const width = Math.round(17 * Math.sin((y / 25) * 2.2 + 0.5));
				box(on, 26, 6 + y, Math.max(width, 1), 1, y % 8 > 5 ? 'red' : 'plaster');
				dot(on, 26 + width - 1, 6 + y, y % 8 > 5 ? 'redDark' : 'plasterShade');
				box(on, 22 - Math.round(y * 0.55), 6 + y, Math.round(y * 0.55), 1, y > 18 ? 'plasterShade' : 'white');
			}
			box(on, 25, 2, 6, 3, 'blueLight');
		},
		[24, 43, 20, 3],
	);
}

const legend: Readonly<Record<string, Color>> = {
	h: 'soilDark',
	H: 'soil',
	s: 'skin',
	S: 'skinShade',
	e: 'ink',
	r: 'red',
	R: 'redDark',
	l: 'redLight',
	b: 'blue',
	B: 'blueDark',
	g: 'goldDark',
	w: 'plaster',
	k: 'woodDark',
};

const front = [
	'                ',
	'                ',
	'                ',
	'     hhhhhh     ',
	'    hHHHHHHh    ',
	'    hHHHHHHh    ',
	'    hHssssHh    ',
	'    hsssssSh    ',
	'    sesssseS    ',
	'    sesssseS    ',
	'     sssssS     ',
	'      ssSS      ',
	'    rrrwwrrr    ',
	'   rlrrwwrrRr   ',
	'   rlrrrrrrRR   ',
	'   srrrrrrrRS   ',
	'   sgggggggkS   ',
	'    rrrrrrRR    ',
	'    bbbBbbbB    ',
	'    bbb  bbB    ',
	'    bbb  bbB    ',
	'    kkk  kkk    ',
	'                ',
];

const back = front.map((row, y) =>
	y >= 6 && y <= 10
		? '    hHHHHHHh    '
		: y === 11
			? '      hhhh      '
			: y === 12
				? '    rrrrrrrr    '
				: y === 13
					? '   rlrrrrrrRr   '
					: row,
);

const side = [
	'                ',
	'                ',
	'                ',
	'     hhhhhh     ',
	'    hHHHHHHh    ',
	'    hHHHHHHh    ',
	'    hHHHssss    ',
	'    hHHsssss    ',
	'    hHHssess    ',
	'     hHssess    ',
	'      ssssS     ',
	'      ssSS      ',
	'     rrrrww     ',
	'     rlrrrr     ',
	'     rlrrrR     ',
	'     rRssrR     ',
	'     ggSSgk     ',
	'     rrrrRR     ',
	'     bbbbBB     ',
	'     bbb bB     ',
	'     bbb bB     ',
	'     kkk kkk    ',
	'                ',
];

/** The keeper of the lighthouse: front, left, right and back, in one picture. */
export function keeper(): Pixmap {
	const strip = pixmap(64, 24);
	views().forEach((rows, view) => void stamp(strip, figure(rows, legend), view * 16, 0));
	return strip;
}

/** The hero of the games: the same views, standing, then with the left foot before, then with the right. */
export function hero(): Pixmap {
	const strip = pixmap(64, 72);
	const dressed: typeof legend = {
		...legend,
		h: 'woodDark',
		H: 'wood',
		r: 'blue',
		R: 'blueDark',
		l: 'blueLight',
		b: 'path',
		B: 'pathDark',
	};
	for (const step of [0, 1, 2]) views(step).forEach((rows, view) => void stamp(strip, figure(rows, dressed), view * 16, step * 24));
	return strip;
}

const figure = (rows: readonly string[], colors: typeof legend): Pixmap =>
	finished(16, 24, (on) => stamp(on, letters(rows, colors), 0, 0), [8, 22, 5, 2]);

/** A person from the front, the left, the right and the back: standing, or with a foot before. */
function views(step = 0): readonly (readonly string[])[] {
	const walking = (rows: readonly string[], feet: readonly string[]): readonly string[] =>
		step === 0 ? rows : [...rows.slice(0, 19), ...feet, ...rows.slice(22)];
	const mirrored = (rows: readonly string[]): readonly string[] => rows.map((row) => [...row.padEnd(16)].reverse().join(''));
	const raised = ['    bbb  bbB    ', '    kkk  bbB    ', '         kkk    '];
	const feet = step === 1 ? raised : mirrored(raised);
	const striding =
		step === 1
			? ['    bbbbBBB     ', '    bbb  bBB    ', '   kkk   kkk    ']
			: ['     bbbBB      ', '     bbbB       ', '     kkkk       '];
	const right = walking(side, striding);
	return [walking(front, feet), mirrored(right), right, walking(back, mirrored(feet))];
}

/** Four frames of a turning coin, then three gems. */
export function treasure(): Pixmap {
	const strip = pixmap(16 * 7, 16);
	[5, 3.4, 1, 3.4].forEach((half, frameIndex) => {
		const coin = finished(
			16,
			16,
			(on) => {
				ball(on, 8, 8, half, 5, ramps.gold);
				if (half > 2) box(on, 7, 6, half > 4 ? 2 : 1, 4, frameIndex === 3 ? 'goldLight' : 'goldDark');
			},
			[8, 14, half, 1.5],
		);
		stamp(strip, coin, frameIndex * 16, 0);
	});
	const gems: [Color, Color, Color][] = [
		['redDark', 'red', 'pink'],
		['blueDark', 'blueLight', 'glass'],
		['leafDark', 'leafLight', 'grassPale'],
	];
	gems.forEach(([dark, mid, light], gem) => {
		const picture = finished(
			16,
			16,
			(on) => {
				for (let y = 0; y < 9; y++) {
					const half = y < 3 ? 3 + y : Math.max(8 - y, 0);
					for (let x = -half; x < half; x++)
						dot(on, 8 + x, 3 + y, y < 3 ? (x < 0 ? light : mid) : x < -half / 3 ? mid : x < half / 3 ? light : dark);
				}
				dot(on, 6, 4, 'white');
			},
			[8, 13, 4, 1.5],
		);
		stamp(strip, picture, (4 + gem) * 16, 0);
	});
	return strip;
}
