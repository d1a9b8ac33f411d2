/** The words of automapping. */
export const automapWords = {
	run: 'AutoMap',
	runWith: 'AutoMap With…',
	whileDrawing: 'AutoMap While Drawing',
	step: 'Apply AutoMap rules',
	running: 'Applying the AutoMap rules…',
	changedMeanwhile: 'The map was changed in the meantime, so the rules were not applied. Apply them again.',
	noRules: 'There are no rules: add a file rules.txt next to the map, or name one in the project.',
	noMatch: 'The rules change nothing here.',
	chooseRules: 'Choose rules',
	use: 'AutoMap',
	problems: (count: number) => (count === 1 ? 'One finding in the automapping rules' : `${count} findings in the automapping rules`),
};
