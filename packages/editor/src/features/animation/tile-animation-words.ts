/** The words of the panel Tile Animation that are needed before it is shown. */
export const tileAnimationWords = {
	title: 'Tile Animation',
	noTileset: 'Animations belong to tilesets. Open one.',
};
