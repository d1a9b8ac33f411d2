/** The words of finding missing files (rule E139). */
export const locateWords = {
	title: 'Locate Files',
	action: 'Locate Files…',
	step: 'Change References',
	lead: 'These files are not where the document looks for them. Choose the files to use instead.',
	choose: 'Choose…',
	chooseFor: (path: string) => `Choose a file instead of ${path}`,
	take: (path: string) => `Use another file instead of ${path}`,
	takeOne: 'Use',
	none: 'Nothing chosen',
	ofOther: (path: string) => `${path} refers to it. That file is opened and changed, too.`,
	apply: 'Change References',
	done: (count: number) => (count === 1 ? 'Changed the reference to 1 file.' : `Changed the references to ${count} files.`),
	changedOther: (names: string) => `Save ${names}, too.`,
};
