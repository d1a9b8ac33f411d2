import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../support/build.ts';
import { project } from '../support/project.ts';

const OPTIONS = { project: 'game.tiled-project', types: 'src/tiled-types.ts' };

const projectText = (member: string): string =>
	JSON.stringify({
		propertyTypes: [{ id: 1, name: 'Coin', type: 'class', useAs: ['object'], members: [{ name: member, type: 'int', value: 5 }] }],
	});
const game = (more: Readonly<Record<string, string>> = {}): string =>
	project({ 'main.js': 'export const nothing = 0;', 'game.tiled-project': projectText('gold'), ...more });

describe('the option `types`', () => {
	it('writes the classes of the project, and what imports give', async () => {
		const root = game();
		await built(root, OPTIONS);
		expect(readFileSync(join(root, 'src/tiled-types.ts'), 'utf8')).toMatch(/^export interface Coin \{\n\treadonly gold: number;\n\}$/m);
		const imports = readFileSync(join(root, 'src/tiled-types-imports.d.ts'), 'utf8');
		expect(imports).toContain(
			"declare module '*.tmx' {\n\tconst map: import('@tilewright/play').GameMap<import(\"./tiled-types.js\").Classes>;\n\texport default map;\n}\n",
		);
		expect([...imports.matchAll(/declare module '(.*)'/g)].map(([, files]) => files)).toEqual([
			...['*.tmx', '*.tmj', '*?map', '*.tsj', '*?tileset', '*.world'],
		]);
	});

	it('touches no file that is up to date, and writes what changed', async () => {
		const root = game();
		await built(root, OPTIONS);
		const path = join(root, 'src/tiled-types.ts');
		utimesSync(path, 1000, 1000);
		await built(root, OPTIONS);
		expect(statSync(path).mtimeMs).toBe(1_000_000);
		writeFileSync(join(root, 'game.tiled-project'), projectText('silver'));
		await built(root, OPTIONS);
		expect(readFileSync(path, 'utf8')).toContain('readonly silver: number;');
	});

	it.each([
		['src/tiled-types.ts', 'export const mine = 1;'],
		['src/tiled-types-imports.d.ts', "declare module '*.tmx';"],
	])('keeps %s if somebody else wrote it', async (path, text) => {
		const root = game({ [path]: text });
		await expect(built(root, OPTIONS)).rejects.toThrow('was not written by tilewright, and is kept');
		expect(readFileSync(join(root, path), 'utf8')).toBe(text);
	});

	it.each([
		[{ types: 'src/types.ts' }, 'The option `types` needs the option `project`.'],
		[{ ...OPTIONS, types: 'src/types.d.ts' }, 'needs the name of a module in TypeScript, found "src/types.d.ts"'],
	])('refuses %j', async (options, message) => {
		await expect(built(game(), options)).rejects.toThrow(message);
	});
});
