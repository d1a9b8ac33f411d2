import type { Document, MapObject, TemplateInstance } from '@tilewright/format';
import { makeIssue, templateNeeded, templateTile } from '@tilewright/format/internal';
import type { FileIssue, Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import { changeCollisions, changeMapObjects } from './maps/change-objects.ts';
import type { Outcome } from './outcome.ts';
import { copyBudget, TOO_LARGE } from './references/copy-budget.ts';
import { memoized } from './references/memoized.ts';
import { moved } from './references/moved.ts';
import { hasShape, mergeInstance } from './templates/merge.ts';
import type { Numbering } from './templates/numbering.ts';
import { numberingOf } from './templates/numbering.ts';

/** The instances of one template that cannot be detached. */
interface Failure {
	readonly finding: typeof templateNeeded | typeof templateTile;
	/** Pointer of the first instance. */
	readonly pointer: string;
	readonly why: string;
	times: number;
}

/**
 * Replaces instances of templates with plain objects, in layers and in the collision shapes of tiles. The instance
 * overrides its template field by field, and properties by name; unknown fields are kept. References of the template are rewritten
 * for the document's folder.
 *
 * The template's tile gets a GID of the map, in the map's tileset with the same file. If the map has no such tileset, or that
 * tileset has grown into the GIDs of the next one, the tileset is added after all GIDs in use.
 *
 * A missing template is an error; its instances stay.
 *
 * @param doc - a map or tileset; other documents have no instances
 * @param path - path of the document in the graph
 * @param graph - with the files of the templates
 * @example const { doc, issues } = detachTemplates(map, 'maps/cave.tmj', graph);
 */
export function detachTemplates<T extends Document>(doc: T, path: string, graph: Graph): Outcome<T> {
	const failures = new Map<string, Failure>();
	const targets = targetsOf(graph, path);
	const budget = copyBudget();
	const usedTemplate = memoized((reference) => {
		const found = targets.template(reference);
		return found.doc === undefined ? found : { path: found.path, original: found.doc, doc: moved(found.doc, found.path, path) };
	});

	/** A map may have thousands of instances: all of one template are reported together. */
	function kept(instance: TemplateInstance, pointer: string, finding: Failure['finding'], why: string): TemplateInstance {
		const before = failures.get(instance.template);
		if (before !== undefined) before.times++;
		else failures.set(instance.template, { finding, pointer: `${pointer}/template`, why, times: 1 });
		return instance;
	}

	const detaching =
		(numbering: Numbering | undefined) =>
		(object: MapObject, pointer: string): MapObject => {
			if (!('template' in object)) return object;
			const template = usedTemplate(object.template);
			if (template.doc === undefined) return kept(object, pointer, templateNeeded, template.why);
			const base = template.doc.object;
			if (!budget.allows(base)) return kept(object, pointer, templateNeeded, TOO_LARGE);
			if (!('gid' in base) || hasShape(object)) return mergeInstance(object, base);
			const gid = numbering?.gidOf(base.gid, template) ?? { why: 'only maps have tilesets' };
			return typeof gid === 'number' ? mergeInstance(object, { ...base, gid }) : kept(object, pointer, templateTile, gid.why);
		};

	const whole: Document = doc;
	switch (whole.type) {
		case 'map': {
			const numbering = numberingOf(whole, graph, targets);
			const { layers, tilesets } = changeMapObjects(whole, detaching(numbering));
			const added = numbering.tilesets.slice(tilesets.length);
			return { doc: { ...doc, layers, tilesets: [...tilesets, ...added] }, issues: issuesOf(failures, path) };
		}
		case 'tileset': {
			const changed = changeCollisions(whole, '', detaching(undefined));
			return { doc: { ...doc, ...changed }, issues: issuesOf(failures, path) };
		}
		case 'template':
		case 'world':
			return { doc, issues: [] };
	}
}

const issuesOf = (failures: ReadonlyMap<string, Failure>, file: string): FileIssue[] =>
	[...failures].map(([template, { finding, pointer, why, times }]) => ({
		file,
		...makeIssue(finding, pointer, { operation: 'Detaching', found: `\`${template}\``, reason: why }, times),
	}));
