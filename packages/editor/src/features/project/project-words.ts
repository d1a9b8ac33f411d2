/** The words of the tree of files. */
export const projectWords = {
	title: 'Project',
	tree: 'Files',
	filter: 'Filter files',
	refresh: 'Look for new files',
	empty: 'There are no maps, tilesets, templates or worlds here.',
	noneFound: 'No file matches the filter.',
	unreadable: 'The files cannot be listed. Open the folder again.',
};
