import type { Document, MapObject } from '@tilewright/format';
import { makeIssue } from '@tilewright/format';
import { moved, remembered } from './files/moved.ts';
import { targetsOf } from './files/targets.ts';
import { changeCollisions, changeMapObjects } from './gids/objects.ts';
import type { FileIssue, Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { hasShape, merged } from './templates/merge.ts';
import type { Numbering } from './templates/numbering.ts';
import { numberingOf } from './templates/numbering.ts';

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
 * @param document - a map or tileset; a template has no instances
 * @param path - where the document stands in the graph
 * @param graph - with the files of the templates
 * @example const { document, issues } = detachTemplates(map, 'maps/cave.tmj', graph);
 */
export function detachTemplates<T extends Document>(document: T, path: string, graph: Graph): Outcome<T> {
	const issues: FileIssue[] = [];
	const targets = targetsOf(graph, path);
	const placed = remembered((reference) => {
		const found = targets.template(reference);
		return found.document === undefined
			? found
			: { path: found.path, original: found.document, document: moved(found.document, found.path, path) };
	});

	const detaching =
		(numbering: Numbering | undefined) =>
		(object: MapObject, pointer: string): MapObject => {
			if (!('template' in object)) return object;
			const found = `\`${object.template}\``;
			const template = placed(object.template);
			if (template.document === undefined) {
				const details = { subject: 'Detaching', found, expected: template.why };
				issues.push({ file: path, ...makeIssue('template-needed', `${pointer}/template`, details) });
				return object;
			}
			const base = template.document.object;
			if (!('gid' in base) || hasShape(object)) return merged(object, base);
			const gid = numbering?.gidOf(base.gid, template) ?? { why: 'no map is here that has tilesets' };
			if (typeof gid === 'number') return merged(object, { ...base, gid });
			issues.push({ file: path, ...makeIssue('template-tile', `${pointer}/template`, { found, expected: gid.why }) });
			return object;
		};

	const whole: Document = document;
	switch (whole.type) {
		case 'map': {
			const numbering = numberingOf(whole, graph, targets);
			const { layers, tilesets } = changeMapObjects(whole, detaching(numbering));
			return { document: { ...document, layers, tilesets: [...tilesets, ...numbering.tilesets.slice(tilesets.length)] }, issues };
		}
		case 'tileset':
			return { document: { ...document, ...changeCollisions(whole, '', detaching(undefined)) }, issues };
		case 'template':
			return { document, issues };
	}
}
