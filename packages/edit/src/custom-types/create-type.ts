import type { JsonObject } from '@tilewright/format';

/** Where the values of a new class may be used: everywhere, in the order in which Tiled writes them. */
const ALL_USES = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];

/**
 * A custom type as Tiled makes a new one: a gray class without members that may be used anywhere, or an enum without values.
 *
 * @returns what {@link addCustomType} adds
 * @example addCustomType(project, createCustomType('class', 'Door'))
 */
export const createCustomType = (type: 'class' | 'enum', name = ''): JsonObject =>
	type === 'enum'
		? { type, name, storageType: 'string', values: [], valuesAsFlags: false }
		: { type, name, color: '#ffa0a0a4', drawFill: true, members: [], useAs: ALL_USES };

/**
 * The content of a project file as Tiled writes it for a new project.
 *
 * @example JSON.stringify(createProject(), null, 4)
 */
export const createProject = (): JsonObject => ({
	automappingRulesFile: '',
	commands: [],
	compatibilityVersion: 1100,
	extensionsPath: 'extensions',
	folders: ['.'],
	properties: [],
	propertyTypes: [],
});
