/** What an import asks for. */
export type Kind = 'map' | 'tileset';

/** An import of a document. */
export interface Request {
	readonly kind: Kind;
	/** The path of the file. */
	readonly file: string;
}

/**
 * The ids of modules whose files have extensions that other plugins would take for their own, such as `.json` and `.tsx`. The id ends with
 * another one.
 */
const PREFIX = '\0tilewright:';
const END = '.js';

/** The id of the module of a request with a query. */
export const idOf = ({ kind, file }: Request): string => `${PREFIX}${kind}:${file}${END}`;

/** What an import with a query asks for: `./town.json?map`. */
export function queried(source: string): Request | undefined {
	const { 1: file = '', 2: kind } = /^([^\0?]+)\?(map|tileset)$/.exec(source) ?? [];
	return kind === 'map' || kind === 'tileset' ? { file, kind } : undefined;
}

/** The file of a module whose id is not its path. */
export const fileOf = (id: string): string | undefined => (id.startsWith(PREFIX) ? requestOf(id)?.file : undefined);

/** What the module with an id holds; `undefined` if it is none of ours. */
export function requestOf(id: string): Request | undefined {
	if (id.startsWith(PREFIX)) return queried(id.slice(PREFIX.length, -END.length).replace(/^(\w+):(.*)$/s, '$2?$1'));
	const { 1: extension } = /\.(tmx|tmj|tsj)$/.exec(id) ?? [];
	return extension === undefined ? undefined : { kind: extension === 'tsj' ? 'tileset' : 'map', file: id };
}
