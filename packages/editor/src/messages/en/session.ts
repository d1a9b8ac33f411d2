/** The words of what belongs to a whole map. */
export const session = {
	changeSelection: 'Change Selection',
};
