/** The words of the tabs of tilesets. */
export const tilesetTabs = {
	filter: 'Filter the tabs by name',
	filterShort: 'Filter',
	noneFound: 'No tileset fits.',
};
