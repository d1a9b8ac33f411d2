import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolve } from '@tilewright/ops';
import type { Renderer } from '@tilewright/render-node';
import { openRenderer } from '@tilewright/render-node';
import { afterAll, describe, expect, it } from 'vitest';
import { gateFor } from '../packages/cli/src/gate/gate.ts';
import type { PictureDifference } from './support/compare-picture.ts';
import { comparePicture } from './support/compare-picture.ts';
import type { Contact } from './support/contact-sheet.ts';
import { contactSheet } from './support/contact-sheet.ts';
import { corpusDocs, corpusRows, expectedPicture, hasCorpus } from './support/corpus.ts';
import { effort, sampleOf } from './support/effort.ts';

const MARKER = '[R10] a tile without a picture gets a marker of the size of its cell; tmxrasterizer draws a dot';
const CLEARED = '[R10] [G5] a cell with an unknown tile gets a marker; Tiled clears it';
const OUTSIDE = '[C4] its image is outside the folder of the project, and `--root` is not given';
const SVG = '[R12] an SVG picture is drawn by another library: its smoothed edges differ';

/** Maps with only tiles and images whose pixels differ, and why. */
const DEVIATIONS: Readonly<Record<string, string>> = {
	'mapeditor+tiled/tests/errors/tileset_image_not_found_in_tileset.tmx': MARKER,
	'mapeditor+tiled/tests/errors/tileset_image_not_found_in_map.tmx': MARKER,
	'mapeditor+tiled/tests/errors/tile_image_not_found_in_tileset.tmx': MARKER,
	'mapeditor+tiled/util/java/libtiled-java/src/test/resources/desert_missing_image/desert.tmx': MARKER,
	'SSBMTonberry+tileson/content/test-maps/tileset_properties.json': MARKER,
	'SSBMTonberry+tileson/content/test-maps/issues/Preluda3.json': MARKER,
	'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json': CLEARED,
	...Object.fromEntries(
		['project', 'project-v1.9'].flatMap((project) =>
			[
				...['map1', 'map2', 'map3'].map((name) => `maps/${name}`),
				...['w1', 'w2', 'w3', 'w4', 'w4_excluded'].map((name) => `world/${name}`),
			].map((name) => [`SSBMTonberry+tileson/content/test-maps/${project}/${name}.json`, OUTSIDE]),
		),
	),
	'mapeditor+tiled/tests/automapping/inputnot/rules.tmx': SVG,
	'mapeditor+tiled/tests/automapping/match-type/rules.tmx': SVG,
};

/** The share of pixels outside lines and letters that may differ. */
const LOOSE = 0.02;

/** How many maps the contact sheet shows. */
const WORST = 24;

const OUT = fileURLToPath(new URL('../node_modules/.cache/pictures/', import.meta.url));

/** A picture of 164 million pixels: it takes as long as a hundred others. */
const HUGE = 'SSBMTonberry+tileson/content/test-maps/issues/issue_17.json';

const rows = sampleOf(
	corpusRows.filter(({ path, png }) => png !== undefined && (path !== HUGE || effort(0, 1) > 0)),
	4,
);
const compared = new Map<string, PictureDifference>();

describe.skipIf(!hasCorpus)('[R12, C4] pictures of public maps equal those of tmxrasterizer', () => {
	it.each(rows.map((row) => [row.path, row] as const))(
		'%s',
		async (path, row) => {
			const renderer = await open(path);
			const found = await comparePicture(renderer, expectedPicture(row));
			compared.set(path, found);
			expect(found.sizes).toBeUndefined();
			const share = found.beyondLines / (found.width * found.height);
			if (path in DEVIATIONS) expect(found.different, 'equal now: take it off the list').toBeGreaterThan(0);
			else if (found.loose) expect(share).toBeLessThan(LOOSE);
			else expect(found.different, `first at ${JSON.stringify(found.first)}, by ${found.worst}`).toBe(0);
		},
		60_000,
	);

	afterAll(async () => {
		mkdirSync(OUT, { recursive: true });
		const table = tableOf([...compared].sort(([, a], [, b]) => shareOf(b) - shareOf(a)));
		writeFileSync(`${OUT}differences.md`, table.join('\n'));
		const equal = [...compared.values()].filter(({ different }) => different === 0).length;
		console.log(
			`${equal} of ${compared.size} pictures are equal; the others:\n${table.filter((line) => !line.endsWith('| 0 |  |')).join('\n')}`,
		);
		writeFileSync(`${OUT}worst.png`, await contactSheet(await contacts()));
		console.log(`All maps: ${OUT}differences.md; the worst: ${OUT}worst.png`);
	}, 120_000);
});

const shareOf = ({ different, width, height }: PictureDifference): number => different / (width * height);

const tableOf = (found: readonly (readonly [string, PictureDifference])[]): string[] => [
	'| map | pixels | different | but for lines and letters | worst | why |',
	'| --- | --- | --- | --- | --- | --- |',
	...found.map(
		([path, { width, height, different, beyondLines, worst }]) =>
			`| ${path} | ${width} × ${height} | ${different} | ${beyondLines} | ${worst} | ${DEVIATIONS[path] ?? ''} |`,
	),
];

async function contacts(): Promise<Contact[]> {
	const worst = [...compared]
		.filter(([, { first, width, height }]) => first !== undefined && width * height < 2 ** 24)
		.sort(([, a], [, b]) => b.beyondLines - a.beyondLines || shareOf(b) - shareOf(a))
		.slice(0, WORST);
	return await Promise.all(
		worst.flatMap(([path, { first }]) => {
			const row = rows.find((one) => one.path === path);
			return row === undefined || first === undefined ? [] : [contactOf(path, first, expectedPicture(row))];
		}),
	);
}

async function contactOf(path: string, first: Contact['first'], theirs: Uint8Array): Promise<Contact> {
	const renderer = await open(path);
	return { title: path, first, theirs, ours: await renderer.encode('png') };
}

/** Opens a file as the command does, by the absolute path and without `--root`, whatever the working folder is. */
async function open(path: string): Promise<Renderer> {
	const whole = join(corpusDocs, path);
	const { loader } = gateFor(dirname(whole), {});
	return await openRenderer(await resolve([whole], loader), { loader });
}
