/** The words of the tabs of tilesets. */
export const tilesetTabsWords = {
	filter: 'Filter the tabs by name',
	filterShort: 'Filter',
	noneFound: 'No tileset matches.',
};
