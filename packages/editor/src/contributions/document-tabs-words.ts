/** The words of the tabs of documents. */
export const documentTabsWords = {
	readOnly: 'read-only',
	/** Messages about unsaved changes from last time. */
	takenElsewhere: 'Another browser tab has restored or discarded them.',
	unreadable: 'The version that they are based on cannot be read.',
	fileChanged:
		'The file is no longer the version that they are based on: it has changed since, and the browser had no time to copy it. Put the older file back, then open the editor again.',
	fileMissing: 'They are based on the file, which the browser had no time to copy. The file cannot be read now.',
};
