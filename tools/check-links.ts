/** Checks the links between the pages of the repository: each must lead to a file or folder that exists, and to a heading that is there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mistakes: string[] = [];
const headings = new Map<string, ReadonlySet<string>>();
let count = 0;

for (const page of pages()) checkLinks(page);
for (const mistake of mistakes) console.error(mistake);
console.log(`${count} links: ${mistakes.length === 0 ? 'all targets exist' : `${mistakes.length} are broken`}`);
exit(mistakes.length === 0 ? 0 : 1);

function pages(): string[] {
	const below = (folder: string): string[] =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name.replaceAll('\\', '/')));
	const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
	return [...readdirSync(root), ...packages, ...below('docs'), ...below('examples'), ...below('schema'), ...below('bench')].filter(
		(path) => path.endsWith('.md') && existsSync(join(root, path)),
	);
}

function checkLinks(page: string): void {
	prose(page)
		.split('\n')
		.forEach((line, index) => {
			for (const { 1: path = '', 2: anchor = '' } of line.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)) {
				if (/^[a-z]+:/.test(path)) continue;
				count++;
				const target = path === '' ? page : posix.join(dirname(page), path);
				const at = `${page}:${index + 1}: ${path}${anchor === '' ? '' : `#${anchor}`}`;
				if (!existsSync(join(root, target))) mistakes.push(`${at}: there is no ${target}`);
				else if (anchor !== '' && !headingsOf(target).has(anchor)) mistakes.push(`${at}: no heading of ${target} has this name`);
			}
		});
}

/** A page without its code, in as many lines. */
function prose(page: string): string {
	const text = readFileSync(join(root, page), 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replaceAll(/[^\n]/g, ''));
	return text.replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
}

/** The names by which links find the headings of a page: in small letters, without punctuation, with a hyphen for each space. */
function headingsOf(page: string): ReadonlySet<string> {
	const known = headings.get(page);
	if (known !== undefined) return known;
	const text = statSync(join(root, page)).isFile() ? prose(page) : '';
	const names = [...text.matchAll(/^#+ (.+)$/gm)].map(({ 1: heading = '' }) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
	const found = new Set(names);
	headings.set(page, found);
	return found;
}
