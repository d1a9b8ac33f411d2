/** The words of worlds that are open in tabs of their own (rules E123 to E125). */
export const worlds = {
	tools: 'World',
	facts: (maps: number, patterns: number) => {
		const counted = maps === 1 ? '1 map' : `${maps} maps`;
		return patterns === 0 ? counted : `${counted}, found by ${patterns === 1 ? 'a pattern' : `${patterns} patterns`} and by name`;
	},
	empty: 'The world has no maps yet. Add one by the button above.',
	hint: 'Double click opens a map. Drag moves it; Ctrl turns snapping off.',
	isMissing: 'missing',
	/** Actions and steps. */
	properties: 'World Properties…',
	add: 'Add Map…',
	take: 'Add',
	addStep: (count: number) => (count === 1 ? 'Add Map' : `Add ${count} Maps`),
	open: 'Open Map',
	remove: 'Remove Map From World',
	removeStep: (count: number) => (count === 1 ? 'Remove Map' : `Remove ${count} Maps`),
	moveStep: (count: number) => (count === 1 ? 'Move Map' : `Move ${count} Maps`),
	isNoMap: (name: string) => `${name} is no map.`,
};
