/** The words of worlds that are open in tabs of their own (rules E123 to E125). */
export const worldsWords = {
	tools: 'World',
	facts: (maps: number, patterns: number) => {
		const counted = maps === 1 ? '1 map' : `${maps} maps`;
		return patterns === 0 ? counted : `${counted}, found by ${patterns === 1 ? 'a pattern' : `${patterns} patterns`} and by name`;
	},
	empty: 'The world has no maps yet. Add one with the button above.',
	hint: 'Double-click a map to open it. Drag it to move it; hold Ctrl to turn snapping off.',
	isMissing: 'missing',
	/** Actions and steps. */
	properties: 'World Properties…',
	add: 'Add Map…',
	addTitle: 'Add Map',
	take: 'Add',
	addStep: (count: number) => (count === 1 ? 'Add Map' : `Add ${count} Maps`),
	open: 'Open Map',
	remove: 'Remove Map From World',
	removeStep: (count: number) => (count === 1 ? 'Remove Map' : `Remove ${count} Maps`),
	moveStep: (count: number) => (count === 1 ? 'Move Map' : `Move ${count} Maps`),
	editPatterns: 'Edit Patterns…',
	patternsStep: 'Change Patterns',
	patterns: {
		title: 'Patterns of the World',
		about:
			'A pattern adds all files next to the world whose names match. Two numbers of the name, in parentheses in the pattern, give the position.',
		pattern: (number: number) => `Pattern ${number}`,
		remove: (number: number) => `Remove Pattern ${number}`,
		add: 'Add Pattern',
		apply: 'Apply',
		regexp: 'Regular expression',
		multiplierX: 'First number times',
		multiplierY: 'Second number times',
		offsetX: 'Plus an offset from the left',
		offsetY: 'Plus an offset from the top',
		found: (names: readonly string[]) => (names.length === 0 ? 'It finds no maps.' : `It finds ${names.join(', ')}.`),
	},
	isNoMap: (name: string) => `${name} is not a map.`,
};
