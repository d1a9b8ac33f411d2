/** The words of the tabs of documents. */
export const documentTabs = {
	readOnly: 'read-only',
	/** Of unsaved changes from last time. */
	takenElsewhere: 'Another tab of the browser has restored or discarded them.',
};
