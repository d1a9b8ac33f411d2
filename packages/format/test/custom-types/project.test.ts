import { readCustomTypes } from '@tilewright/format';
import { expect, it } from 'vitest';

const sourceOf = (project: object): ReturnType<typeof readCustomTypes>['source'] => readCustomTypes(JSON.stringify(project)).source;

it('[A45] a project may name a rules file', () => {
	const project = { folders: ['.'], propertyTypes: [] };
	expect(sourceOf({ ...project, automappingRulesFile: 'rules/rules.txt' }).automappingRulesFile).toBe('rules/rules.txt');
	expect('automappingRulesFile' in sourceOf({ ...project, automappingRulesFile: '' })).toBe(false);
	expect('automappingRulesFile' in sourceOf(project)).toBe(false);
});
