/** The words of the tabs of documents. */
export const documentTabs = {
	readOnly: 'read-only',
};
