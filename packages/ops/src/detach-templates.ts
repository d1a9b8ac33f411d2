import type { Document, MapObject, TemplateInstance } from '@tilewright/format';
import { makeIssue } from '@tilewright/format';
import { moved, remembered } from './files/moved.ts';
import { targetsOf } from './files/targets.ts';
import { changeCollisions, changeMapObjects } from './gids/objects.ts';
import type { FileIssue, Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { hasShape, mergeInstance } from './templates/merge.ts';
import type { Numbering } from './templates/numbering.ts';
import { numberingOf } from './templates/numbering.ts';

/** Instances of one template that stay. */
interface Refused {
	readonly code: 'template-needed' | 'template-tile';
	/** Of the first. */
	readonly pointer: string;
	readonly why: string;
	times: number;
}

/**
 * Replaces instances of templates by plain objects (rules T1, T3), in layers and in the collision shapes of tiles. What the
 * instance says wins field by field, properties by name; fields that nobody knows come along. Paths from the template are
 * rewritten to lead from the document's folder.
 *
 * A template's tile becomes the map's (rule T2): of the tileset with the same file, whose tile it stays. Where the map has none,
 * or where that tileset has since grown into the GIDs of the next, it is added with a GID after all that are in use.
 *
 * An instance whose template is missing is an error and stays (rule T4).
 *
 * @param doc - a map or tileset; a template has no instances
 * @param path - where the document stands in the graph
 * @param graph - with the files of the templates
 * @example const { doc, issues } = detachTemplates(map, 'maps/cave.tmj', graph);
 */
export function detachTemplates<T extends Document>(doc: T, path: string, graph: Graph): Outcome<T> {
	const refused = new Map<string, Refused>();
	const targets = targetsOf(graph, path);
	const placed = remembered((reference) => {
		const found = targets.template(reference);
		return found.doc === undefined ? found : { path: found.path, original: found.doc, doc: moved(found.doc, found.path, path) };
	});

	/** Instances come by the thousand: those of one template are told of together. */
	function kept(instance: TemplateInstance, pointer: string, code: Refused['code'], why: string): TemplateInstance {
		const before = refused.get(instance.template);
		if (before !== undefined) before.times++;
		else refused.set(instance.template, { code, pointer: `${pointer}/template`, why, times: 1 });
		return instance;
	}

	const detaching =
		(numbering: Numbering | undefined) =>
		(object: MapObject, pointer: string): MapObject => {
			if (!('template' in object)) return object;
			const template = placed(object.template);
			if (template.doc === undefined) return kept(object, pointer, 'template-needed', template.why);
			const base = template.doc.object;
			if (!('gid' in base) || hasShape(object)) return mergeInstance(object, base);
			const gid = numbering?.gidOf(base.gid, template) ?? { why: 'no map is here that has tilesets' };
			return typeof gid === 'number' ? mergeInstance(object, { ...base, gid }) : kept(object, pointer, 'template-tile', gid.why);
		};

	const whole: Document = doc;
	switch (whole.type) {
		case 'map': {
			const numbering = numberingOf(whole, graph, targets);
			const { layers, tilesets } = changeMapObjects(whole, detaching(numbering));
			const added = numbering.tilesets.slice(tilesets.length);
			return { doc: { ...doc, layers, tilesets: [...tilesets, ...added] }, issues: issuesOf(refused, path) };
		}
		case 'tileset': {
			const changed = changeCollisions(whole, '', detaching(undefined));
			return { doc: { ...doc, ...changed }, issues: issuesOf(refused, path) };
		}
		case 'template':
		case 'world':
			return { doc, issues: [] };
	}
}

const issuesOf = (refused: ReadonlyMap<string, Refused>, file: string): FileIssue[] =>
	[...refused].map(([template, { code, pointer, why, times }]) => ({
		file,
		...makeIssue(code, pointer, { subject: 'Detaching', found: `\`${template}\``, expected: why, places: placesOf(times - 1) }),
	}));

const placesOf = (more: number): string => (more === 0 ? '' : `, here and in ${more} more ${more === 1 ? 'place' : 'places'}`);
