/** The words of steps and messages that documents of any kind have. */
export const sessionWords = {
	changeSelection: 'Change Selection',
	changedMeanwhile: 'The map was changed in the meantime, so this was not done. Try again.',
	formatStep: 'Change File Format',
	shapesStep: (name: string) => `${name} (Collision)`,
};
