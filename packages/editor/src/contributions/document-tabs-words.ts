/** The words of the tabs of documents. */
export const documentTabsWords = {
	readOnly: 'read-only',
	/** Of unsaved changes from last time. */
	takenElsewhere: 'Another tab of the browser has restored or discarded them.',
	unreadable: 'What they begin with cannot be read.',
	fileChanged:
		'The file is not what they begin with: it was changed since, and the browser had no time to copy it. Put the older file back, then open the editor again.',
	fileMissing: 'They begin with the file, which the browser had no time to copy. It cannot be read now.',
};
