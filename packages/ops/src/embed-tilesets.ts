import type { Document, EmbeddedTileset, Tile, Tileset, TilesetFile, TilesetReference } from '@tilewright/format';
import { escapeSegment, makeIssue, notEmbedded, tilesetNeeded, variantFor, variantsOf } from '@tilewright/format/internal';
import type { FileIssue, Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import type { Outcome } from './outcome.ts';
import { copyBudget, TOO_LARGE } from './references/copy-budget.ts';
import { moved } from './references/moved.ts';
import { isReference } from './references/tileset-kind.ts';

/**
 * Embeds the tilesets that a map or template refers to. Their references are rewritten for the document's folder; each
 * `firstgid` stays. Entries of tiles that say nothing are left out. A missing tileset is an error, and the reference to it
 * stays.
 *
 * Detach templates first: they are matched with a map's tilesets by file.
 *
 * @param doc - a map or template; other documents have no tilesets
 * @param path - path of the document in the graph
 * @param graph - with the files of the tilesets
 * @example const { doc, issues } = embedTilesets(map, 'maps/cave.tmj', graph);
 */
export function embedTilesets<T extends Document>(doc: T, path: string, graph: Graph): Outcome<T> {
	const issues: FileIssue[] = [];
	const targets = targetsOf(graph, path);
	const budget = copyBudget();

	function embedded(tileset: Tileset, pointer: string): Tileset {
		if (!isReference(tileset)) return tileset;
		const found = targets.tileset(tileset.source);
		const isAllowed = found.doc === undefined || budget.allows(found.doc);
		if (found.doc !== undefined && isAllowed) {
			const content = contentOf(moved(found.doc, found.path, path));
			return { ...unknownOf(tileset, content, pointer), ...content, firstgid: tileset.firstgid };
		}
		const details = { operation: 'Embedding', found: `\`${tileset.source}\``, reason: found.doc === undefined ? found.why : TOO_LARGE };
		issues.push({ file: path, ...makeIssue(tilesetNeeded, `${pointer}/source`, details) });
		return tileset;
	}

	/** The unknown fields of a reference. The reader does not check those that have a meaning in other tilesets alone. */
	function unknownOf(reference: TilesetReference, content: object, pointer: string): Readonly<Record<string, unknown>> {
		const known = variantFor(variantsOf('tileset'), { ...reference })?.fields;
		const fields = Object.entries(reference);
		for (const [field, value] of fields) {
			if (known?.get(field)?.role !== 'inapplicable' || Reflect.get(content, field) === value) continue;
			issues.push({ file: path, ...makeIssue(notEmbedded, `${pointer}/${escapeSegment(field)}`, { field }) });
		}
		return Object.fromEntries(fields.filter(([field]) => known?.has(field) !== true));
	}

	const whole: Document = doc;
	switch (whole.type) {
		case 'map':
			return { doc: { ...doc, tilesets: whole.tilesets.map((tileset, i) => embedded(tileset, `/tilesets/${i}`)) }, issues };
		case 'template':
			if (whole.tileset === undefined) return { doc, issues };
			return { doc: { ...doc, tileset: embedded(whole.tileset, '/tileset') }, issues };
		case 'tileset':
		case 'world':
			return { doc, issues };
	}
}

/** The content of a tileset without what only files have: the kind, the versions, the target of the last export (rule J12). */
function contentOf(file: TilesetFile): Omit<EmbeddedTileset, 'firstgid'> {
	const { type: _, version: __, editorversion: ___, tiledversion: ____, editorsettings, ...content } = file;
	const { export: _____, ...settings } = editorsettings ?? {};
	const tiles = file.image ? file.tiles.filter(saysSomething) : file.tiles;
	const own = tiles.length === file.tiles.length ? content : { ...content, tiles };
	return Object.keys(settings).length === 0 ? own : { ...own, editorsettings: settings };
}

/** Whether an entry of a tile is needed. In collections of images, all are: they say which tiles there are. */
const saysSomething = (tile: Tile): boolean =>
	Object.entries(tile).some(([name, value]) => {
		if (name === 'properties' || name === 'animation') return !Array.isArray(value) || value.length > 0;
		return name !== 'id' && value !== undefined && value !== NOTHING[name];
	});

/** The defaults of fields of a tile. */
const NOTHING: Readonly<Record<string, unknown>> = { type: '', probability: 1 };
