/** Makes a document of about a length in bytes, most of which is what its name says. */
export type Input = (length: number) => string;

const repeated = (piece: string, length: number): string => piece.repeat(Math.max(1, Math.floor(length / piece.length)));

const list = (item: string, length: number): string => repeated(`${item},`, length).slice(0, -1);

/** Pieces that are all different. */
function different(piece: (name: string, index: number) => string, length: number): string {
	const pieces: string[] = [];
	for (let size = 0; size < length; ) size += pieces[pieces.push(piece(pieces.length.toString(36), pieces.length)) - 1]?.length ?? 0;
	return pieces.join('');
}

const commas = (piece: (name: string, index: number) => string, length: number): string =>
	different((name, index) => `${index === 0 ? '' : ','}${piece(name, index)}`, length);

const map = (fields: string): string => `{"type":"map","width":1,"height":1,"tilewidth":16,"tileheight":16,${fields}}`;
const ours = (value: string): string => map(`"tilesets":[],"layers":[],"ours":${value}`);
const layers = (items: string): string => map(`"tilesets":[],"layers":[${items}]`);
const objects = (items: string): string => layers(`{"type":"objectgroup","id":1,"name":"a","objects":[${items}]}`);
const properties = (items: string): string => map(`"tilesets":[],"layers":[],"properties":${items}`);
const tileLayer = (fields: string): string => layers(`{"type":"tilelayer","id":1,"name":"a",${fields}}`);
const tileset = (fields: string): string =>
	`{"type":"tileset","name":"a","tilewidth":1,"tileheight":1,"tilecount":1,"columns":1,${fields}}`;

const xmlMap = (content: string, infinite = 0): string =>
	`<map version="1.10" width="1" height="1" tilewidth="16" tileheight="16" infinite="${infinite}">${content}</map>`;
const xmlObjects = (content: string): string => xmlMap(`<objectgroup id="1">${content}</objectgroup>`);
const xmlTileset = (content: string): string =>
	`<tileset name="a" tilewidth="1" tileheight="1" tilecount="1" columns="1">${content}</tileset>`;
const xmlProperty = (content: string): string => xmlMap(`<properties><property name="a"${content}</properties>`);

/** Groups in groups, 190 deep, around layers. */
const deep = (content: string): string => `${'{"type":"group","layers":['.repeat(190)}${content}${']}'.repeat(190)}`;

/** Documents that take much memory or time for their length, or once did. */
export const WORST_INPUTS: Readonly<Record<string, Input>> = {
	'empty objects': (n) => ours(`[${list('{}', n)}]`),
	'empty lists': (n) => ours(`[${list('[]', n)}]`),
	'objects with one field': (n) => ours(`[${list('{"":0}', n)}]`),
	'objects with a field of their own': (n) => ours(`[${commas((name) => `{"${name}":0}`, n)}]`),
	'different fields of one object': (n) => ours(`{${commas((name) => `"${name}":0`, n)}}`),
	'different unknown fields of the map': (n) => map(`"tilesets":[],"layers":[],${commas((name) => `"u${name}":0`, n)}`),
	'different unknown fields of objects': (n) => objects(commas((name) => `{"x":0,"y":0,"u${name}":0}`, n)),
	'one field again and again': (n) => map(`"tilesets":[],"layers":[],${list('"a":[]', n)}`),
	'short strings': (n) => ours(`[${commas((name) => `"${name}"`, n)}]`),
	'fractions and lists': (n) => ours(`[${list('0.5,[]', n)}]`),
	'long numbers': (n) => ours(`[${list('1.7976931348623157e308', n)}]`),
	'one very long number': (n) => ours(repeated('9', n)),
	'lists in lists': (n) => ours(`[${list('[[[[0]]]]', n)}]`),
	'objects in objects': (n) => ours(`[${list('{"":{"":{}}}', n)}]`),
	'one list in another, very deep': (n) => ours(`${'['.repeat(n / 2)}${']'.repeat(n / 2)}`),
	'one object in another, very deep': (n) => ours(`${'{"":'.repeat(n / 5)}0${'}'.repeat(n / 5)}`),
	'open brackets': (n) => '['.repeat(n),
	'a mistake at the end': (n) => `${ours(`[${list('{"a":0.5,"b":0.5,"c":0.5}', n)}]`)},`,
	spaces: (n) => ' '.repeat(n),
	'escapes of letters': (n) => map(`"tilesets":[],"layers":[],"class":"${repeated('\\u0041', n)}"`),
	'escapes of other characters': (n) => map(`"tilesets":[],"layers":[],"class":"${repeated('\\u4e00', n)}"`),
	'one character outside of ASCII': (n) => map(`"tilesets":[],"layers":[],"class":"木${repeated('a', n)}"`),

	'fields with the name of tile data': (n) => ours(`[${list('{"data":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}', n)}]`),
	'an unknown field of cells': (n) => map(`"tilesets":[],"layers":[],"data":[${list('1', n)}]`),
	'cells that are fractions': (n) => tileLayer(`"width":8000,"height":8,"data":[${list('1.5', n)}]`),
	'cells that are objects': (n) => tileLayer(`"width":8000,"height":8,"data":[${list('{}', n)}]`),
	'cells below zero': (n) => tileLayer(`"width":${Math.floor(n / 3)},"height":1,"data":[${list('-1', n)}]`),
	'cells as text': (n) => tileLayer(`"encoding":"csv","width":${Math.floor(n / 2)},"height":1,"data":"${list('1', n)}"`),
	'cells as text with escapes': (n) =>
		tileLayer(`"encoding":"csv","width":${Math.floor(n / 4)},"height":1,"data":"${repeated('1,\\n', n).slice(0, -3)}"`),
	'base64 with escapes': (n) => tileLayer(`"encoding":"base64","width":9,"height":9,"data":"${repeated('\\u0041', n)}"`),
	'chunks without cells': (n) => tileLayer(`"chunks":[${list('{"data":[],"x":0,"y":0,"width":0,"height":0}', n)}]`),
	'chunks of one cell': (n) =>
		tileLayer(`"encoding":"base64","chunks":[${list('{"data":"AQAAAA==","x":0,"y":0,"width":1,"height":1}', n)}]`),
	'empty chunks': (n) => tileLayer(`"chunks":[${list('{}', n)}]`),
	'tile layers of one cell': (n) => layers(list('{"type":"tilelayer","width":1,"height":1,"data":[1]}', n)),
	'tile layers without cells': (n) => layers(list('{"type":"tilelayer","width":0,"height":0,"data":[]}', n)),

	groups: (n) => layers(list('{"type":"group"}', n)),
	'groups with lists': (n) => layers(list('{"type":"group","layers":[]}', n)),
	'object layers': (n) => layers(list('{"type":"objectgroup","objects":[]}', n)),
	'image layers': (n) => layers(list('{"type":"imagelayer"}', n)),
	'deep groups': (n) => layers(list(deep(''), n)),
	'mistakes in a deep group': (n) => layers(deep(list('{"type":"group","locked":1}', n))),
	'empty map objects': (n) => objects(list('{}', n)),
	'map objects': (n) => objects(list('{"x":0,"y":0}', n)),
	'map objects with one id': (n) => objects(list('{"id":1,"x":0,"y":0}', n)),
	'map objects with numbers as text': (n) => objects(list('{"x":"0","y":"0","rotation":"0"}', n)),
	'map objects with fields without a value': (n) => objects(list('{"gid":null,"x":0,"y":0}', n)),
	points: (n) => objects(list('{"x":0,"y":0,"point":true}', n)),
	polygons: (n) => objects(list('{"x":0,"y":0,"polygon":[{"x":0,"y":0}]}', n)),
	'a polygon of many points': (n) => objects(`{"x":0,"y":0,"polygon":[${list('{"x":0,"y":0}', n)}]}`),
	texts: (n) => objects(list('{"x":0,"y":0,"text":{}}', n)),
	instances: (n) => objects(list('{"template":""}', n)),
	'older properties of objects': (n) => objects(list('{"x":0,"y":0,"properties":{"a":1}}', n)),
	'empty older properties of objects': (n) => objects(list('{"x":0,"y":0,"properties":{}}', n)),
	'older properties': (n) => properties(`{${commas((name) => `"${name}":0`, n)}}`),
	'empty properties': (n) => properties(`[${list('{}', n)}]`),
	'properties with one name': (n) => properties(`[${list('{"name":"a"}', n)}]`),
	'properties in no order': (n) => properties(`[${commas((_, i) => `{"name":"${((i * 7919) % 1_000_003).toString(36)}"}`, n)}]`),
	'items of a list': (n) => properties(`[{"name":"p","type":"list","value":[${list('{"value":0}', n)}]}]`),
	'empty items of a list': (n) => properties(`[{"name":"p","type":"list","value":[${list('{}', n)}]}]`),
	'members of a class': (n) => properties(`[{"name":"p","type":"class","value":{${commas((name) => `"${name}":0`, n)}}}]`),

	'references to tilesets': (n) => map(`"tilesets":[${list('{"firstgid":1,"source":""}', n)}],"layers":[]`),
	'different references to tilesets': (n) => map(`"tilesets":[${commas((_, i) => `{"firstgid":${i + 1},"source":""}`, n)}],"layers":[]`),
	tilesets: (n) => map(`"tilesets":[${list('{"firstgid":1,"tilewidth":1,"tileheight":1,"image":""}', n)}],"layers":[]`),
	tiles: (n) => tileset(`"tiles":[${list('{"id":0}', n)}]`),
	'different tiles': (n) => tileset(`"tiles":[${commas((_, i) => `{"id":${i},"type":"a"}`, n)}]`),
	'empty tiles': (n) => tileset(`"tiles":[${list('{}', n)}]`),
	'older tiles': (n) => tileset(`"tiles":{${commas((_, i) => `"${i}":{"type":"a"}`, n)}}`),
	'older properties of tiles': (n) => tileset(`"tileproperties":{${commas((_, i) => `"${i}":{"a":1}`, n)}}`),
	'tiles with shapes': (n) => tileset(`"tiles":[${list('{"id":0,"objectgroup":{"objects":[]}}', n)}]`),
	frames: (n) => tileset(`"tiles":[{"id":0,"animation":[${list('{"tileid":0,"duration":0}', n)}]}]`),
	'empty frames': (n) => tileset(`"tiles":[{"id":0,"animation":[${list('{}', n)}]}]`),
	'Wang tiles': (n) => tileset(`"wangsets":[{"name":"a","wangtiles":[${list('{"tileid":0,"wangid":[0,0,0,0,0,0,0,0]}', n)}]}]`),
	'Wang tiles without colors': (n) => tileset(`"wangsets":[{"name":"a","wangtiles":[${list('{"tileid":0,"wangid":[]}', n)}]}]`),
	'Wang sets': (n) => tileset(`"wangsets":[${list('{"name":""}', n)}]`),
	'colors of Wang sets': (n) => tileset(`"wangsets":[{"name":"a","colors":[${list('{"name":""}', n)}]}]`),
	terrains: (n) => tileset(`"terrains":[${list('{"name":"","tile":0}', n)}]`),
	'tiles with terrains': (n) =>
		tileset(`"terrains":[{"name":"a","tile":0}],"tiles":{${commas((_, i) => `"${i}":{"terrain":[0,0,0,0]}`, n)}}`),
	'maps of a world': (n) => `{"type":"world","maps":[${list('{"fileName":"","x":0,"y":0}', n)}]}`,
	'empty maps of a world': (n) => `{"type":"world","maps":[${list('{}', n)}]}`,
	'patterns of a world': (n) => `{"type":"world","patterns":[${list('{"regexp":""}', n)}],"maps":[]}`,
	'a .js export': (n) => `(function(name,data){})("a",${objects(list('{}', n))});`,

	'empty elements': (n) => xmlMap(repeated('<a/>', n)),
	'elements with a name of their own': (n) => xmlMap(different((name) => `<a${name}/>`, n)),
	'unknown elements with an attribute': (n) => xmlMap(repeated('<u a="0"/>', n)),
	'unknown elements in objects': (n) => xmlObjects(repeated('<object x="0" y="0"><u/></object>', n)),
	'open elements': (n) => repeated('<a>', n),
	'groups in XML': (n) => xmlMap(repeated('<group/>', n)),
	'empty tile layers in XML': (n) => xmlMap(repeated('<layer width="0" height="0"><data/></layer>', n)),
	'empty objects in XML': (n) => xmlObjects(repeated('<object/>', n)),
	'objects in XML': (n) => xmlObjects(repeated('<object x="0" y="0"/>', n)),
	'objects with wrong values': (n) => xmlObjects(repeated('<object x="a" y="b"/>', n)),
	'different attributes': (n) => xmlMap(`<objectgroup id="1" ${different((name) => `a${name}="" `, n)}/>`),
	'points in XML': (n) => xmlObjects(`<object x="0" y="0"><polygon points="${repeated('0,0 ', n)}"/></object>`),
	'wrong points': (n) => xmlObjects(`<object x="0" y="0"><polygon points="${repeated('a ', n)}"/></object>`),
	'properties in XML': (n) => xmlMap(`<properties>${repeated('<property name="a"/>', n)}</properties>`),
	'different properties in XML': (n) => xmlMap(`<properties>${different((name) => `<property name="${name}"/>`, n)}</properties>`),
	'items of a list in XML': (n) => xmlProperty(` type="list">${repeated('<item/>', n)}</property>`),
	'members of a class in XML': (n) =>
		xmlProperty(` type="class"><properties>${different((name) => `<property name="${name}"/>`, n)}</properties></property>`),
	'cells as elements': (n) =>
		xmlMap(`<layer id="1" width="${Math.floor(n / 7)}" height="1"><data>${repeated('<tile/>', n)}</data></layer>`),
	'cells in XML': (n) =>
		xmlMap(`<layer id="1" width="${Math.floor(n / 2)}" height="1"><data encoding="csv">${list('1', n)}</data></layer>`),
	'cells with references': (n) =>
		xmlMap(
			`<layer id="1" width="${Math.floor(n / 6)}" height="1"><data encoding="csv">${repeated('1&#44;', n).slice(0, -5)}</data></layer>`,
		),
	'base64 in XML': (n) =>
		xmlMap(`<layer id="1" width="${Math.floor(n / 16) * 3}" height="1"><data encoding="base64">${repeated('AAAA', n)}</data></layer>`),
	'chunks in XML': (n) =>
		xmlMap(
			`<layer id="1" width="1" height="1"><data encoding="csv">${repeated('<chunk x="0" y="0" width="1" height="1">1</chunk>', n)}</data></layer>`,
			1,
		),
	'pieces of text': (n) => xmlProperty(`>${repeated('x<b/>', n)}</property>`),
	'CDATA sections': (n) => xmlProperty(`>${repeated('<![CDATA[]]>', n)}</property>`),
	comments: (n) => xmlMap(repeated('<!---->', n)),
	'references in a text': (n) => xmlProperty(`>${repeated('&lt;', n)}</property>`),
	'old line ends in a text': (n) => xmlProperty(`>${repeated('\r', n)}</property>`),
	'line ends in an attribute': (n) => xmlProperty(` value="${repeated('\r\n', n)}"/>`),
	'references in an attribute': (n) => xmlProperty(` value="${repeated('&lt;', n)}"/>`),
	'an attribute outside of ASCII': (n) => xmlProperty(` value="${repeated('木', n / 3)}"/>`),
	'lines of a text': (n) => xmlObjects(`<object x="0" y="0"><text>${repeated('a\n', n)}</text></object>`),
	'an image in XML': (n) =>
		xmlMap(`<imagelayer id="1"><image format="png"><data encoding="base64">${repeated('AAAA', n)}</data></image></imagelayer>`),
	'tiles in XML': (n) => xmlTileset(different((_, i) => `<tile id="${i}" type="a"/>`, n)),
	'frames in XML': (n) => xmlTileset(`<tile id="0"><animation>${repeated('<frame/>', n)}</animation></tile>`),
	'Wang tiles in XML': (n) =>
		xmlTileset(
			`<wangsets><wangset name="a" type="corner" tile="-1">${repeated('<wangtile tileid="0" wangid="0x0"/>', n)}</wangset></wangsets>`,
		),
	'a long wangid': (n) =>
		xmlTileset(
			`<wangsets><wangset name="a" type="corner" tile="-1"><wangtile tileid="0" wangid="${repeated('0,', n)}"/></wangset></wangsets>`,
		),
	'a document type declaration': (n) => `<!DOCTYPE map [${repeated('<!ENTITY a "b">', n)}]>${xmlMap('')}`,
	'shapes of a template': (n) => `<template><object>${repeated('<point/>', n)}</object></template>`,
};
