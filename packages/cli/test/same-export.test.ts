import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExportOptions } from '@tilewright/ops';
import { exportDocument, loadProject, resolve } from '@tilewright/ops';
import { FORMATS, formatNamed } from '@tilewright/ops/formats';
import { fileLoader } from '@tilewright/ops/node';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
mkdirSync(join(folder, 'dist'));
const loader = fileLoader({ root: folder });

/** Exports as the editor does, which has no command line. */
async function exported(source: string, target: string, format: string, options: Omit<ExportOptions, 'format'>) {
	const graph = await resolve(join(folder, source), loader);
	const [path = ''] = graph.roots;
	const file = graph.files.get(path);
	const chosen = formatNamed(format);
	if (file === undefined || chosen === undefined) throw new Error(`${source} cannot be exported as ${format}.`);
	const project = await loadProject(join(folder, 'brill.tiled-project'), loader);
	const result = await exportDocument(
		file.doc,
		path,
		{ ...options, format: chosen, ...(project.types && { types: project.types }), typesPath: join(folder, 'brill.tiled-project') },
		{
			graph,
			to: join(folder, target),
			measure: async (image, from) => {
				const resolved = loader.resolve(image, from);
				const loaded = 'path' in resolved ? await loader.load(resolved.path) : resolved;
				return 'bytes' in loaded ? imageSize(loaded.bytes) : undefined;
			},
		},
	);
	return result.files ?? [];
}

const MAPS = readdirSync(join(folder, 'maps')).map((name) => basename(name, '.tmj'));

describe('an export without the command line writes the same bytes [E135, E136]', () => {
	for (const { name: format, kinds } of FORMATS) {
		const extension = kinds.map;
		if (extension === undefined) continue;
		it(`as ${format}`, async () => {
			for (const map of MAPS) {
				const target = `out-${format}-${map}${extension}`;
				const words = ['export', `maps/${map}.tmj`, target, '--format', format, '--project', 'brill.tiled-project'];
				expect(tilewright(words, { cwd: folder }).status).toBe(0);
				const files = await exported(`maps/${map}.tmj`, target, format, {});
				expect(files.length).toBeGreaterThan(0);
				for (const { name, bytes } of files) expect(Buffer.from(bytes).equals(readFileSync(name)), name).toBe(true);
			}
		});
	}

	const CASES: readonly (readonly [words: string, options: Omit<ExportOptions, 'format'>])[] = [
		['--export-version 1.8', { writing: { version: '1.8' } }],
		['--export-version 1.0', { writing: { version: '1.0' } }],
		['--embed-tilesets --detach-templates', { embedTilesets: true, detachTemplates: true }],
		['--resolve-types-and-properties --minimize', { resolveTypes: true, writing: { minimize: true } }],
		[
			'--finite --renumber --remove-unused-tilesets --repair-grown',
			{ finite: true, renumber: true, removeUnusedTilesets: true, repairGrown: true },
		],
		['--compression gzip --compression-level 3 --indent 4', { writing: { compression: 'gzip', compressionLevel: 3, indent: 4 } }],
		['--encoding base64 --stamp tiledversion', { writing: { encoding: 'base64', stamp: 'tiledversion' } }],
		['--keep-image-sizes', { keepImageSizes: true }],
	];
	for (const [words, options] of CASES) {
		it(`with ${words}`, async () => {
			for (const map of MAPS) {
				const target = `dist/of-${map}.tmj`;
				const call = ['export', `maps/${map}.tmj`, target, ...words.split(' '), '--project', 'brill.tiled-project'];
				expect(tilewright(call, { cwd: folder }).status).toBe(0);
				const [file] = await exported(`maps/${map}.tmj`, target, 'json', options);
				expect(Buffer.from(file?.bytes ?? []).equals(readFileSync(join(folder, target))), map).toBe(true);
			}
		});
	}

	it('with embedded tilesets as files, and chunks of another size', async () => {
		const words = ['export', 'maps/infinite.tmj', 'out.tmx', '--chunk-size', '32x8', '--unembed-tilesets', 'own'];
		expect(tilewright(words, { cwd: folder }).status).toBe(0);
		const files = await exported('maps/infinite.tmj', 'out.tmx', 'tmx', {
			chunkSize: { width: 32, height: 8 },
			unembedTo: join(folder, 'own'),
		});
		for (const { name, bytes } of files) expect(Buffer.from(bytes).equals(readFileSync(name)), name).toBe(true);
	});

	const OTHERS: readonly (readonly [source: string, format: string, target: string])[] = [
		['tilesets/terrain.tsj', 'json', 'tilesets/terrain.json'],
		['tilesets/terrain.tsj', 'tsx', 'dist/terrain.tsx'],
		['tilesets/terrain.tsj', 'lua', 'terrain.lua'],
		['tilesets/village.tsj', 'json', 'dist/village.json'],
		['templates/chest.tj', 'json', 'dist/chest.json'],
		['templates/chest.tj', 'tx', 'templates/chest.tx'],
		['brill.world', 'json', 'brill.json'],
		['brill.world', 'world', 'dist/brill.world'],
	];
	const OTHER_CASES: typeof CASES = [
		['--indent 1', {}],
		['--export-version 1.8', { writing: { version: '1.8' } }],
		['--resolve-types-and-properties --minimize', { resolveTypes: true, writing: { minimize: true } }],
		['--stamp tiledversion', { writing: { stamp: 'tiledversion' } }],
		['--embed-tilesets --detach-templates', { embedTilesets: true, detachTemplates: true }],
		['--keep-image-sizes', { keepImageSizes: true }],
	];
	for (const [words, options] of OTHER_CASES) {
		it(`of tilesets, templates and worlds with ${words}`, async () => {
			for (const [source, format, target] of OTHERS) {
				const call = ['export', source, target, '--format', format, ...words.split(' '), '--project', 'brill.tiled-project'];
				expect(tilewright(call, { cwd: folder }).status, source).toBe(0);
				const [file] = await exported(source, target, format, options);
				expect(Buffer.from(file?.bytes ?? []).equals(readFileSync(join(folder, target))), `${source} as ${format}`).toBe(true);
			}
		});
	}

	it('of a world with patterns, beside it and in another folder [T5]', async () => {
		const world = { type: 'world', maps: [], patterns: [{ regexp: '^room-(\\d+)-(\\d+)\\.tmj$', multiplierX: 320, multiplierY: 160 }] };
		writeFileSync(join(folder, 'maps/rooms.world'), JSON.stringify(world));
		for (const name of ['room-0-0', 'room-1-2']) copyFileSync(join(folder, 'maps/orthogonal.tmj'), join(folder, `maps/${name}.tmj`));
		for (const target of ['maps/copy.world', 'dist/rooms.world']) {
			expect(tilewright(['export', 'maps/rooms.world', target, '--project', 'brill.tiled-project'], { cwd: folder }).status).toBe(0);
			const [file] = await exported('maps/rooms.world', target, 'world', {});
			expect(Buffer.from(file?.bytes ?? []).toString()).toBe(readFileSync(join(folder, target), 'utf8'));
		}
	});
});
