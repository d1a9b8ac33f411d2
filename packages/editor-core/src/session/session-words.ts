/** The words of steps and messages that documents of any kind have. */
export const sessionWords = {
	changeSelection: 'Change Selection',
	changedMeanwhile: 'The map was changed meanwhile, so it stays as it is. Do it again.',
	formatStep: 'Change File Format',
	shapesStep: (name: string) => `${name} (Collision)`,
};
