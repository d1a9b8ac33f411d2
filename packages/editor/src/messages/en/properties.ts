/** The words of the properties panel, and of the steps that it makes (rule E131). */
export const properties = {
	title: 'Properties',
	ofMap: 'Map Properties…',
	ofLayer: 'Layer Properties…',
	/** Words of the format that are not simply capitalized. */
	words: {
		'': 'None',
		'topdown': 'Top Down',
		'index': 'Manual',
		'csv': 'CSV',
		'x': 'X',
		'y': 'Y',
		'topleft': 'Top Left',
		'topright': 'Top Right',
		'bottomleft': 'Bottom Left',
		'bottomright': 'Bottom Right',
		'tile': 'Tile Size',
		'grid': 'Map Grid Size',
		'preserve-aspect-fit': 'Preserve Aspect Ratio',
	},
};
