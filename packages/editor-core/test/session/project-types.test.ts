import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { projectOf, projectTypes } from '../../src/session/project-types.ts';

test('[P1] the nearest project above a file counts', () => {
	const paths = ['/a.tiled-project', '/maps/deep/b.tiled-project', '/maps/c.tiled-project', '/other/d.tiled-project'];
	expect(projectOf('/maps/x.tmj', paths)).toBe('/maps/c.tiled-project');
	expect(projectOf('/maps/deep/x.tmj', paths)).toBe('/maps/deep/b.tiled-project');
	expect(projectOf('/x.tmj', paths)).toBe('/a.tiled-project');
	expect(projectOf('/x.tmj', ['/other/d.tiled-project'])).toBeUndefined();
});

test('[P1] the types of the project are read; without a project there are none', async () => {
	const project = { propertyTypes: [{ type: 'enum', name: 'Side', values: ['Left', 'Right'] }] };
	const files = memoryFiles('test', new Map([['/game.tiled-project', new TextEncoder().encode(JSON.stringify(project))]]));
	expect((await projectTypes(files, '/maps/a.tmj')).enums.map(({ name }) => name)).toEqual(['Side']);
	expect((await projectTypes(memoryFiles('test'), '/maps/a.tmj')).enums).toEqual([]);
});
