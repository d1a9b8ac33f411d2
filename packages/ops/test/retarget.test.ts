import { referencesOf } from '@tilewright/format';
import { byExtension, retarget } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith } from './support/sample-documents.ts';

const graph = graphOf({
	'maps/m.tmj': {
		...mapWith(
			[
				{ firstgid: 1, source: '../tiles/./a.tsx' },
				{ firstgid: 5, source: 'https://example.com/b.tsx' },
				embeddedOf(9, 'in', 4, { image: '' }),
			],
			[{ id: 1, template: '../t/x.TX', x: 0, y: 0 }],
		),
		properties: [{ name: 'next', type: 'file', value: './n.tmj' }],
	},
});
const pathsOf = (map: Parameters<typeof referencesOf>[0]): string[] => referencesOf(map).map(({ path }) => path);

describe('retarget', () => {
	const map = mapOf(graph, 'maps/m.tmj');

	it('changes extensions in references, and keeps all other references [J9]', () => {
		const changed = retarget(map, 'maps/m.tmj', graph, byExtension({ '.tsx': '.tsj', '.tx': '.tj' }));
		expect(pathsOf(changed).sort()).toEqual(['../t/x.tj', '../tiles/a.tsj', './n.tmj', 'https://example.com/b.tsj']);
		expect(mapOf(graph, 'maps/m.tmj')).toBe(map);
	});

	it('rewrites references for new paths of the targets and of the document [J9]', () => {
		const paths = new Map([['tiles/a.tsx', 'json/tiles/a.tsj']]);
		const changed = retarget(map, 'maps/m.tmj', graph, paths, { to: 'json/m.tmj' });
		expect(pathsOf(changed).sort()).toEqual(['../maps/n.tmj', '../t/x.TX', 'https://example.com/b.tsx', 'tiles/a.tsj']);
	});

	it('calls the function with the target and the reference', () => {
		const calls: string[] = [];
		retarget(map, 'maps/m.tmj', graph, (path, { role, pointer }) => void calls.push(`${role} ${path} ${pointer}`));
		expect(calls.sort()).toEqual([
			'file maps/n.tmj /properties/0/value',
			'template t/x.TX /layers/1/objects/0/template',
			'tileset https://example.com/b.tsx /tilesets/1/source',
			'tileset tiles/a.tsx /tilesets/0/source',
		]);
	});
});
