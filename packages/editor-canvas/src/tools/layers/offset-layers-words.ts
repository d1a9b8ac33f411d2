/** The words of the tool that moves layers. */
export const offsetLayersWords = {
	offsetLayers: 'Offset Layers',
	offsetBy: (x: number, y: number) => `${x}, ${y} pixels`,
	allLocked: 'The selected layers are locked. Unlock one to move it.',
};
