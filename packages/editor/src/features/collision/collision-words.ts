/** The words of the collision shapes of tiles. */
export const collisionWords = {
	title: 'Collision Shapes',
	ofTile: (id: number) => `Collision shapes of tile ${id}`,
	heading: (id: number, count: number) => `Tile ${id}: ${count === 0 ? 'no shapes' : count === 1 ? '1 shape' : `${count} shapes`}`,
	refused: 'Collision shapes can be neither tiles nor texts.',
	/** Actions. */
	edit: 'Edit Collision Shapes',
	detect: 'Detect Bounding Box',
	replace: 'Replace Shapes of the Other Selected Tiles',
	add: 'Add Shapes to the Other Selected Tiles',
};
