import { fieldsOf } from '@tilewright/format/fields';
import type { Subject } from '../../contributions/thing.ts';
import { propertiesWords } from './properties-words.ts';

/** Returns the title of the things, such as `Tile Layer` or `3 Objects`. */
export function titleOf({ kind, things }: Subject): string {
	const [first] = things;
	const count = things.length;
	switch (kind) {
		case 'map':
			return propertiesWords.map;
		case 'world':
			return propertiesWords.world;
		case 'worldMaps':
			return propertiesWords.worldMaps(count);
		case 'tileset':
			return propertiesWords.tileset;
		case 'wangset':
			return propertiesWords.ofSet;
		case 'wangcolor':
			return propertiesWords.ofColor;
		case 'tiles':
			return propertiesWords.tiles(count);
		case 'layers': {
			const types: Readonly<Record<string, string>> = propertiesWords.layerTypes;
			return count === 1 ? (types[String(first?.values['type'])] ?? propertiesWords.layerTypes.tilelayer) : propertiesWords.layers(count);
		}
		case 'objects': {
			if (count > 1 || first === undefined) return propertiesWords.objects(count);
			const { template: _, ...values } = first.values;
			const shapes: Readonly<Record<string, string>> = propertiesWords.shapes;
			return shapes[fieldsOf('object', values)?.variant ?? ''] ?? propertiesWords.shapes.rectangle;
		}
	}
}
