import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A document that mutations start from. */
export interface Seed {
	/** Its path, without the folder that it is from. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

const DOCUMENTS = /\.(?:tmj|tsj|tj|tmx|tsx|tx|world|json|js|xml)$/;

/** Folders with documents, from the root of the project. The last one is not part of the repository. */
const FOLDERS = ['examples', 'fixtures', '../shared/corpus/docs', '../shared/hostile'];

/** Larger documents would take most of the time, and have the same fields. */
const MOST_BYTES = 20_000;

/** All documents to start from, in an order that does not depend on the system. */
export function seeds(own = false): readonly Seed[] {
	return FOLDERS.slice(0, own ? 2 : undefined).flatMap((folder) => {
		const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
		if (!existsSync(root)) return [];
		return readdirSync(root, { recursive: true, encoding: 'utf8' })
			.filter((name) => DOCUMENTS.test(name) && !/node_modules|(?:^|\/)(?:expected|findings|types)\.json$/.test(name))
			.sort()
			.map((name) => ({ name: `${folder}/${name}`, bytes: new Uint8Array(readFileSync(root + name)) }))
			.filter(({ bytes }) => bytes.length > 0 && bytes.length <= MOST_BYTES);
	});
}
