import { droppedByUpgrade } from '../../issue/findings/upgrade.ts';
import type { Path } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import { isPresent } from '../../spec/choose.ts';
import type { ResourceName } from '../../spec/field.ts';
import { stepsFor } from '../upgrade/registry.ts';
import type { Checking } from './checking.ts';
import { keep } from './checking.ts';

/** Upgrades a value in an older form, step by step. @returns the value itself if it is in the newest */
export function upgraded(checking: Checking, name: ResourceName, raw: RawObject): RawObject {
	const { path, context } = checking;
	let value = raw;
	// The scan may have taken tile data out of a property with the name `data`.
	if (isObject(raw['properties'])) {
		path.push('properties');
		keep(checking, raw['properties']);
		path.pop();
	}
	// The properties of a collision layer move to the tile before the layer is checked (rule U7).
	if (name === 'tile' && isObject(raw['objectgroup']) && isObject(raw['objectgroup']['properties'])) {
		path.push('objectgroup', 'properties');
		keep(checking, raw['objectgroup']['properties']);
		path.length -= 2;
	}
	for (const step of stepsFor(name)) {
		if (!step.applies(value)) continue;
		context.report.upgraded(step.name, step.form, path, step.originOf?.(value));
		value = step.upgrade(value, (field, found, name = field.at(-1)) => reportDropped(checking, field, `\`${name}\``, found));
	}
	return name === 'layer' && isPresent(value['chunks']) && isPresent(value['data']) ? withoutChunks(checking, value) : value;
}

/** Cells of a layer win over its chunks, as in Tiled. Some programs write lists that are not used as empty ones. */
function withoutChunks(checking: Checking, { chunks, ...rest }: RawObject): RawObject {
	if (!Array.isArray(chunks) || chunks.length > 0) reportDropped(checking, ['chunks'], '`chunks` beside `data`', 'it');
	return rest;
}

function reportDropped({ path, context }: Checking, field: Path, what: string, found: string): void {
	context.report.add(droppedByUpgrade, [...path, ...field], { what, found });
}
