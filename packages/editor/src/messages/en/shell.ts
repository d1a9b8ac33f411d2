/** The words of the frame around maps and panels. */
export const shell = {
	name: 'tilewright',
	tools: 'Tools',
	mainTools: 'File and history',
	viewTools: 'View',
	workspace: 'Maps and panels',
	opening: (name: string) => `Opening ${name}…`,
	partMissing:
		'A part of the editor could not be loaded. Check the connection and reload the page; unsaved changes are kept and offered again.',
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
	start: 'Start',
	startText: 'Open a map, or begin a new one.',
	startNew: 'Choose its orientation and size.',
	startTileset: 'Cut an image into tiles.',
	startOpen: 'A map in JSON or XML.',
	startFolder: 'Work on all maps of a project.',
	startRecent: 'Recent Files',
	startHere: (folder: string) => `In ${folder}`,
	startExample: 'A small island to try everything on.',
};
