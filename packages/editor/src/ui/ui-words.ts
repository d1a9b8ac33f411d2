/** The words of dialogs, menus and fields in general. */
export const uiWords = {
	ok: 'OK',
	cancel: 'Cancel',
	close: 'Close',
	pickColor: 'Pick a color',
	noColor: 'None',
	alpha: 'Opacity of the color',
	clearColor: 'Remove the color',
	details: 'Details',
	name: 'Name of the layer',
	tiles: 'tiles',
	pixels: 'px',
	more: (count: number) => `… and ${count} more`,
};
