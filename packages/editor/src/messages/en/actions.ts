/** The words of menu entries, by action. */
export const actions = {
	undo: 'Undo',
	redo: 'Redo',
	zoomIn: 'Zoom In',
	zoomOut: 'Zoom Out',
	zoomNormal: 'Normal Size',
	fitInView: 'Fit Map in View',
	showGrid: 'Show Grid',
};
