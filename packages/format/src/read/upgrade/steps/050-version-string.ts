import type { UpgradeStep } from '../step.ts';

/** U6: before 1.6, the version was a number. */
export const versionString: UpgradeStep = {
	name: '050-version-string',
	form: 'a version that is a number (before 1.6)',
	versions: ['1.6'],
	doc: '`version` becomes a string of the same digits.',
	resources: ['map', 'tileset', 'template'],
	applies: (value) => typeof value['version'] === 'number',
	upgrade: (value) => ({ ...value, version: String(value['version']) }),
};
