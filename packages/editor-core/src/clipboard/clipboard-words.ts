/** The words of the clipboard of the system. */
export const clipboardWords = {
	onlyHere: 'Copied. The browser does not let this page write the clipboard, so it can be pasted in this editor only.',
	ownOnly: 'Pasted what was copied in this editor: the browser does not let this page read the clipboard.',
	refused: 'The browser does not let this page use the clipboard. Allow it in the settings of the site.',
};
