import type {
	Chunk,
	Document,
	EmbeddedTileset,
	FormatError,
	GroupLayer,
	HexagonalMap,
	ImageLayer,
	InfiniteTileLayer,
	Issue,
	IssueCode,
	Item,
	JsonObject,
	Layer,
	MapObject,
	ObjectLayer,
	Property,
	ReadDocument,
	ReadFailure,
	Template,
	TemplateInstance,
	TileLayer,
	TileMap,
	TileObject,
	TilesetFile,
	TilesetReference,
	World,
} from '@tilewright/format';
import { isInfinite, read, readMap, readTemplate, readTileset, readWorld, toExport } from '@tilewright/format';
import { describe, expectTypeOf, it } from 'vitest';

// The compiler checks these (`npm run typecheck`); at run time they do nothing.

describe('a map', () => {
	it('is narrowed by its orientation', () => {
		const check = (map: TileMap): void => {
			if (map.orientation === 'hexagonal') {
				expectTypeOf(map).toEqualTypeOf<HexagonalMap>();
				expectTypeOf(map.hexsidelength).toEqualTypeOf<number>();
				expectTypeOf(map.staggeraxis).toEqualTypeOf<'x' | 'y'>();
			}
			if (map.orientation === 'oblique') expectTypeOf(map.skewx).toEqualTypeOf<number>();
			if (map.orientation === 'orthogonal') expectTypeOf(map).not.toHaveProperty('hexsidelength');
			expectTypeOf(map.orientation).toEqualTypeOf<'orthogonal' | 'isometric' | 'oblique' | 'staggered' | 'hexagonal'>();
			expectTypeOf(map.properties).toEqualTypeOf<Property[]>();
		};
		expectTypeOf(check).toBeFunction();
	});
});

describe('a layer', () => {
	it('is narrowed by its type', () => {
		const check = (layer: Layer): void => {
			switch (layer.type) {
				case 'tilelayer':
					expectTypeOf(layer).toEqualTypeOf<TileLayer>();
					break;
				case 'objectgroup':
					expectTypeOf(layer).toEqualTypeOf<ObjectLayer>();
					expectTypeOf(layer.objects).toEqualTypeOf<MapObject[]>();
					break;
				case 'imagelayer':
					expectTypeOf(layer).toEqualTypeOf<ImageLayer>();
					expectTypeOf(layer.imagewidth).toEqualTypeOf<number | undefined>();
					break;
				case 'group':
					expectTypeOf(layer).toEqualTypeOf<GroupLayer>();
					expectTypeOf(layer.layers).toEqualTypeOf<Layer[]>();
					break;
				default:
					expectTypeOf(layer).toBeNever();
			}
		};
		expectTypeOf(check).toBeFunction();
	});

	it('of tiles is narrowed by its chunks', () => {
		const check = (layer: TileLayer): void => {
			if ('chunks' in layer) {
				expectTypeOf(layer).toEqualTypeOf<InfiniteTileLayer>();
				expectTypeOf(layer.chunks).toEqualTypeOf<Chunk[]>();
			} else expectTypeOf(layer.data).toEqualTypeOf<Uint32Array>();
			if (isInfinite(layer)) expectTypeOf(layer.startx).toEqualTypeOf<number>();
			else expectTypeOf(layer).toHaveProperty('data');
		};
		expectTypeOf(check).toBeFunction();
	});
});

describe('an object', () => {
	it('is narrowed by the field of its shape', () => {
		const check = (object: MapObject): void => {
			if ('gid' in object) expectTypeOf(object).toEqualTypeOf<TileObject | TemplateInstance>();
			if ('template' in object) {
				expectTypeOf(object).toEqualTypeOf<TemplateInstance>();
				expectTypeOf(object.width).toEqualTypeOf<number | undefined>();
			} else {
				expectTypeOf(object.width).toEqualTypeOf<number>();
				if ('gid' in object) expectTypeOf(object.gid).toEqualTypeOf<number>();
				else if ('polygon' in object) expectTypeOf(object.polygon).items.toEqualTypeOf<{ x: number; y: number }>();
				else if ('ellipse' in object) expectTypeOf(object.ellipse).toEqualTypeOf<true>();
				else if ('text' in object) expectTypeOf(object.text.halign).toEqualTypeOf<'left' | 'center' | 'right' | 'justify'>();
			}
		};
		expectTypeOf(check).toBeFunction();
	});
});

describe('a tileset', () => {
	it('of a map is narrowed by its source', () => {
		const check = (map: TileMap): void => {
			for (const tileset of map.tilesets) {
				if ('source' in tileset) expectTypeOf(tileset).toEqualTypeOf<TilesetReference>();
				else expectTypeOf(tileset).toEqualTypeOf<EmbeddedTileset>();
				expectTypeOf(tileset.firstgid).toEqualTypeOf<number>();
			}
		};
		expectTypeOf(check).toBeFunction();
		expectTypeOf<TilesetFile>().not.toHaveProperty('firstgid');
	});
});

describe('a property', () => {
	it('is narrowed by its type', () => {
		const check = (property: Property | Item): void => {
			if (property.type === 'int' || property.type === 'float' || property.type === 'object')
				expectTypeOf(property.value).toEqualTypeOf<number>();
			if (property.type === 'bool') expectTypeOf(property.value).toEqualTypeOf<boolean>();
			if (property.type === 'string' || property.type === 'color' || property.type === 'file')
				expectTypeOf(property.value).toEqualTypeOf<string>();
			if (property.type === 'class') expectTypeOf(property.value).toEqualTypeOf<JsonObject>();
			if (property.type === 'list') expectTypeOf(property.value).toEqualTypeOf<Item[]>();
		};
		expectTypeOf(check).toBeFunction();
	});
});

describe('the result of read', () => {
	it('is narrowed by kind and document together', () => {
		const check = (bytes: Uint8Array): void => {
			const { kind, doc, issues } = read(bytes);
			if (kind === 'map' && doc) expectTypeOf(doc).toEqualTypeOf<TileMap>();
			if (kind === 'tileset' && doc) expectTypeOf(doc).toEqualTypeOf<TilesetFile>();
			if (kind === 'template' && doc) expectTypeOf(doc).toEqualTypeOf<Template>();
			if (kind === 'world' && doc) expectTypeOf(doc).toEqualTypeOf<World>();
			if (doc) {
				expectTypeOf(doc).toEqualTypeOf<Document>();
				if (doc.type === 'map') expectTypeOf(doc).toEqualTypeOf<TileMap>();
			} else expectTypeOf(doc).toEqualTypeOf<undefined>();
			expectTypeOf(issues).toEqualTypeOf<readonly Issue[]>();
			expectTypeOf(issues[0]?.code).toEqualTypeOf<IssueCode | undefined>();
		};
		expectTypeOf(check).toBeFunction();
	});

	it('has the requested kind', () => {
		const check = (text: string): void => {
			expectTypeOf(read(text, { kind: 'map' })).toEqualTypeOf<ReadDocument<'map'> | ReadFailure>();
			expectTypeOf(readMap(text)).toEqualTypeOf<TileMap>();
			expectTypeOf(readTileset(text)).toEqualTypeOf<TilesetFile>();
			expectTypeOf(readTemplate(text)).toEqualTypeOf<Template>();
			expectTypeOf(readWorld(text)).toEqualTypeOf<World>();
			expectTypeOf(toExport(readTemplate(text), { from: '', to: '' })).toEqualTypeOf<Template>();
			// @ts-expect-error: a number is not a document
			read(5);
			// @ts-expect-error: there is no such kind
			read(text, { kind: 'project' });
		};
		expectTypeOf(check).toBeFunction();
		expectTypeOf<FormatError['issues']>().toEqualTypeOf<readonly Issue[]>();
	});
});
