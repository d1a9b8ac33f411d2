/** The part of a document that is looked at. */
export interface Content {
	readonly fileName: string;
	readonly languageId: string;
	getText(): string;
}

/** The first tag of XML, after comments and the like. */
const FIRST_TAG = /^\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<([\w:]+)/;

/** Whether a `.tsx` file is a tileset, not TypeScript: it is XML whose first element says so. */
export const isTileset = (document: Content): boolean =>
	/\.tsx$/i.test(document.fileName) && FIRST_TAG.exec(document.getText())?.[1] === 'tileset';

/** Files that are documents of Tiled by their names. */
const BY_NAME = /\.(?:tmx|tx|tmj|tsj|tj|world)$|[\\/]tilewright\.config\.json$/i;

/** The words that the content of each map and tileset in JSON has near its start or end. */
const BY_CONTENT = /"(?:tiledversion|nextobjectid|tilewidth|firstgid|tilecount)"\s*:/;
const LOOKED_AT = 20_000;

/** Whether a document is for the server. Other JSON and XML is left alone. */
export function isForServer(document: Content): boolean {
	if (BY_NAME.test(document.fileName)) return true;
	if (document.languageId === 'xml') return isTileset(document);
	if (!/\.json$/i.test(document.fileName)) return false;
	const text = document.getText();
	return BY_CONTENT.test(text.slice(0, LOOKED_AT)) || BY_CONTENT.test(text.slice(-LOOKED_AT));
}
