import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Picture } from './support/pictures.ts';
import { COLORS, objectLayer, picture, smallMap, tileLayer } from './support/pictures.ts';
import type { Outcome } from './support/run.ts';
import { copyOfExamples, temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const call = (line: string, input?: Uint8Array): Outcome =>
	tilewright(line.split(' '), { cwd: folder, ...(input !== undefined && { input }) });
const drawn = (name: string): Promise<Picture> => picture(join(folder, name));

const GROUND = [1, 1, 3, 0, 1, 1, 0, 4];
smallMap(folder, { layers: [tileLayer(1, 'Ground', GROUND), objectLayer(2, 'Things', [['Key', 4, 0, 16]])] }, 'old.tmj');
smallMap(folder, { layers: [tileLayer(1, 'Ground', [1, 2, 0, 3, 1, 1, 0, 4]), objectLayer(2, 'Things', [['Key', 4, 16, 16]])] }, 'new.tmj');

/** The positions of the two maps of 4 × 2 tiles in the picture. It is enlarged four times, so a tile has 32 pixels. */
const MAP = { before: { x: 82, y: 46 }, after: { x: 358, y: 46 } };
const middle = (side: 'before' | 'after', column: number, row: number): [number, number] => [
	MAP[side].x + 16 + column * 32,
	MAP[side].y + 16 + row * 32,
];
/** Red, green and blue of a pixel. */
const rgb = (image: Picture, at: [number, number]): number[] => [...Buffer.from(image.at(...at), 'hex').subarray(0, 3)];

describe('tilewright diff --image', () => {
	it('draws both maps with colored changes, the rest pale, and prints the list', async () => {
		const { status, stdout, stderr } = call('diff old.tmj new.tmj --image changes.png');
		expect([status, stdout, stderr]).toEqual([1, call('diff old.tmj new.tmj').stdout, '']);
		const image = await drawn('changes.png');
		expect([image.width, image.height]).toEqual([568, 160]);
		// The red tile at 0, 0 did not change: it is pale on both sides.
		const [red, green, blue] = rgb(image, middle('before', 0, 0));
		expect(rgb(image, middle('after', 0, 0))).toEqual([red, green, blue]);
		expect(Math.min(red ?? 0, green ?? 0, blue ?? 0)).toBeGreaterThan(128);
		// Before, removed cells are a reddish blue; after, the ground below them has no mark.
		expect(rgb(image, middle('before', 2, 0))[2]).toBeGreaterThan(200);
		expect(image.at(...middle('after', 2, 0))).toBe('f1f1f4ff');
		expect(image.at(...middle('before', 3, 0))).toBe('f1f1f4ff');
	});

	it('marks by color: removed red, added green, changed amber', async () => {
		call('diff old.tmj new.tmj --image changes.png');
		const image = await drawn('changes.png');
		const colors = (side: 'before' | 'after'): Set<string> => {
			const { x, y } = MAP[side];
			return new Set(Array.from({ length: 128 * 64 }, (_, i) => image.at(x + (i % 128), y + Math.floor(i / 128))));
		};
		const [before, after] = [colors('before'), colors('after')];
		expect([before.has('e5484dff'), before.has('30a46cff'), before.has('ffb224ff')]).toEqual([true, false, true]);
		expect([after.has('e5484dff'), after.has('30a46cff'), after.has('ffb224ff')]).toEqual([false, true, true]);
	});

	it('is deterministic, and is written without pale parts if nothing differs', async () => {
		call('diff old.tmj new.tmj --image first.png');
		call('diff old.tmj new.tmj --image second.png');
		expect(readFileSync(join(folder, 'first.png')).equals(readFileSync(join(folder, 'second.png')))).toBe(true);
		expect(call('diff old.tmj old.tmj --image same.png')).toMatchObject({ status: 0, stdout: 'no differences\n' });
		expect((await drawn('same.png')).at(...middle('before', 0, 0))).toBe(COLORS[1]);
	});

	it('can be combined with --json', () => {
		const { status, stdout } = call('diff --json old.tmj new.tmj --image json.png');
		expect([status, JSON.parse(stdout).changes.length]).toEqual([1, 2]);
		expect(existsSync(join(folder, 'json.png'))).toBe(true);
	});

	it('scales, crops, and chooses the format by the extension', async () => {
		expect(call('diff old.tmj new.tmj --image large.png --scale 20').status).toBe(1);
		expect((await drawn('large.png')).width).toBe(2 * 640 + 72);
		const wide = { width: 200, height: 1, layers: [{ ...tileLayer(1, 'Ground', Array(200).fill(1)), width: 200, height: 1 }] };
		smallMap(folder, wide, 'wide.tmj');
		smallMap(
			folder,
			{ ...wide, layers: [{ ...tileLayer(1, 'Ground', [...Array(150).fill(1), 2, ...Array(49).fill(1)]), width: 200, height: 1 }] },
			'wider.tmj',
		);
		call('diff wide.tmj wider.tmj --image whole.webp');
		call('diff wide.tmj wider.tmj --image part.jpg --crop --scale 4');
		expect((await drawn('whole.webp')).width).toBe(2 * 1600 + 72);
		expect((await drawn('part.jpg')).width).toBe(2 * 12 * 8 * 4 + 72);
	});

	it('leaves a side empty if there is no document', async () => {
		expect(call('diff /dev/null new.tmj --image added.png').status).toBe(1);
		const image = await drawn('added.png');
		expect(image.at(...middle('before', 0, 1))).toBe('f1f1f4ff');
		expect(image.at(...middle('after', 0, 0))).toBe(COLORS[1]);
	});

	it('resolves paths from --base', async () => {
		mkdirSync(join(folder, 'maps'), { recursive: true });
		smallMap(join(folder, 'maps'), {}, 'map.tmj');
		const input = readFileSync(join(folder, 'maps/map.tmj'));
		mkdirSync(join(folder, 'empty'), { recursive: true });
		const lost = tilewright(['diff', '-', '../maps/map.tmj', '--image', '../lost.png'], { cwd: join(folder, 'empty'), input });
		expect([lost.status, lost.stderr]).toEqual([0, expect.stringContaining('tiles.png')]);
		expect(call('diff - maps/map.tmj --base maps --image found.png', input)).toMatchObject({ status: 0, stderr: '' });
		expect((await drawn('found.png')).at(...middle('before', 0, 0))).toBe(COLORS[1]);
	});

	it.each([
		['diff old.tmj new.tmj --image -', 'The picture cannot go to standard output', 'Name a file'],
		['diff old.tmj new.tmj --json --image /dev/stdout', 'The picture cannot go to standard output', 'Name a file'],
		['diff old.tmj new.tmj --image x.svg', 'Changes cannot be drawn as svg.', '.png, .webp or .jpg'],
		['diff old.tmj new.tmj --image x.bmp', 'No picture format has the extension ".bmp"', ''],
		['diff old.tmj new.tmj --crop', '--crop needs --image.', '--image changes.png'],
		['diff old.tmj new.tmj --scale 2', '--scale needs --image.', '--image changes.png'],
		['diff old.tmj new.tmj --image x.png --scale 900', 'too large to draw', '--crop'],
		['diff old.tmj new.tmj --image x.png --base gone', '--base: there is no folder "gone".', ''],
		['diff /dev/null /dev/null --image x.png', 'There is no map to draw', 'Leave --image out'],
	])('refuses %s', (line, message, advice) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toContain(message);
		expect(stderr).toContain(advice);
	});

	it('refuses other documents, and writes nothing if a document has errors', () => {
		const examples = copyOfExamples();
		writeFileSync(join(examples, 'broken.tmj'), '{ "type": "map", "width": "x" }');
		const run = (...words: string[]): Outcome => tilewright(['diff', ...words, '--image', 'x.png'], { cwd: examples });
		const tileset = run('tilesets/terrain.tsj', 'tilesets/terrain.tsj');
		expect([tileset.status, tileset.stderr]).toEqual([2, expect.stringContaining('is a tileset: only maps can be drawn.')]);
		expect(run('broken.tmj', 'maps/oblique.tmj').status).toBe(1);
		expect(existsSync(join(examples, 'x.png'))).toBe(false);
	});

	it.each(['orthogonal', 'hexagonal', 'isometric', 'staggered', 'oblique', 'infinite', 'everything'])(
		'draws the example %s',
		async (name) => {
			const examples = copyOfExamples();
			const path = join(examples, 'maps', `${name}.tmj`);
			const changed = readFileSync(path, 'utf8').replace(/"x": (\d+)\.?\d*/g, (_, x) => `"x": ${Number(x) + (Number(x) === 0 ? 0 : 32)}`);
			writeFileSync(join(examples, 'maps/changed.tmj'), changed);
			const { status, stderr } = tilewright(['diff', path, 'maps/changed.tmj', '--image', 'x.png'], { cwd: examples });
			expect([status, stderr]).toEqual([1, '']);
			expect((await picture(join(examples, 'x.png'))).width).toBeGreaterThan(500);
		},
	);
});
