import type { CustomTypes } from '@tilewright/format';
import { automapFileUnusable, automapRulesLoop, makeIssue, valueAt } from '@tilewright/format/internal';
import type { FileIssue, Graph, Loader, ResolveLimits } from '@tilewright/ops';
import { resolve, targetsOf } from '@tilewright/ops';
import type { AutomapIssue } from './issue.ts';
import type { RuleMap } from './parse-rule-map.ts';
import { parseRuleMap } from './parse-rule-map.ts';
import { isRulesFile, parseRulesFile } from './rules-file.ts';
import { isAutomapTileset } from './special-tiles.ts';

/** Rules that were read, for any number of runs. */
export interface AutomapRules {
	/** The rule maps, in the order in which they are applied. */
	readonly maps: readonly RuleMap[];
	/** The findings in all files. Rules that can be used are used, whatever is wrong with others. */
	readonly issues: readonly AutomapIssue[];
	/** Paths of all files that were read, or are missing. If one changes, read the rules again. */
	readonly files: readonly string[];
}

/** Options of {@link loadRules}. */
export interface LoadRulesOptions {
	/** Custom types: classes of tiles may say that a tile is special. */
	readonly types?: CustomTypes;
	/** Limits for rule maps that you do not trust. */
	readonly limits?: ResolveLimits;
}

/** A rule map that a rules file names. */
interface Entry {
	readonly path: string;
	readonly filter: string | undefined;
	/** The line that names it; absent where the caller names it. */
	readonly named?: Named;
}

/** A line of a rules file. */
interface Named {
	readonly file: string;
	readonly line: number;
	readonly reference: string;
}

/** Includes may multiply each other. */
const MOST_LINES = 10_000;

/**
 * Reads a rules file with all rule maps and rules files that it names, or a single rule map.
 *
 * @param path - of a rules file (`.txt`) or a rule map, relative to the loader's root or in the form of the loader
 * @example
 * const rules = await loadRules('rules.txt', fileLoader({ root: 'game' }));
 * const { changes } = automap(map, rules.maps, { path: 'maps/cave.tmx' });
 */
export async function loadRules(path: string, loader: Loader, { types, limits }: LoadRulesOptions = {}): Promise<AutomapRules> {
	const reading = reader(loader);
	const start = loader.resolve(path, '');
	if (!('path' in start)) return { maps: [], issues: [unusable('rules file', path, start.why, undefined)], files: [] };
	if (isRulesFile(start.path)) await reading.include(start.path, [], undefined, undefined);
	else reading.entries.push({ path: start.path, filter: undefined });
	const { entries, issues, files } = reading;
	const graph = await resolve([...new Set(entries.map((entry) => entry.path))], loader, limits && { limits });
	const maps: RuleMap[] = [];
	// A rule map may be named several times.
	const parsed = new Map<string, RuleMap>();
	for (const { path: file, filter, named } of entries) {
		files.add(file);
		const doc = graph.files.get(file)?.doc;
		if (doc?.type === 'map') {
			const map = parsed.get(file) ?? parseRuleMap(doc, { path: file, targets: targetsOf(graph, file), ...(types && { types }) });
			parsed.set(file, map);
			maps.push(filter === undefined ? map : { ...map, filter });
		} else
			issues.push(unusable('rule map', named?.reference ?? file, doc === undefined ? reasonIn(graph, file) : `it is a ${doc.type}`, named));
	}
	for (const file of graph.files.keys()) files.add(file);
	return { maps, issues: [...issues, ...graphIssues(graph), ...[...parsed.values()].flatMap((map) => map.issues)], files: [...files] };
}

/** Reads rules files, and collects the rule maps that they name. */
function reader(loader: Loader): {
	readonly entries: Entry[];
	readonly issues: AutomapIssue[];
	readonly files: Set<string>;
	include(path: string, around: readonly string[], filter: string | undefined, named: Named | undefined): Promise<void>;
} {
	const entries: Entry[] = [];
	const issues: AutomapIssue[] = [];
	const files = new Set<string>();
	const texts = new Map<string, string | { readonly why: string }>();
	let lines = 0;

	async function textOf(path: string): Promise<string | { readonly why: string }> {
		const known = texts.get(path);
		if (known !== undefined) return known;
		files.add(path);
		const text = await loadText(loader, path);
		texts.set(path, text);
		return text;
	}

	async function include(path: string, around: readonly string[], given: string | undefined, named: Named | undefined): Promise<void> {
		const text = await textOf(path);
		if (typeof text !== 'string') {
			issues.push(unusable('rules file', named?.reference ?? path, text.why, named));
			return;
		}
		const chain = [...around, path];
		let filter = given;
		for (const each of parseRulesFile(text)) {
			if (each.kind === 'filter') {
				filter = each.pattern === '*' ? undefined : each.pattern;
				continue;
			}
			const here = { file: path, line: each.line, reference: each.path };
			if (lines++ === MOST_LINES) issues.push(unusable('rules file', each.path, `the limit is ${MOST_LINES} lines`, here));
			if (lines > MOST_LINES) return;
			const resolved = loader.resolve(each.path, path);
			if (!('path' in resolved)) issues.push(unusable(each.kind === 'include' ? 'rules file' : 'rule map', each.path, resolved.why, here));
			else if (each.kind === 'rule-map') entries.push({ path: resolved.path, filter, named: here });
			else if (chain.includes(resolved.path)) {
				const cycle = [...chain.slice(chain.indexOf(resolved.path)), resolved.path].join(' → ');
				const issue = makeIssue(automapRulesLoop, '', { found: JSON.stringify(each.path), cycle });
				if (!issues.some(({ message, file }) => message === issue.message && file === path))
					issues.push({ ...issue, file: path, line: each.line, column: 1 });
			} else await include(resolved.path, chain, filter, here);
		}
	}

	return { entries, issues, files, include };
}

/** A loader may throw, but one broken file must not stop all others. */
async function loadText(loader: Loader, path: string): Promise<string | { readonly why: string }> {
	try {
		const loaded = await loader.load(path);
		return 'bytes' in loaded ? new TextDecoder().decode(loaded.bytes) : { why: loaded.why };
	} catch (error) {
		return { why: error instanceof Error ? error.message : String(error) };
	}
}

const unusable = (role: string, reference: string, reason: string, named: Named | undefined): AutomapIssue => ({
	...makeIssue(automapFileUnusable, '', { role, found: JSON.stringify(reference), reason }),
	file: named?.file ?? reference,
	...(named && { line: named.line, column: 1 }),
});

/** Why a rule map was not read. */
function reasonIn({ issues }: Graph, path: string): string {
	const own = issues.filter(({ file, severity }) => file === path && severity === 'error');
	return own[0]?.reason ?? (own.length > 0 ? 'it has errors' : 'it cannot be read');
}

/** The findings of the graph, without what {@link unusable} says, and without the tileset that comes with Tiled. */
const graphIssues = ({ issues, files }: Graph): FileIssue[] =>
	issues.filter(({ refused, pointer, file }) => {
		if (refused === undefined) return true;
		if (pointer === '') return false;
		const source = valueAt(files.get(file)?.doc, pointer);
		return typeof source !== 'string' || !isAutomapTileset(source);
	});
