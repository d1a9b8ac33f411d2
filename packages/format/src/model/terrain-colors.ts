/** The colors that Tiled gives to new terrains and colors of Wang sets, in their order. */
export const TERRAIN_COLORS: readonly string[] = [
	'#ff0000',
	'#00ff00',
	'#0000ff',
	'#ff7700',
	'#00e9ff',
	'#ff00d8',
	'#ffff00',
	'#a000ff',
	'#00ffa1',
	'#ffa8a8',
	'#b4a8ff',
	'#96ffa7',
	'#8e7848',
	'#5a5a5a',
	'#0e7a46',
];
