/** The words of the frame around maps and panels, which the start page does not have. */
export const mapFrameWords = {
	mainTools: 'File and history',
	viewTools: 'View',
	toolOptions: 'Tool options',
	cell: (x: number, y: number) => `${x}, ${y}`,
	pixel: (x: number, y: number) => `${x}, ${y} px`,
	tile: (id: number, tileset: string, turned: boolean) => `Tile ${id}${tileset === '' ? '' : ` of ${tileset}`}${turned ? ', turned' : ''}`,
	emptyCell: 'Empty',
	findings: (errors: number, warnings: number) =>
		errors + warnings === 0
			? 'No errors or warnings'
			: `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
	zoom: (scale: number) => `${Math.round(scale * 10000) / 100} %`,
	zoomLabel: (scale: string) => `Zoom: ${scale}`,
	unsaved: 'Unsaved changes',
	unsavedTitle: (name: string) => `${name}, unsaved changes`,
	panelMenu: 'Panel menu',
	hidePanel: (title: string) => `Hide ${title}`,
	floatPanel: 'Float',
	dockPanel: 'Dock',
	maximizeGroup: 'Maximize',
	restoreGroup: 'Restore',
};
