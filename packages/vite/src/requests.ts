import { relativeTo } from './relative-to.ts';

/** The kind of document that an import asks for. */
export type Kind = 'map' | 'tileset' | 'world';

/** An import of a map or a tileset. */
export interface DocumentRequest {
	readonly kind: Exclude<Kind, 'world'>;
	/** The path of the file. */
	readonly file: string;
}

/** An import of a world. */
export interface WorldRequest {
	readonly kind: 'world';
	readonly file: string;
}

/** A request for a module of ours. */
export type Request = DocumentRequest | WorldRequest;

/** The kinds of files with these extensions. No other plugin takes them for its own. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
	['tmx', 'map'],
	['tmj', 'map'],
	['tsj', 'tileset'],
	['world', 'world'],
]);

/**
 * The ids of modules whose files have extensions that other plugins would take for their own, such as `.json` and `.tsx`. The id ends with
 * another one.
 */
const PREFIX = '\0tilewright:';
const END = '.js';

/** The id of the module of a request with a query. */
export const idOf = ({ kind, file }: Request): string => `${PREFIX}${kind}:${file}${END}`;

/** Parses an import with a query: `./town.json?map`. */
export function queried(source: string): Request | undefined {
	const { 1: file = '', 2: kind } = /^([^\0?]+)\?(map|tileset)$/.exec(source) ?? [];
	return kind === 'map' || kind === 'tileset' ? { file, kind } : undefined;
}

/** The specifier with which the module of another file imports a map. */
export const importOf = (map: string, from: string): string => relativeTo(from, map) + (kindOf(map) === 'map' ? '' : '?map');

/** The file of a module whose id is not its path. */
export const fileOf = (id: string): string | undefined => (id.startsWith(PREFIX) ? requestOf(id)?.file : undefined);

/** Returns the kind of a file by its extension; `undefined` if only a query can say it. */
const kindOf = (file: string): Kind | undefined => KINDS.get(/\.(\w+)$/.exec(file)?.[1] ?? '');

/** Returns the request for the module with an id; `undefined` if it is not one of ours. */
export function requestOf(id: string): Request | undefined {
	if (id.startsWith(PREFIX)) return queried(id.slice(PREFIX.length, -END.length).replace(/^(\w+):(.*)$/s, '$2?$1'));
	const kind = kindOf(id);
	return kind === undefined ? undefined : { kind, file: id };
}
