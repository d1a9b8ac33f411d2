import type { DocumentText } from '../../read/document-text.ts';
import { elementIndex } from '../../read/xml/locate/element-index.ts';
import { offsetsIn } from '../../read/xml/locate/places.ts';
import { parseXml } from '../../read/xml/parse/element.ts';
import type { Kind } from '../../spec/index.ts';
import type { TextEdit } from '../change.ts';
import type { ChangeNode, Refusals } from '../change-tree.ts';
import { endsIn } from './ends.ts';
import { ResourceEditor } from './resource.ts';
import { inOrder } from './splice.ts';
import { styleOf } from './style.ts';

/**
 * Makes changes in XML. Pointers are those of the JSON form that the document is converted to (rules X1–X8).
 *
 * @param depth - the most levels of nested elements
 * @returns the edits, in order
 */
export function editXml(
	{ bytes, start }: DocumentText,
	kind: Kind,
	root: ChangeNode,
	refusals: Refusals,
	depth: number,
): readonly TextEdit[] {
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start));
	const parsed = parseXml(text, { depth }, bytes.subarray(start));
	if ('problem' in parsed) {
		refusals.refuseAll(root, 'unreadable');
		return [];
	}
	const index = elementIndex(text);
	const ends = endsIn(text, index.childrenOf);
	const style = styleOf(text, parsed.root, index.childrenOf(parsed.root));
	if (root.own !== undefined) refusals.refuse(root.own, 'not-in-xml');
	const splices = inOrder(new ResourceEditor({ text, index, ends, style }, refusals).resource(kind, parsed.root, root));
	const offsetOf = offsetsIn(
		text,
		start,
		splices.flatMap((splice) => [splice.start, splice.end]),
	);
	return splices.map((splice) => ({ start: offsetOf(splice.start), end: offsetOf(splice.end), text: splice.text }));
}
