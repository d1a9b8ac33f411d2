import {
	FLIP_DIAGONAL,
	FLIP_X,
	FLIP_Y,
	flipped,
	group,
	Ids,
	imageLayer,
	instance,
	mapDocument,
	objectLayer,
	properties,
	shape,
	tileLayer,
} from './build.ts';
import { everyProperty, HEIGHT, legend, only, things, WIDTH } from './cellar-plan.ts';
import type { JsonObject } from './json.ts';
import { hash } from './noise.ts';
import { dungeonTile, villageIds } from './tilesets-more.ts';

const VILLAGE = 25;
const TREASURE = 41;

export function everythingMap(treasure: JsonObject): JsonObject {
	const ids = new Ids();
	const floor = only((letter, x, y) => {
		if (letter === '#' || letter === 'W' || letter === 'A' || letter === 'D') return 0;
		const name = legend[letter] ?? (hash(x, y, 3) < 0.12 ? 'floorWorn' : 'floor');
		return 1 + dungeonTile(name === 'rug' ? 'floor' : name);
	});
	const walls = only((letter) => ('#WAD'.includes(letter) ? 1 + dungeonTile(legend[letter] ?? 'wall') : 0));
	const rug = only((letter) => (letter === 'r' ? 1 + dungeonTile('rug') : 0));
	const tile = (name: string, gid: number, x: number, y: number, width: number, height: number, more: JsonObject = {}): JsonObject =>
		shape(ids.object(), name, '', x, y, { gid, width, height, ...more });
	const layers = [
		group(
			ids,
			'Room',
			() => [
				tileLayer(ids, 'Floor (zlib)', floor, {}, 'zlib'),
				tileLayer(ids, 'Walls (gzip)', walls, { class: 'Terrain', locked: true }, 'gzip'),
				tileLayer(ids, 'Rug (zstd)', rug, { tintcolor: '#ffd0b0' }, 'zstd'),
				group(
					ids,
					'Furniture',
					() => [
						tileLayer(ids, 'Standing (plain base64)', things('standing'), {}, ''),
						tileLayer(ids, 'Hanging (array)', things('hanging'), { offsetx: 0, offsety: -4 }),
					],
					{ opacity: 0.9, tintcolor: '#fff4e0' },
				),
			],
			{ class: 'Ambience', offsetx: 8, offsety: 4, ...properties({ echo: 0.6 }) },
		),
		imageLayer(
			ids,
			'Torchlight',
			{ image: '../art/glow.png', imagewidth: 64, imageheight: 64 },
			{ mode: 'add', opacity: 0.35, offsetx: 64, offsety: 24, repeatx: true },
		),
		imageLayer(
			ids,
			'Moon',
			{ image: '../art/moon.png', imagewidth: 48, imageheight: 48, transparentcolor: '#ff00ff' },
			{ mode: 'screen', offsetx: 560, offsety: 320, opacity: 0.8, parallaxx: 0.5, parallaxy: 0.75 },
		),
		objectLayer(
			ids,
			'Shapes',
			[
				shape(ids.object(), 'rectangle', 'Region', 40, 80, { width: 96, height: 48, ...everyProperty(2, 9) }),
				shape(ids.object(), 'ellipse', 'Region', 176, 80, { width: 80, height: 48, ellipse: true, rotation: 15 }),
				shape(ids.object(), 'capsule', 'Region', 430, 96, { width: 96, height: 32, capsule: true, opacity: 0.75, rotation: -20 }),
				shape(ids.object(), 'point', 'Spawn', 320, 220, { point: true }),
				shape(ids.object(), 'polygon', 'Region', 480, 180, {
					polygon: [
						{ x: 0, y: 0 },
						{ x: 48, y: -24 },
						{ x: 80, y: 8.5 },
						{ x: 32, y: 40 },
					],
				}),
				shape(ids.object(), 'polyline', 'Route', 150, 232, {
					polyline: [
						{ x: 0, y: 0 },
						{ x: 64, y: -16 },
						{ x: 96, y: 8 },
						{ x: 160, y: -4 },
					],
				}),
				shape(ids.object(), 'hidden', '', 600, 440, { width: 24, height: 24, visible: false }),
			],
			{ class: 'Ambience', color: '#c06a4a8c', draworder: 'index', opacity: 0.95 },
		),
		objectLayer(
			ids,
			'Tile objects',
			[
				tile('Ines', VILLAGE + villageIds.keeperFront, 320, 208, 32, 48, { type: 'Person', ...properties({ home: ['object', 4] }) }),
				tile('mirrored', flipped(VILLAGE + villageIds.chest, FLIP_X), 96, 240, 32, 32),
				tile('upside down', flipped(VILLAGE + villageIds.signpost, FLIP_Y), 160, 416, 32, 32),
				tile('turned', flipped(TREASURE + 4, FLIP_X, FLIP_DIAGONAL), 240, 416, 32, 32),
				tile('rotated and stretched', VILLAGE + villageIds.chestOpen, 460, 416, 48, 32, { rotation: 30, opacity: 0.8 }),
				tile('coin', TREASURE, 256, 176, 16, 16, { type: 'Coin' }),
				instance(ids.object(), '../templates/chest.tj', 560, 240),
				instance(ids.object(), '../templates/chest.tj', 590, 240, {
					name: 'the heavy one',
					rotation: 10,
					width: 32,
					height: 32,
					visible: true,
					...properties({ gold: 200, key: ['object', 9] }),
				}),
				instance(ids.object(), '../templates/spawn.tj', 368, 400),
			],
			{ mode: 'hard-light', tintcolor: '#fff0d8' },
		),
		imageLayer(ids, 'Notice', { image: '../art/banner.png', imagewidth: 160, imageheight: 32 }, { offsetx: 32, offsety: 336 }),
		objectLayer(ids, 'Words', [
			shape(ids.object(), 'every field', 'Signpost', 224, 16, {
				width: 208,
				height: 40,
				text: {
					text: 'The cellar of the Lost Anchor',
					fontfamily: 'serif',
					pixelsize: 15,
					wrap: true,
					color: '#ffea94',
					bold: true,
					italic: true,
					underline: true,
					strikeout: true,
					kerning: false,
					halign: 'center',
					valign: 'bottom',
				},
			}),
			shape(ids.object(), 'defaults', 'Signpost', 50, 342, { width: 130, height: 20, text: { text: 'Mind the grate' } }),
			shape(ids.object(), 'justified', 'Signpost', 430, 330, {
				width: 120,
				height: 60,
				rotation: -4,
				text: {
					text: 'Whoever finds the key may keep what it opens',
					wrap: true,
					pixelsize: 12,
					color: '#c0fbf8ec',
					halign: 'justify',
					valign: 'center',
				},
			}),
			instance(ids.object(), '../templates/signpost.tj', 230, 330, {
				rotation: 5,
				text: { text: 'Up to the inn', pixelsize: 12, color: '#ffea94', halign: 'right', italic: true },
			}),
		]),
		group(
			ids,
			'Blend modes',
			() =>
				(['multiply', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'soft-light', 'difference', 'exclusion'] as const).map(
					(mode, n) =>
						imageLayer(
							ids,
							mode,
							{ image: '../art/glow.png', imagewidth: 64, imageheight: 64 },
							{ mode, offsetx: 32 + n * 66, offsety: 400, opacity: 0.5 },
						),
				),
			{ visible: false },
		),
		imageLayer(
			ids,
			'Draught',
			{ image: '../art/clouds.png', imagewidth: 192, imageheight: 128 },
			{ opacity: 0.15, parallaxx: 1.5, repeatx: true, repeaty: true, tintcolor: '#80a07cc0', ...properties({ speed: 0.3 }) },
		),
		imageLayer(ids, 'No picture yet', { image: '' }, { visible: false }),
	];
	return mapDocument(
		ids,
		{ orientation: 'orthogonal', width: WIDTH, height: HEIGHT, tilewidth: 32, tileheight: 32 },
		[
			{ firstgid: 1, source: '../tilesets/dungeon.tsj' },
			{ firstgid: VILLAGE, source: '../tilesets/village.tsj' },
			{ firstgid: TREASURE, ...treasure },
		],
		layers,
		{
			backgroundcolor: '#ff171a2e',
			class: 'Region',
			compressionlevel: 9,
			editorsettings: { chunksize: { height: 32, width: 32 } },
			parallaxoriginx: 320,
			parallaxoriginy: 240.5,
			renderorder: 'left-up',
			...properties({ title: 'The Cellar', music: ['file', ''], weather: ['int', 0, 'Weather'] }),
		},
	);
}
