/** The words of the mode in which tiles of a collection are moved. */
export const rearrangingWords = {
	mode: 'Rearrange Tiles',
	step: (count: number) => (count === 1 ? 'Relocate Tile' : 'Relocate Tiles'),
};
