import type { Change } from '@tilewright/edit';
import { apply, rectangle } from '@tilewright/edit';
import type { AutomapRules } from '@tilewright/edit/automap';
import { automap } from '@tilewright/edit/automap';
import type { Source, TileMap } from '@tilewright/format';
import { resolveDocument, targetsOf } from '@tilewright/ops';
import { readDocument } from '../../documents/read-document.ts';
import { withCommandAdvice } from '../../findings/explain-missing.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import { printFindings } from '../../findings/print-findings.ts';
import type { Gate } from '../../gate/gate.ts';
import { FileError } from '../../host/exit.ts';
import type { Input } from '../../host/read-input.ts';
import { inTime, readingWithin, resolvingWithin } from '../../options/limits.ts';
import type { AutomapFlags } from './flags.ts';

/** A map after its rules were applied. */
export interface AutomappedFile {
	readonly input: Input;
	readonly source: Source;
	readonly before: TileMap;
	readonly after: TileMap;
	readonly changes: readonly Change[];
	/** Paths of the documents that the map refers to. */
	readonly links: readonly string[];
	/** Whether some of the rules could not be applied. */
	readonly failed: boolean;
}

/**
 * Applies rules to a map, and prints the findings.
 *
 * @returns `undefined` if the file has errors; `'other'` if it is not a map
 */
export async function automapFile(
	input: Input,
	rulesFor: (map: string) => Promise<AutomapRules>,
	flags: AutomapFlags,
	gate: Gate,
): Promise<AutomappedFile | 'other' | undefined> {
	const { region, seed = 0, limit } = flags;
	const { doc: before, issues, kind, source } = readDocument(input.bytes, undefined, readingWithin(limit));
	const verbose = flags.verbose === true;
	if (kind !== 'map') return kind === undefined && !isOtherJson(input.name) ? failed() : 'other';
	if (before?.type !== 'map') return failed();
	const rules = await rulesFor(input.path);
	const graph = await resolveDocument(before, input.path, inTime(gate.loader, limit), { limits: resolvingWithin(limit) });
	const [path = input.path] = graph.roots;
	const result = automap(before, rules.maps, {
		path,
		targets: targetsOf(graph, path),
		seed,
		...(region && { region: rectangle(region) }),
		...(limit?.steps !== undefined && { limits: { steps: limit.steps } }),
	});
	printFindings(input, issues, verbose);
	await printFileFindings(withCommandAdvice([...graph.issues, ...result.issues], graph, gate), gate, verbose);
	const applied = apply(before, result.changes);
	const [wrong] = applied.issues;
	if (wrong !== undefined) throw new Error(wrong.message);
	return {
		input,
		source,
		before,
		after: applied.doc,
		changes: result.changes,
		links: [...graph.files.values()].flatMap((file) =>
			file.links.flatMap(({ role, to }) => (role === 'image' || to === undefined ? [] : [to])),
		),
		failed: result.issues.some(({ severity }) => severity === 'error'),
	};

	function failed(): undefined {
		printFindings(input, issues, verbose);
	}
}

/** Any data may be in a file of JSON. */
const isOtherJson = (name: string): boolean => /\.json$/i.test(name);

/** JSON in a script would lose the code around it. */
export function refuseWrapped({ input, source }: AutomappedFile): void {
	if (source.wrapped)
		throw new FileError(
			`Cannot write "${input.name}": it is JSON in a script, whose code would be replaced.`,
			`Export it first: tilewright export ${input.name} NAME.tmj`,
		);
}
