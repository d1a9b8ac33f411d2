import { readMap } from '@tilewright/format';
import { objectMap, tileMap } from './maps.ts';

/** The map of {@link tileMap} in XML, its tiles as comma-separated numbers, as Tiled writes them. */
export function tilesAsXml(): Uint8Array {
	const { layers } = readMap(tileMap('array'));
	const texts = layers.map((layer) => {
		if (layer.type !== 'tilelayer' || !('data' in layer)) return '';
		const lines = Array.from({ length: layer.height }, (_, y) => layer.data.subarray(y * layer.width, (y + 1) * layer.width).join(','));
		return ` <layer id="${layer.id}" name="${layer.name}" width="${layer.width}" height="${layer.height}">\n  <data encoding="csv">\n${lines.join(',\n')}\n</data>\n </layer>\n`;
	});
	return documentOf(1000, ' <tileset firstgid="1" source="ground.tsx"/>\n', texts.join(''));
}

/** The map of {@link objectMap} in XML. */
export function objectsAsXml(): Uint8Array {
	const { layers } = readMap(objectMap());
	const objects = layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
	const texts = objects.map((object) => {
		const { id, name, type, x, y, width, height, properties } = object;
		const items = properties?.map((property) => {
			const kind = property.type === 'string' ? '' : ` type="${property.type}"`;
			return `    <property name="${property.name}"${kind} value="${String(property.value)}"/>\n`;
		});
		const head = `  <object id="${id}" name="${name}" type="${type}" x="${x}" y="${y}" width="${width}" height="${height}">`;
		return `${head}\n   <properties>\n${items?.join('')}   </properties>\n  </object>\n`;
	});
	return documentOf(100, '', ` <objectgroup id="1" name="objects">\n${texts.join('')} </objectgroup>\n`);
}

function documentOf(size: number, tilesets: string, layers: string): Uint8Array {
	const head = `version="1.10" tiledversion="1.12.2" orientation="orthogonal" renderorder="right-down" width="${size}" height="${size}"`;
	const map = `<map ${head} tilewidth="16" tileheight="16" infinite="0" nextlayerid="5" nextobjectid="20001">`;
	return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${map}\n${tilesets}${layers}</map>\n`);
}
