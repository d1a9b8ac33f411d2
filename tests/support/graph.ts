import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { read, referencesOf } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';

/** Reads a document and all documents that it refers to, at any depth, from the file system. Paths are absolute. */
export function graphOf(root: string): Graph {
	const files = new Map<string, GraphFile>();
	const open = [root];
	for (let path = open.pop(); path !== undefined; path = open.pop()) {
		if (files.has(path) || !existsSync(path)) continue;
		const { doc, source } = read(readFileSync(path));
		if (doc === undefined) continue;
		const folder = dirname(path);
		const links = referencesOf(doc).map((reference) => ({ ...reference, to: resolve(folder, reference.path.replaceAll('\\', '/')) }));
		files.set(path, { path, doc, source, links });
		for (const { role, to } of links) if (role === 'tileset' || role === 'template') open.push(to);
	}
	return { roots: [root], files, issues: [] };
}
