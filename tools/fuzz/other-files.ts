import type { Loaded } from '@tilewright/ops';

const bytesOf = (text: string): Loaded => ({ bytes: new TextEncoder().encode(text) });

const TILESET =
	'<tileset name="t" tilewidth="16" tileheight="16" tilecount="4" columns="2"><image source="t.png" width="32" height="32"/><tile id="1" type="door"><objectgroup><object id="1" x="1" y="1" width="4" height="4"/></objectgroup></tile></tileset>';
const TEMPLATE =
	'<template><tileset firstgid="1" source="t.tsx"/><object name="o" type="chest" gid="2" width="16" height="16"><properties><property name="gold" type="int" value="5"/></properties></object></template>';
const MAP = '{"type":"map","width":1,"height":1,"tilewidth":16,"tileheight":16,"tilesets":[],"layers":[]}';

/** The content of the files that a document refers to, by the ends of their names. */
export const OTHER_FILES: readonly (Loaded & { readonly end: RegExp })[] = [
	{ end: /\.(?:tsx|tsj)$/, ...bytesOf(TILESET) },
	{ end: /\.(?:tx|tj)$/, ...bytesOf(TEMPLATE) },
	{ end: /\.(?:tmx|tmj)$/, ...bytesOf(MAP) },
];
