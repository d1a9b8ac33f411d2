/** The words of the actions of the page itself. */
export const shellActionsWords = {
	searchActions: 'Search Actions',
	goToFile: 'Open File in Project',
	preferences: 'Preferences',
	keyboardShortcuts: 'Keyboard Shortcuts',
	clearView: 'Clear View',
	fullScreen: 'Full Screen',
	resetLayout: 'Reset to Default Layout',
	useTheme: (theme: string) => `Theme: ${theme}`,
	nextPart: 'Go to Next Part of the Page',
	previousPart: 'Go to Previous Part of the Page',
};
