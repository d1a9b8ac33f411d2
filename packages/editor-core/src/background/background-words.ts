/** The words of work that is done in the background. */
export const backgroundWords = {
	partMissing:
		'A part of the editor could not be loaded. Check the connection and reload the page; unsaved changes are kept and offered again.',
};
