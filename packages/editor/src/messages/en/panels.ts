/** The words of panels in general. Larger panels have files of their own. */
export const panels = {
	history: 'History',
	noMap: 'No map is open.',
	opened: 'Opened',
	saved: 'Saved',
};
