/** The words of dialogs, menus and fields in general. */
export const ui = {
	ok: 'OK',
	cancel: 'Cancel',
	close: 'Close',
	pickColor: 'Pick a color',
	noColor: 'None',
	alpha: 'Opacity',
	clearColor: 'Remove the color',
	details: 'Details',
};
