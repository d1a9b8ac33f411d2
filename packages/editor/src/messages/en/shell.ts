/** The words of the frame around maps and panels. */
export const shell = {
	toolbar: 'Toolbar',
	tools: 'Tools',
	cell: (x: number, y: number) => `${x}, ${y}`,
	zoom: (scale: number) => `${Math.round(scale * 10000) / 100} %`,
	unsaved: 'Unsaved changes',
};
