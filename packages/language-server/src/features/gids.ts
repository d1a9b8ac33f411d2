import { splitGid } from '@tilewright/format';
import type { Outline } from '../outline/outline.ts';
import { outlineOf } from '../outline/outline.ts';
import type { Part } from '../outline/part.ts';
import { textOf } from '../outline/part.ts';
import type { Span } from '../text/span.ts';
import type { Workspace } from '../workspace.ts';

/** The number at an index of tile data; `undefined` if it is no list of numbers. */
export function numberAt(text: string, index: number, around: Span): (Span & { readonly value: number }) | undefined {
	const isDigit = (at: number): boolean => /\d/.test(text.charAt(at));
	let start = index;
	let end = index;
	while (start > around.start && isDigit(start - 1)) start--;
	while (end < around.end && isDigit(end)) end++;
	const before = text.slice(Math.max(around.start, start - 1), start);
	const after = text.slice(end, end + 1);
	if (start === end || end - start > 10 || !/^[\s,[>"]?$/.test(before) || !/^[\s,\]<"]?$/.test(after)) return undefined;
	return { start, end, value: Number(text.slice(start, end)) };
}

/** The tile of a GID in the map of an outline, in Markdown. */
export async function gidDoc(gid: number, { root }: Outline, path: string | undefined, workspace: Workspace): Promise<string | undefined> {
	const { tile: plain } = splitGid(gid);
	if (plain === 0) return 'An empty cell.';
	const tilesets = root?.entries.flatMap(({ name, parts }) => (name === 'tilesets' || name === 'tileset' ? parts : [])) ?? [];
	const own = tilesets
		.map((part) => ({ part, first: Number(part.raw['firstgid']) }))
		.filter(({ first }) => first <= plain)
		.sort((a, b) => b.first - a.first)[0];
	if (own === undefined) return undefined;
	const { name, count } = await tilesetOf(own.part, path, workspace);
	const tile = plain - own.first;
	const beyond = count !== undefined && tile >= count ? `, which has only ${count} tiles` : '';
	return `Tile **${tile}** of the tileset **${name}**${beyond}${flipWords(gid)}`;
}

function flipWords(gid: number): string {
	const split = splitGid(gid);
	const words = (['horizontal', 'vertical', 'diagonal'] as const).filter((axis) => split[axis]).map((axis) => `${axis}ly`);
	return words.length === 0 ? '' : `, flipped ${words.join(' and ')}`;
}

async function tilesetOf(
	part: Part,
	path: string | undefined,
	workspace: Workspace,
): Promise<{ readonly name: string; readonly count?: number }> {
	const source = textOf(part, 'source');
	if (source === undefined || path === undefined) return nameAndCount(part, source);
	const target = workspace.resolve(source, path);
	const bytes = target === undefined ? undefined : await workspace.load(target, path);
	if (bytes === undefined) return { name: source };
	const { root } = outlineOf(new TextDecoder().decode(bytes), source);
	return root?.resource === 'tileset' ? nameAndCount(root, source) : { name: source };
}

function nameAndCount(part: Part, source: string | undefined): { readonly name: string; readonly count?: number } {
	const { tilecount } = part.raw;
	return { name: textOf(part, 'name') ?? source ?? 'without name', ...(typeof tilecount === 'number' && { count: tilecount }) };
}
