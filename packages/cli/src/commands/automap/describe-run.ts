import type { Change } from '@tilewright/edit';
import { count } from '../../host/text.ts';

/** Describes the changes that rules made, in a few words: `12 cells, 1 new layer`. */
export function describeRun(changes: readonly Change[]): string {
	let cells = 0;
	let [layers, tilesets, added, removed] = [0, 0, 0, 0];
	for (const change of changes) {
		if (change.type === 'cells') cells += change.areas.reduce((sum, { width, height }) => sum + width * height, 0);
		else if (change.type === 'insert' && change.list === 'layers') layers += change.items.length;
		else if (change.type === 'insert' && change.list === 'tilesets') tilesets += change.items.length;
		else if (change.type === 'insert' && change.list === 'objects') added += change.items.length;
		else if (change.type === 'remove' && change.list === 'objects') removed += change.items.length;
	}
	const parts = [
		cells > 0 && count(cells, 'cell'),
		layers > 0 && count(layers, 'new layer'),
		added > 0 && count(added, 'new object'),
		removed > 0 && `${count(removed, 'object')} removed`,
		tilesets > 0 && count(tilesets, 'new tileset'),
	].filter((part) => part !== false);
	if (changes.length === 0) return 'unchanged';
	return parts.length === 0 ? 'properties' : parts.join(', ');
}
