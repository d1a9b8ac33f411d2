/** The words of the page of shortcuts, and of the dialog that changes them. */
export const shortcuts = {
	title: 'Keyboard Shortcuts',
	mouse: 'Mouse',
	/** What is pressed, and what that does (rule E152). */
	mouseUses: [
		['Wheel', 'Scroll'],
		['Ctrl+Wheel', 'Zoom at the pointer'],
		['Middle button, Space', 'Pan'],
		['Right click', 'Capture tiles, open a menu'],
		['Shift', 'Line, add to selection, square'],
		['Ctrl', 'Subtract, snap, keep proportions'],
		['Alt', 'From the center, select what is below'],
	] as const,
	filter: 'Search shortcuts',
	change: (action: string) => `Change the shortcut of ${action}`,
	press: 'Press keys…',
	none: 'None',
	remove: (action: string) => `Remove the shortcut of ${action}`,
	reset: (action: string) => `Reset the shortcut of ${action}`,
	resetAll: 'Reset All',
	export: 'Export…',
	import: 'Import…',
	conflict: (others: string) => `Also used by ${others}`,
	notAScheme: 'This file is no keyboard scheme.',
	imported: (count: number) => `${count} ${count === 1 ? 'shortcut' : 'shortcuts'} imported.`,
};
