/** The words of the preferences (rules E144, E145). */
export const preferences = {
	title: 'Preferences',
	general: 'General',
	shortcuts: 'Shortcuts',
	appearance: 'Appearance',
	theme: 'Theme',
	themes: { system: 'As the computer', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
	showGrid: 'Show the grid',
	objects: 'Objects',
	snapMode: 'Snap to',
	snapModes: { none: 'Nothing', grid: 'Grid', fine: 'Fine grid', pixels: 'Pixels' },
	fineGrid: 'Fine grid',
	fineGridHint: 'The number of parts of a cell in each direction.',
	objectSelection: 'A click selects objects',
	objectSelections: { all: 'Of all layers', prefer: 'Of selected layers first', only: 'Of selected layers only' },
	selectEnclosed: 'A selection rectangle must enclose objects',
	smartGuides: 'Align moved objects with others near by',
};
