const counted = (count: number): string => (count === 1 ? 'Template Instance' : `${count} Template Instances`);

/** The words of templates (rules E63 to E67). */
export const templatesWords = {
	current: 'Template to insert',
	none: 'No template',
	choose: 'Choose Template…',
	chooseTitle: 'Choose Template',
	take: 'Choose',
	replaceWith: 'Replace With Template…',
	saveAs: 'Save As Template…',
	saveAsTitle: 'Save As Template',
	edit: 'Open Template',
	reset: 'Reset Template Instances',
	file: 'File of the template',
	untitled: 'template',
	save: 'Save',
	saved: (name: string) => `Saved the template ${name}.`,
	badName: 'Type a file name that ends with .tj, .tx or .json.',
	noObjectLayer: 'Choose an object layer first: templates are placed on object layers.',
	unreadable: (path: string) => `The template ${path} cannot be read.`,
	isNoTemplate: (path: string) => `The file ${path} is not a template.`,
	steps: {
		replace: (count: number) => (count === 1 ? 'Replace Object With Template' : `Replace ${count} Objects With Template`),
		reset: (count: number) => `Reset ${counted(count)}`,
		save: 'Save As Template',
	},
};
