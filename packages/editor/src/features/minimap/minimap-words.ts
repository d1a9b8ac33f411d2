/** The words of the minimap panel. */
export const minimapWords = {
	title: 'Minimap',
	describe: 'The whole map. Click to show a place.',
};
