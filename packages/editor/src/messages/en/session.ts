/** The words of what belongs to a whole map. */
export const session = {
	changeSelection: 'Change Selection',
	changedMeanwhile: 'The map was changed meanwhile, so it stays as it is. Do it again.',
};
