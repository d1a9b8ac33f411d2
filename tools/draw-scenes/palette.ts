/** The palette of the art in `examples` and of the pictures of scenes, as `#RRGGBB` or `#RRGGBBAA`. */
const colors = {
	clear: '#00000000',
	shadow: '#1d1b2655',
	ink: '#1d1b26',
	white: '#fbf8ec',
	grassDeep: '#2f6b3c',
	grassDark: '#4a8a41',
	grass: '#63a44a',
	grassLight: '#7fb956',
	grassPale: '#a6d06c',
	sandDark: '#c49c62',
	sand: '#e2c283',
	sandLight: '#f0d9a0',
	waterDeep: '#2a5a96',
	water: '#3571ae',
	waterLight: '#4b8cc4',
	shallow: '#74bcd4',
	foam: '#dff3ee',
	pathDark: '#8a6f51',
	path: '#b4966c',
	pathLight: '#cdb187',
	soilDark: '#553a2c',
	soil: '#70503a',
	soilLight: '#8b6849',
	wheat: '#d8b14a',
	wheatLight: '#f0d67a',
	woodDark: '#4b3024',
	wood: '#7b5136',
	woodLight: '#a8784d',
	redDark: '#85303a',
	red: '#b8453f',
	redLight: '#dc7253',
	blueDark: '#313f70',
	blue: '#47619c',
	blueLight: '#6f90c6',
	plaster: '#ece2ca',
	plasterShade: '#c9b898',
	stoneDark: '#474a57',
	stone: '#6b707f',
	stoneLight: '#949ba6',
	stonePale: '#c2c8cc',
	leafDeep: '#1e4535',
	leafDark: '#2b6140',
	leaf: '#3d7f47',
	leafLight: '#62a151',
	skin: '#e9b98e',
	skinShade: '#c68c63',
	gold: '#f2c12e',
	goldDark: '#b57c28',
	goldLight: '#ffea94',
	violet: '#6a4a8c',
	violetLight: '#a07cc0',
	pink: '#e58fa0',
	night: '#171a2e',
	nightLight: '#262b48',
	key: '#ff00ff',
	cloud: '#ffffffb0',
	cloudShade: '#c9d6e8a0',
	snow: '#eef4f8',
	glass: '#8fd0dc',
	flame: '#ff8c3a',
	violetDark: '#4a3168',
} as const;

export type Color = keyof typeof colors;

const colorNames = Object.keys(colors) as Color[];

export const indexOfColor = Object.fromEntries(colorNames.map((name, index) => [name, index])) as Record<Color, number>;

/** Red, green, blue and alpha of each palette entry, in order. */
export const rgba: readonly (readonly [number, number, number, number])[] = colorNames.map((name) => {
	const hex = colors[name];
	const byte = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
	return [byte(1), byte(3), byte(5), hex.length > 7 ? byte(7) : 255];
});
