import { memoryLoader, resolve, targetsOf } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { mapJson, templateJson, tilesetJson } from './support/documents.ts';

describe('targetsOf', () => {
	const files = {
		'maps/a.tmj': mapJson({ tilesets: ['../t.tsj', '../../secret.tsj', '/t.tsj', 'gone.tsj'], templates: ['../c.tj'] }),
		't.tsj': tilesetJson(),
		'c.tj': templateJson('t.tsj'),
	};

	it('finds the documents that references refer to, or the reason why there are none [N4]', async () => {
		const graph = await resolve('maps/a.tmj', memoryLoader(files));
		const targets = targetsOf(graph, '/maps/a.tmj');
		expect(targets.tileset('../t.tsj').doc).toBe(graph.files.get('/t.tsj')?.doc);
		expect(targets.template('../c.tj').doc).toBe(graph.files.get('/c.tj')?.doc);
		expect(targets.tileset('gone.tsj')).toEqual({ path: '/maps/gone.tsj', why: 'there is no such file that can be read' });
		expect(targets.tileset('../c.tj')).toEqual({ path: '/c.tj', why: 'the file is a template' });
	});

	it('resolves references that were added since the file was read', async () => {
		const graph = await resolve('maps/a.tmj', memoryLoader(files));
		expect(targetsOf(graph, '/maps/new.tmj').tileset('../t.tsj').doc).toBe(graph.files.get('/t.tsj')?.doc);
	});

	it('never resolves refused references for loading', async () => {
		const targets = targetsOf(await resolve('maps/a.tmj', memoryLoader(files)), '/maps/a.tmj');
		expect(targets.loadPathOf('../t.tsj')).toBe('/t.tsj');
		for (const refused of ['../../secret.tsj', '/t.tsj', 'data:image/png;base64,AA==']) expect(targets.loadPathOf(refused)).toBe(refused);
	});
});
