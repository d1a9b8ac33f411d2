/** The words that several dialogs have. */
export const dialogs = {
	filter: 'Filter',
	noFiles: 'No such files.',
};
