/** The words of the clipboard of the system. */
export const clipboardWords = {
	onlyHere: 'Copied. You can paste it only in this editor: the browser does not let this page write to the clipboard.',
	ownOnly: 'Pasted what was copied in this editor: the browser does not let this page read the clipboard.',
	refused: 'The browser does not let this page use the clipboard. Allow it in the settings of the site.',
};
