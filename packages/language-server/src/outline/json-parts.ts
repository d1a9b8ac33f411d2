import type { Kind } from '@tilewright/format';
import type { FieldType, ResourceName } from '@tilewright/format/fields';
import type { RawObject } from '@tilewright/format/internal';
import { kindOf, setField } from '@tilewright/format/internal';
import type { JsonNode, JsonObject } from '../text/json-tree.ts';
import { anyVariant, infoIn, variantOf } from './infos.ts';
import type { Entry, Part } from './part.ts';

/** The parts of a JSON document. `named` is the kind that the name of the file says. */
export function jsonParts(node: JsonObject, named: Kind | undefined): Part | undefined {
	const raw = rawOf(node, true);
	const found = kindOf(raw);
	const kind = 'kind' in found ? found.kind : named;
	return kind === undefined ? undefined : partOf(node, { resource: kind, isRoot: true, parent: undefined, field: undefined });
}

type Place = Pick<Part, 'resource' | 'isRoot' | 'parent' | 'field'>;

function partOf(node: JsonObject, place: Place): Part {
	const raw = rawOf(node, false);
	const entries: Entry[] = [];
	const part: Part = { ...place, span: node, head: { start: node.start, end: node.start + 1 }, entries, raw, node };
	const variant = variantOf(place.resource, raw, place.isRoot);
	for (const { name, key, value } of node.fields) {
		const info = infoIn(variant, name);
		const type = (info ?? infoIn(anyVariant(place.resource), name))?.type;
		entries.push({
			name,
			info,
			key,
			value: value && { start: value.start, end: value.end },
			scalar: value?.kind === 'scalar' ? value.value : undefined,
			parts: type === undefined || value === undefined ? [] : partsOf(type, value, part, name),
		});
	}
	return part;
}

function partsOf(type: FieldType, value: JsonNode, parent: Part, field: string): Part[] {
	const resource = resourceOf(type);
	if (resource === undefined) return [];
	const nodes = value.kind === 'array' ? value.items : [value];
	return nodes.flatMap((node) => (node.kind === 'object' ? [partOf(node, { resource, isRoot: false, parent, field })] : []));
}

/** The resource that a field of a type holds. */
export function resourceOf(type: FieldType): ResourceName | undefined {
	if (typeof type === 'string') return undefined;
	if ('of' in type) return type.of;
	return 'list' in type && type.list !== 'int' ? type.list : undefined;
}

/**
 * The single values of an object.
 *
 * @param deep - whether lists have their items, one level deep
 */
function rawOf(node: JsonObject, deep: boolean): RawObject {
	const raw: RawObject = {};
	for (const { name, value } of node.fields) {
		if (value === undefined) continue;
		const content = value.kind === 'scalar' ? value.value : value.kind === 'object' ? {} : deep ? value.items.map(shallow) : [];
		setField(raw, name, content);
	}
	return raw;
}

const shallow = (item: JsonNode): unknown => (item.kind === 'object' ? rawOf(item, false) : null);
