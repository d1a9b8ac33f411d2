/** The words of the frame around maps and panels. */
export const shellWords = {
	name: 'tilewright',
	workspace: 'Maps and panels',
	start: 'Start',
	startText: 'Open a map, or begin a new one.',
	startNew: 'Choose its orientation and size.',
	startTileset: 'Cut an image into tiles.',
	startOpen: 'A map in JSON or XML.',
	startFolder: 'Work on all maps of a project.',
	startRecent: 'Recent Files',
	startHere: (folder: string) => `In ${folder}`,
	startAll: (count: number) => `All ${count} files…`,
	startExample: 'A small island to try everything on.',
};
