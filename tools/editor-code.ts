import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../packages/editor/dist/app/', import.meta.url));

/** The scripts and styles that the built editor loads: paths of files. */
export interface EditorCode {
	/** The files that the start page needs. */
	readonly start: readonly string[];
	/** The files that are loaded when a map is open, including those of the start page. Workers, and dialogs that were not opened, are left out. */
	readonly map: readonly string[];
	/** The scripts that workers start with, in addition to the page's. */
	readonly workers: readonly string[];
}

/** The parts that come with the first map. */
const WITH_MAPS = ['workbench'];

/** Finds out what the built editor loads, by the same lists as the page does. */
export function editorCode(): EditorCode {
	const page = readFileSync(`${app}index.html`, 'utf8');
	const start = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, name]) => name ?? []);
	// Vite's list of files, and which of them each part needs.
	const script = start
		.filter((name) => name.endsWith('.js'))
		.map((name) => readFileSync(`${app}${name}`, 'utf8'))
		.join('\n');
	const list = /m\.f=(\[[^\]]*\])/.exec(script)?.[1];
	if (list === undefined) throw new Error('The editor has no list of the parts that it loads later.');
	const files: unknown = JSON.parse(list);
	const names = Array.isArray(files) ? files.map(String) : [];
	const later = WITH_MAPS.flatMap((part) => {
		const found = new RegExp(`import\\(\`\\./${part}-[^\`]+\`\\).{0,300}?__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`).exec(script)?.[1];
		if (found === undefined) throw new Error(`The editor does not load ${part} later.`);
		return found.split(',').flatMap((index) => names[Number(index)] ?? []);
	});
	const paths = (all: readonly string[]): string[] => [...new Set(all)].map((name) => `${app}${name}`);
	return {
		start: paths(start),
		map: paths([...start, ...later.map((name) => name.replace('./', 'assets/'))]),
		workers: paths(readdirSync(`${app}assets`).flatMap((name) => (/^worker-.*\.js$/.test(name) ? `assets/${name}` : []))),
	};
}
