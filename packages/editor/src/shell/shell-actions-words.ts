/** The words of the actions of the page itself. */
export const shellActionsWords = {
	clearView: 'Clear View',
	fullScreen: 'Full Screen',
	resetLayout: 'Reset to Default Layout',
	nextPart: 'Go to Next Part of the Page',
	previousPart: 'Go to Previous Part of the Page',
};
