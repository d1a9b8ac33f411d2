import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, changeCells, rectangle } from '@tilewright/edit';
import type { AutomapOptions, RuleMap } from '@tilewright/edit/automap';
import { automap, loadRules, parseRuleMap } from '@tilewright/edit/automap';
import type { Layer, TileMap } from '@tilewright/format';
import { cellReader, isInfinite, read, readMap, tileFinder } from '@tilewright/format';
import { memoryLoader, resolve, targetsOf } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { describe, expect, it } from 'vitest';
import { bytesOf, corpusDocs, corpusRows, hasCorpus } from './support/corpus.ts';

const folder = join(corpusDocs, 'mapeditor+tiled/tests/automapping');
const loader = fileLoader({ root: join(corpusDocs, 'mapeditor+tiled') });

const mapOf = (name: string, file: string): TileMap => readMap(readFileSync(join(folder, name, file)));

/** The rule maps of a case, in their order. */
async function rulesOf(name: string, files: readonly string[]): Promise<RuleMap[]> {
	const loaded = await Promise.all(files.map((file) => loadRules(`${folder}/${name}/${file}`, loader)));
	expect(loaded.flatMap(({ issues }) => issues.filter(({ severity }) => severity !== 'info'))).toEqual([]);
	return loaded.flatMap(({ maps }) => maps);
}

/** Prepares applying rule maps to the map of a case. */
async function runner(name: string, files: readonly string[]): Promise<(options: AutomapOptions, map?: TileMap) => TileMap> {
	const path = `${folder}/${name}/map.tmx`;
	const targets = targetsOf(await resolve([path], loader), path);
	const rules = await rulesOf(name, files);
	const own = mapOf(name, 'map.tmx');
	return (options, map = own) => {
		const { changes, issues } = automap(map, rules, { path, targets, ...options });
		expect(issues).toEqual([]);
		const applied = apply(map, changes);
		expect(applied.issues).toEqual([]);
		return applied.doc;
	};
}

/** The GIDs of a layer, row by row. */
const gidsOf = ({ layers }: TileMap, name: string): readonly number[] =>
	layers.flatMap((layer) => (layer.name === name && 'data' in layer ? [...layer.data] : []));

/** The layers of a map by name: kinds, and cells that are not empty as tileset, tile and flags. */
function contents({ layers, tilesets }: TileMap): Readonly<Record<string, string>> {
	const find = tileFinder(tilesets);
	const nameOf = (gid: number): string => {
		const tile = find(gid);
		const source = tile !== undefined && 'source' in tile.tileset ? tile.tileset.source : '';
		return `${source}#${tile?.id} ${gid >>> 28}`;
	};
	const text = (layer: Layer): string => {
		if (layer.type !== 'tilelayer') return layer.type;
		const gidAt = cellReader(layer);
		const blocks = isInfinite(layer) ? layer.chunks : [{ x: 0, y: 0, width: layer.width, height: layer.height }];
		const cells: string[] = [];
		for (const { x: left, y: top, width, height } of blocks)
			for (let y = top; y < top + height; y++)
				for (let x = left; x < left + width; x++) if (gidAt(x, y) !== 0) cells.push(`${y},${x} ${nameOf(gidAt(x, y))}`);
		return cells.sort().join('\n');
	};
	return Object.fromEntries(layers.map((layer) => [layer.name, text(layer)]));
}

const DETERMINISTIC = [
	'add-tileset',
	'ignore-empty-region',
	'ignore-flip',
	'infinite-target-map',
	'inputnot',
	'match-type',
	'mod-and-offset',
	'option-ignore-lock',
	'option-no-overlapping-output',
	'option-overflow-border',
	'option-wrap-border',
	'simple-2x2-rule',
	'simple-replace',
	'terrain-corner',
];

/** How often each value occurs. */
function sharesOf(values: readonly number[]): ReadonlyMap<number, number> {
	const times = new Map<number, number>();
	for (const value of values) times.set(value, (times.get(value) ?? 0) + 1 / values.length);
	return times;
}

/** Seeds for runs with chances: together 10,000 cells. */
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
/** Four standard deviations of a share of 10,000 draws. */
const BOUND = 0.02;

describe.runIf(hasCorpus)('the cases of Tiled for automapping', () => {
	it.each(DETERMINISTIC)('[A57] %s has the expected result, with any seed', async (name) => {
		const expected = mapOf(name, 'map-result.tmx');
		const run = await runner(name, ['rules.tmx']);
		for (const seed of [0, 1, 12_345]) {
			const result = run({ seed });
			expect(contents(result)).toEqual(contents(expected));
			expect(result.layers.length).toBe(expected.layers.length);
			expect(result.tilesets.length).toBe(expected.tilesets.length);
		}
	});

	it('[A34, A35] output-probability chooses by weight, and writes the output without an index always', async () => {
		const run = await runner('output-probability', ['rules.tmx']);
		const results = SEEDS.map((seed) => run({ seed }));
		expect(new Set(results.flatMap((map) => gidsOf(map, 'auto_base')))).toEqual(new Set([5]));
		const shares = sharesOf(results.flatMap((map) => gidsOf(map, 'auto')));
		expect([...shares.keys()].sort()).toEqual([6, 7]);
		expect(Math.abs((shares.get(6) ?? 0) - 0.75)).toBeLessThan(BOUND);
	});

	it('[A29, A55] rule-probability applies rules by chance', async () => {
		const run = await runner('rule-probability', ['rules.tmx']);
		const shares = sharesOf(SEEDS.flatMap((seed) => gidsOf(run({ seed }), 'auto')));
		// The third rule writes over the second.
		expect(Math.abs((shares.get(7) ?? 0) - 0.1)).toBeLessThan(BOUND);
		expect(Math.abs((shares.get(6) ?? 0) - 0.25 * 0.9)).toBeLessThan(BOUND);
		expect(Math.abs((shares.get(5) ?? 0) - 0.75 * 0.9)).toBeLessThan(BOUND);
	});

	it('[A41] grow-region-while-drawing: the second rule map sees what the first wrote outside of the region', async () => {
		const run = await runner('grow-region-while-drawing', ['rules1.tmx', 'rules2.tmx']);
		const map = mapOf('grow-region-while-drawing', 'map.tmx');
		const drawn = apply(
			map,
			changeCells(map, 1, (cells) => {
				cells.set(1, 0, 3);
				cells.set(1, 1, 3);
			}),
		).doc;
		const result = run({ region: rectangle({ x: 1, y: 0, width: 1, height: 2 }), edited: ['set'] }, drawn);
		expect(gidsOf(result, 'set').filter((_, i) => i % 3 === 1)).toEqual([5, 5, 5, 4, 0]);
	});

	it('[A48] rules-file-recursive ends', async () => {
		const files = memoryLoader({ 'rules.txt': './rules.txt', 'map.tmx': readFileSync(join(folder, 'rules-file-recursive/map.tmx')) });
		const { maps, issues } = await loadRules('rules.txt', files);
		expect([maps, issues.map(({ code }) => code)]).toEqual([[], ['automap-rules-loop']]);
	});

	it('[A50] rules-file-references-work-map changes nothing', async () => {
		const run = await runner('rules-file-references-work-map', ['map.tmx']);
		expect(run({})).toEqual(mapOf('rules-file-references-work-map', 'map.tmx'));
	});

	it('[A15] applies the legacy rules of the sewers, and the same rules again change no tiles', async () => {
		const example = join(corpusDocs, 'mapeditor+tiled/examples/sewer_automap');
		const rules = await Promise.all(Array.from({ length: 9 }, (_, i) => loadRules(`${example}/rule_00${i + 1}.tmx`, loader)));
		expect(rules.flatMap(({ issues }) => issues.filter(({ code }) => code.startsWith('automap')))).toEqual([]);
		const maps = rules.flatMap((each) => each.maps);
		expect(maps.every(({ isLegacy }) => isLegacy)).toBe(true);
		const path = `${example}/sewers.tmx`;
		const targets = targetsOf(await resolve([path], loader), path);
		const once = apply(readMap(readFileSync(path)), automap(readMap(readFileSync(path)), maps, { path, targets }).changes).doc;
		expect(once.layers.map(({ name }) => name)).toEqual(['set', 'Ground', 'Over', 'Over2', 'GroundEffects']);
		expect(contents(once)['Ground']?.split('\n').length).toBe(31 * 31);
		// Objects are added again.
		const twice = apply(once, automap(once, maps, { path, targets }).changes).doc;
		expect(contents(twice)).toEqual(contents(once));
	});

	it('takes any map for a rule map, and applies it to itself, without a fault', { timeout: 300_000 }, () => {
		const maps = corpusRows.filter(({ kind }) => kind === 'map');
		let rules = 0;
		for (const row of maps) {
			const { doc } = read(bytesOf(row));
			if (doc?.type !== 'map') continue;
			const asInput = doc.layers.map((layer, i): Layer => ({ ...layer, name: i === 0 ? 'input_a' : `output${i}_${layer.name}` }));
			for (const layers of [doc.layers, asInput]) {
				const parsed = parseRuleMap({ ...doc, layers });
				rules += parsed.rules.length;
				const { changes } = automap(doc, [parsed], { region: rectangle({ x: 0, y: 0, width: 20, height: 20 }) });
				expect(apply(doc, changes).issues).toEqual([]);
			}
		}
		expect(rules).toBeGreaterThan(100);
	});
});
