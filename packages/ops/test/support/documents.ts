/** Small documents as texts of files. */

/** A map in JSON that refers to tilesets and has an instance of each template. */
export function mapJson({ tilesets = [], templates = [], ...more }: Parts & Record<string, unknown> = {}): string {
	const objects = templates.map((template, i) => ({ id: i + 1, template, x: 0, y: 0 }));
	return JSON.stringify(
		{
			type: 'map',
			version: '1.10',
			orientation: 'orthogonal',
			renderorder: 'right-down',
			width: 1,
			height: 1,
			tilewidth: 16,
			tileheight: 16,
			infinite: false,
			nextlayerid: 2,
			nextobjectid: objects.length + 1,
			layers: [{ type: 'objectgroup', id: 1, name: 'things', objects, opacity: 1, visible: true, x: 0, y: 0, draworder: 'topdown' }],
			tilesets: tilesets.map((source, i) => ({ firstgid: 1 + 100 * i, source })),
			...more,
		},
		null,
		1,
	);
}

interface Parts {
	readonly tilesets?: readonly string[];
	readonly templates?: readonly string[];
}

/** The same in XML. */
export const mapXml = ({ tilesets = [], templates = [] }: Parts = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="1" height="1" tilewidth="16" tileheight="16" infinite="0" nextlayerid="2" nextobjectid="9">
${tilesets.map((source, i) => ` <tileset firstgid="${1 + 100 * i}" source="${source}"/>\n`).join('')} <objectgroup id="1" name="things">
${templates.map((template, i) => `  <object id="${i + 1}" template="${template}" x="0" y="0"/>\n`).join('')} </objectgroup>
</map>
`;

/** A tileset in JSON with one image; the shapes of its first tile are instances of the templates. */
export function tilesetJson({ templates = [], image = 'tiles.png' }: { templates?: readonly string[]; image?: string } = {}): string {
	const objects = templates.map((template, i) => ({ id: i + 1, template, x: 0, y: 0 }));
	return JSON.stringify({
		type: 'tileset',
		version: '1.10',
		name: 'tiles',
		tilewidth: 16,
		tileheight: 16,
		tilecount: 4,
		columns: 2,
		margin: 0,
		spacing: 0,
		image,
		imagewidth: 32,
		imageheight: 32,
		...(objects.length > 0 && { tiles: [{ id: 0, objectgroup: { type: 'objectgroup', draworder: 'index', objects } }] }),
	});
}

export const tilesetXml = (image = 'tiles.png'): string => `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="tiles" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="${image}" width="32" height="32"/>
</tileset>
`;

/** A template of an object that shows the first tile of a tileset. */
export const templateJson = (tileset: string): string =>
	JSON.stringify({ type: 'template', tileset: { firstgid: 1, source: tileset }, object: { gid: 1, name: 'chest', width: 16, height: 16 } });

export const templateXml = (tileset: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<template>
 <tileset firstgid="1" source="${tileset}"/>
 <object name="chest" gid="1" width="16" height="16"/>
</template>
`;
