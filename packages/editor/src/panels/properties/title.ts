import { fieldsOf } from '@tilewright/format/fields';
import { laterText } from '../../messages/later-text.ts';
import { text } from '../../messages/text.ts';
import type { Subject } from './model/thing.ts';

/** What the things are, such as `Tile Layer` or `3 Objects`. */
export function titleOf({ kind, things }: Subject): string {
	const { properties, layers } = text;
	const [first] = things;
	const count = things.length;
	switch (kind) {
		case 'map':
			return properties.map;
		case 'world':
			return properties.world;
		case 'worldMaps':
			return properties.worldMaps(count);
		case 'tileset':
			return properties.tileset;
		case 'wangset':
			return laterText.terrainSets.ofSet;
		case 'wangcolor':
			return laterText.terrainSets.ofColor;
		case 'tiles':
			return properties.tiles(count);
		case 'layers': {
			const types: Readonly<Record<string, string>> = layers.types;
			return count === 1 ? (types[String(first?.values['type'])] ?? layers.types.tilelayer) : properties.layers(count);
		}
		case 'objects': {
			if (count > 1 || first === undefined) return properties.objects(count);
			const { template: _, ...values } = first.values;
			const shapes: Readonly<Record<string, string>> = properties.shapes;
			return shapes[fieldsOf('object', values)?.variant ?? ''] ?? properties.shapes.rectangle;
		}
	}
}
