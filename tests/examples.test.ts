import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { read, readCustomTypes, walkLayers, write } from '@tilewright/format';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';

const examples = new URL('../examples/', import.meta.url);
const documents = [
	...['maps', 'tilesets', 'templates'].flatMap((folder) =>
		readdirSync(fileURLToPath(new URL(folder, examples))).map((name) => `${folder}/${name}`),
	),
	'brill.world',
];

describe('the examples', () => {
	it.each(documents)('%s has no findings', (path) => {
		expect(read(readFileSync(new URL(path, examples))).issues).toEqual([]);
	});

	it.each(documents)('%s has the form of an export [J7]', (path) => {
		const bytes = readFileSync(new URL(path, examples));
		const { doc } = read(bytes);
		if (doc === undefined) throw new Error(`${path} is refused`);
		const layers = doc.type === 'map' ? [...walkLayers(doc.layers)] : [];
		const isPacked = layers.some(({ layer }) => layer.type === 'tilelayer' && layer.compression !== '');
		// Each platform's zlib compresses differently: compressed data is compared by its content.
		if (isPacked) expect(read(write(doc)).doc).toEqual(doc);
		else expect(new TextDecoder().decode(write(doc))).toBe(new TextDecoder().decode(bytes));
	});

	it('refer to files that exist, and fit each other and the project', async () => {
		const loader = fileLoader({ root: fileURLToPath(new URL('..', examples)) });
		const { types } = readCustomTypes(readFileSync(new URL('brill.tiled-project', examples)));
		const paths = documents.map((path) => `examples/${path}`);
		const { issues } = await validate(paths, loader, { typesFor: () => Promise.resolve(types) });
		expect(issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
	});

	it('show every orientation, and layers of every type', () => {
		const maps = documents.flatMap((path) => {
			const { doc } = read(readFileSync(new URL(path, examples)));
			return doc?.type === 'map' ? [doc] : [];
		});
		const orientations = new Set(maps.map((map) => map.orientation));
		const types = new Set(maps.flatMap((map) => [...walkLayers(map.layers)].map(({ layer }) => layer.type)));
		expect([...orientations].sort()).toEqual(['hexagonal', 'isometric', 'oblique', 'orthogonal', 'staggered']);
		expect([...types].sort()).toEqual(['group', 'imagelayer', 'objectgroup', 'tilelayer']);
		expect(maps.some((map) => map.infinite)).toBe(true);
	});
});
