/** The words of the command palette and of Go to File. */
export const findWords = {
	actionPlaceholder: 'Type what you want to do',
	noAction: 'No action matches these words. Actions that are not available now are left out.',
	filePlaceholder: 'Type parts of a file name',
	noFiles: 'There are no documents here. Open a folder first.',
	noFile: 'No file matches these words.',
	searchActions: 'Search Actions',
	goToFile: 'Open File in Project',
};
