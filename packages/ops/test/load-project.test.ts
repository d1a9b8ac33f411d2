import { findClass } from '@tilewright/format';
import { loadProject, memoryLoader } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';

const examples = new URL('../../../examples/', import.meta.url).pathname;

const objectTypes = '<objecttypes><objecttype name="Door" color="#ff0000"/><objecttype name="Key" color="#00ff00"/></objecttypes>';

describe('loadProject [P1]', () => {
	it('reads the types and folders of the example project', async () => {
		const { types, folders, issues, path } = await loadProject('brill.tiled-project', fileLoader({ root: examples }));
		expect(issues).toEqual([]);
		expect(path).toBe(`${examples}brill.tiled-project`);
		expect(folders).toEqual([examples.slice(0, -1)]);
		expect(types?.enums.map(({ name }) => name)).toContain('Facing');
	});

	it('merges the file of object types with the types of the project, which override them', async () => {
		const propertyTypes = [{ id: 1, name: 'Door', type: 'class', color: '#0000ff', members: [], useAs: ['object'] }];
		const project = { folders: ['maps', '../elsewhere'], propertyTypes, objectTypesFile: '../types.xml' };
		const files = { 'p/game.json': JSON.stringify(project), 'types.xml': objectTypes };
		const { types, folders, issues } = await loadProject('p/game.json', memoryLoader(files));
		expect(folders).toEqual(['/p/maps', '/elsewhere']);
		expect(issues).toEqual([]);
		expect(types && findClass(types, 'Key')?.color).toBe('#00ff00');
		expect(types && findClass(types, 'Door')?.color).toBe('#0000ff');
	});

	it('reports files of a project that cannot be read as warnings, folders outside the root for information only [T4]', async () => {
		const project = JSON.stringify({ folders: ['.', '../..', 7], propertyTypes: [], objectTypesFile: 'gone.xml' });
		const { types, folders, issues } = await loadProject('p/game.json', memoryLoader({ 'p/game.json': project }));
		expect(types).toEqual({ classes: [], enums: [] });
		expect(folders).toEqual(['/p']);
		expect(issues).toMatchObject([
			{ file: '/p/game.json', code: 'outside-root', severity: 'info', pointer: '/folders/1' },
			{ file: '/p/game.json', code: 'missing-file', severity: 'warning', pointer: '/objectTypesFile' },
		]);
		const broken = await loadProject('p/game.json', memoryLoader({ 'p/game.json': project, 'p/gone.xml': '<objecttypes' }));
		expect(broken.types).toBeDefined();
		expect(broken.issues.at(-1)).toMatchObject({ file: '/p/gone.xml', code: 'xml-syntax', severity: 'error' });
	});

	it('reports a project that cannot be read as an error', async () => {
		const loader = memoryLoader({ 'broken.json': '{', 'map.json': '{"layers": [], "tilesets": []}' });
		for (const [path, code] of [
			['gone', 'missing-file'],
			['../x', 'outside-root'],
			['broken.json', 'truncated'],
			['map.json', 'no-custom-types'],
		] as const)
			expect(await loadProject(path, loader)).toMatchObject({ types: undefined, folders: [], issues: [{ code, severity: 'error' }] });
	});
});
