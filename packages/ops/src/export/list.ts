import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { js } from './js.ts';
import { js1 } from './js1.ts';
import { json } from './json.ts';
import { json1 } from './json1.ts';
import { lua } from './lua.ts';
import { world } from './world.ts';
import { tmx, tsx, tx } from './xml.ts';

/** All export formats. The first that has the extension of a target is the default for it. */
export const FORMATS: readonly Format[] = [json, json1, tmx, tsx, tx, world, js, js1, lua, csv];

/** The formats that Tiled writes in addition to JSON and XML; those that are not in {@link FORMATS} are refused by name. */
const TILED_FORMATS: readonly string[] = [
	'defold',
	'defoldcollection',
	'droidcraft',
	'flare',
	'gmx',
	'replicaisland',
	'rpmap',
	'tbin',
	'tengine',
	'yy',
];

export const formatNamed = (name: string): Format | undefined => FORMATS.find((format) => format.name === name);

/** The default format of an extension. */
export const formatOfExtension = (extension: string): Format | undefined =>
	FORMATS.find(({ extensions }) => extensions.includes(extension));

/** Whether Tiled writes a format of this name, and tilewright does not. */
export const isUnsupported = (name: string): boolean => TILED_FORMATS.includes(name) && formatNamed(name) === undefined;

/** Whether a word is the name of a format of ours or of Tiled. */
export const isFormatName = (word: string): boolean => formatNamed(word) !== undefined || TILED_FORMATS.includes(word);
