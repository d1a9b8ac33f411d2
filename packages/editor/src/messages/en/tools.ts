/** The names of tools, and of the steps that they make (rule E131). */
export const tools = {
	stampBrush: 'Stamp Brush',
	paint: 'Paint',
};
