/** The words of the properties panel, and of the steps that it makes (rule E131). */
export const properties = {
	title: 'Properties',
	ofMap: 'Map Properties…',
	ofLayer: 'Layer Properties…',
};
