import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject } from '../model/json-value.ts';
import type { Kind } from '../spec/index.ts';
import { KINDS } from '../spec/index.ts';

/**
 * Recognizes the kind of a parsed document by its content: by `type`, or in files from before 1.0 by its fields.
 *
 * @returns the kind, or a description of what was found instead
 */
export function kindOf(root: unknown): { readonly kind: Kind; readonly root: RawObject } | { readonly found: string } {
	if (!isObject(root)) return { found: short(root) };
	const kind = KINDS.find((known) => known === root['type']) ?? byFields(root);
	return kind === undefined ? { found: otherFile(root) } : { kind, root };
}

function byFields(root: RawObject): Kind | undefined {
	if (Array.isArray(root['layers']) && 'tilesets' in root) return 'map';
	if (isObject(root['object']) && !('layers' in root)) return 'template';
	if (('tilewidth' in root || 'tileWidth' in root) && ('image' in root || 'tiles' in root || 'tilecount' in root)) return 'tileset';
	return isWorld(root) ? 'world' : undefined;
}

/** Worlds saved by Tiled have a `type`. Tiled also reads worlds without one. */
function isWorld({ layers, maps, patterns, onlyShowAdjacentMaps }: RawObject): boolean {
	if (layers !== undefined) return false;
	return onlyShowAdjacentMaps !== undefined || someHas(maps, 'fileName') || someHas(patterns, 'regexp');
}

const someHas = (list: unknown, field: string): boolean => Array.isArray(list) && list.some((item) => isObject(item) && field in item);

/** Describes a document of an unknown kind; project files by name. */
function otherFile(root: RawObject): string {
	if (Array.isArray(root['propertyTypes']) || 'automappingRulesFile' in root) return 'a project file';
	const fields = Object.keys(root);
	if (fields.length === 0) return 'an empty object';
	return `an object with ${fields
		.slice(0, 4)
		.map((field) => `\`${field}\``)
		.join(', ')}${fields.length > 4 ? ' …' : ''}`;
}
