/** The words of the actions that change the size of a map, or move its content. */
export const mapSizeWords = {
	resize: 'Resize Map…',
	offsetMap: 'Offset Map…',
	makingInfinite: 'Making the map infinite…',
	makingFinite: 'Making the map finite…',
	offsetting: 'Moving the content of the map…',
	infinite: 'Infinite Map',
	goToTile: 'Go to Tile…',
};
