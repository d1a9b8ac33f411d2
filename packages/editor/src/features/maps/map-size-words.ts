/** The words of the actions that change the size of a map, or move what is in it. */
export const mapSizeWords = {
	resize: 'Resize Map…',
	offsetMap: 'Offset Map…',
	makingInfinite: 'Making the map infinite…',
	makingFinite: 'Making the map finite…',
	offsetting: 'Moving what is in the map…',
	infinite: 'Infinite Map',
	goToTile: 'Go to Tile…',
};
