/** The words of the list of steps, and of going back and forth in it. */
export const historyWords = {
	undo: 'Undo',
	redo: 'Redo',
	history: 'History',
	opened: 'Opened',
	saved: 'Saved',
};
