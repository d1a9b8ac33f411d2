import type { Document, TargetVersion } from '@tilewright/format';
import { FormatError, read, readCustomTypes, write } from '@tilewright/format';
import { describeChanges, diff, flatten, memoryLoader, planExport, resolve, tilesetNames, toCsv, toLua } from '@tilewright/ops';
import { RenderError } from '@tilewright/render';
import { openRenderer } from '@tilewright/render-node';
import { describe, expect, it } from 'vitest';
import { distance, effort } from './support/effort.ts';
import { EVERY_FIELD } from './support/every-field.ts';
import { places, replaced } from './support/places.ts';

/** Values that hardly any field may have. Some have the names of methods. */
const WRONG: readonly unknown[] = [
	'',
	{ toString: 1 },
	null,
	'toString',
	-1.5,
	[],
	1e308,
	{},
	[null],
	true,
	'__proto__',
	[{}],
	Number.MIN_SAFE_INTEGER,
	[['a']],
];

/** The distance between fields that get wrong values. */
const STEP = distance(21);

/** How many of the values a field gets; the next field gets the next ones. */
const EACH = effort(1, 4);

const VERSIONS: readonly TargetVersion[] = ['0.16', '1.0', '1.1', '1.2', '1.8', '1.9'];

describe.each(Object.keys(EVERY_FIELD))('a wrong value in a field of %s is no fault of any function', (name) => {
	const all = [...places(EVERY_FIELD[name])].filter((_, i) => i % STEP === 0);

	it(`[H5] in ${all.length} places`, async () => {
		const faults: string[] = [];
		for (const [i, place] of all.entries()) {
			for (let j = 0; j < EACH; j++) {
				const value = WRONG[(i * EACH + j) % WRONG.length];
				const changed = replaced(EVERY_FIELD[name], place, value);
				await useAll(name, changed, i).catch((error: unknown) => {
					if (!(error instanceof Error)) throw error;
					faults.push(`/${place.join('/')} = ${JSON.stringify(value)}: ${error.stack?.split('\n').slice(0, 3).join(' ')}`);
				});
			}
		}
		expect(faults).toEqual([]);
	});
});

/** Passes a changed document to everything that takes documents. */
async function useAll(name: string, changed: unknown, turn: number): Promise<void> {
	const texts = Object.entries({ ...EVERY_FIELD, [name]: changed }).map(([path, doc]) => [`/${path}`, JSON.stringify(doc)] as const);
	const types = readCustomTypes(JSON.stringify(name.endsWith('project') ? changed : EVERY_FIELD['types.tiled-project'])).types;
	const loader = memoryLoader(new Map(texts));
	const graph = await resolve(
		[...new Set([name, 'map.tmj'])].filter((path) => !path.endsWith('project')),
		loader,
	);
	planExport(graph, { root: '/', out: '/out', embedTilesets: true });
	const version = VERSIONS[turn % VERSIONS.length] ?? '1.0';
	for (const { path, doc } of graph.files.values()) {
		if (path !== `/${name}` && path !== '/map.tmj') continue;
		const options = types === undefined ? {} : { types };
		const flat = flatten<Document>(doc, path, graph, options).doc;
		for (const each of [doc, flat]) {
			write(each, options);
			if (each.type !== 'world') write(each, { syntax: 'xml', ...options });
		}
		ignoring(FormatError, () => write(doc, { version }));
		if (doc.type !== 'world') ignoring(FormatError, () => write(flat, { version, syntax: 'xml' }));
		if (doc.type === 'map' || doc.type === 'tileset') toLua(doc, { tilesetNames: tilesetNames(doc, path, graph) });
		if (doc.type === 'map') ignoring(RangeError, () => toCsv(doc));
		const before = read(JSON.stringify(EVERY_FIELD[path.slice(1)])).doc;
		if (before !== undefined) for (const [a, b] of [[before, doc] as const, [doc, before] as const]) describeChanges(diff(a, b));
		if (doc.type !== 'map' && doc.type !== 'world') continue;
		const renderer = await openRenderer({ ...graph, roots: [path] }, { loader });
		for (const format of ['svg', 'png'] as const) {
			await renderer
				.encode(format, { x: 0, y: 0, width: 16, height: 16 }, { labels: true, grid: true, ...options })
				.catch((error: unknown) => {
					if (!(error instanceof RenderError)) throw error;
				});
		}
	}
}

function ignoring(expected: typeof FormatError | typeof RangeError, action: () => unknown): void {
	try {
		action();
	} catch (error) {
		if (!(error instanceof expected)) throw error;
	}
}
