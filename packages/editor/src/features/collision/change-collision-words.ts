/** The words of changes to collision shapes that few people make in a session. */
export const changeCollisionWords = {
	unknownPicture: (id: number) => `The picture of tile ${id} cannot be read, so its pixels are unknown.`,
	nothingOpaque: 'The picture has no opaque pixels.',
	replaceStep: 'Replace Collision Shapes',
	addStep: 'Add Collision Shapes',
};
