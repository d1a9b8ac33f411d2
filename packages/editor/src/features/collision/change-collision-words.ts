/** The words of changes of collision shapes that few people need in a session. */
export const changeCollisionWords = {
	unknownPicture: (id: number) => `The picture of tile ${id} cannot be read, so that its pixels are not known.`,
	nothingOpaque: 'The picture has no opaque pixels.',
	replaceStep: 'Replace Collision Shapes',
	addStep: 'Add Collision Shapes',
};
