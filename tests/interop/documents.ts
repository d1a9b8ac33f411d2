import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusRows, hasCorpus } from '../support/corpus.ts';

export type Kind = 'map' | 'tileset' | 'template';

/** A document in the copy, next to which files may be written. */
export interface Source {
	/** Its name in the output: a path from `examples/` or the corpus. */
	readonly name: string;
	readonly kind: Kind;
	readonly syntax: 'json' | 'xml';
	readonly path: string;
}

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const corpus = fileURLToPath(new URL('../../../shared/corpus/docs', import.meta.url));

const FOLDERS = [
	['maps', 'map'],
	['tilesets', 'tileset'],
	['templates', 'template'],
] as const;

const isKind = (kind: string): kind is Kind => kind === 'map' || kind === 'tileset' || kind === 'template';

/** Copies the examples and the corpus, if present, into a folder, as a whole, so that references and images resolve. */
export function mirror(folder: string): Source[] {
	cpSync(examples, join(folder, 'examples'), { recursive: true });
	const sources: Source[] = FOLDERS.flatMap(([under, kind]) =>
		readdirSync(join(examples, under)).map((file) => {
			const name = `examples/${under}/${file}`;
			return { name, kind, syntax: 'json', path: join(folder, name) };
		}),
	);
	if (!hasCorpus) return sources;
	cpSync(corpus, join(folder, 'corpus'), { recursive: true });
	for (const { path, kind, syntax } of corpusRows) {
		if (isKind(kind)) sources.push({ name: path, kind, syntax, path: join(folder, 'corpus', path) });
	}
	return sources;
}

/** Tiled does not export templates: it gets a map with an instance, which it detaches. */
export function mapWithInstance(template: string): string {
	const path = `${template}.map.tmx`;
	writeFileSync(
		path,
		`<map version="1.8" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8" infinite="0" nextlayerid="2" nextobjectid="2">
 <objectgroup id="1"><object id="1" template="${basename(template)}" x="8" y="16"/></objectgroup>
</map>
`,
	);
	return path;
}
