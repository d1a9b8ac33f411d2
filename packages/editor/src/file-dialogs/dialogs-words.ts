/** The words that several dialogs have. */
export const dialogsWords = {
	filter: 'Filter',
	noFiles: 'No such files.',
};
