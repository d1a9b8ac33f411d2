import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallMap } from './support/pictures.ts';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
smallMap(folder);
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd: folder });

describe('wrong use of tilewright render', () => {
	it.each([
		['render map.tmj', 'Missing required argument "image".', 'or - for standard output, or --tiles <folder>'],
		['render map.tmj out.bmp', 'No picture format has the extension ".bmp" of "out.bmp".', 'Name the file .png, .webp, .jpg'],
		['render map.tmj out.png --format tiff', 'Unknown picture format "tiff".', 'The formats are: png, webp, jpeg, svg, gif.'],
		['render map.tmj out.png --scale 0', 'It must be a number above 0', ''],
		['render map.tmj out.png --scale x', 'It must be a number above 0', ''],
		['render map.tmj out.png --tilesize 1.5', 'It must be a whole number of pixels from 1 to', ''],
		['render map.tmj out.png --viewport 1,2,3', 'It must be four numbers, X,Y,W,H', ''],
		['render map.tmj out.png --viewport 0,0,0,5', 'It must be four numbers, X,Y,W,H', ''],
		['render map.tmj out.png --parallax 1', 'It must be two numbers, X,Y', ''],
		['render map.tmj out.png --time -5', 'It must be a number of milliseconds, 0 or more.', ''],
		['render map.tmj out.png --layers a,', 'It must be names separated by commas', ''],
		['render map.tmj out.png --layers a --show-layer b', 'cannot be used with option', ''],
		['render map.tmj out.png --time 1 --advance-animations 2', 'Two different times', 'The options mean the same'],
		['render map.tmj out.png --frame-duration 5', '--frame-duration needs --frames.', '--frames'],
		['render map.tmj - --frames 2', '--frames writes several files.', '--format gif or webp'],
		['render map.tmj out.png --tiles dir', '--tiles cannot be combined with a picture, found "out.png".', 'Leave one'],
		['render map.tmj --tiles dir --format webp', '--format webp cannot be combined with --tiles.', 'PNG'],
		['render map.tmj --tiles dir --frames 2', '--frames cannot be combined with --tiles.', '--time'],
		['render map.tmj --tiles dir --tile-pixels 200', 'It must be 128, 256, 512 or 1024.', ''],
		['render map.tmj out.png --tile-pixels 256', '--tile-pixels needs --tiles.', ''],
		['render map.tmj --tiles maps', 'the folder "maps" contains other files', 'Name a new or empty folder'],
		['render tilesets/terrain.tsj out.png', '"tilesets/terrain.tsj" is a tileset: only maps and worlds can be drawn.', ''],
		['render map.tmj out.png --root maps', '--root "maps" does not contain the folder of the source', ''],
		['render map.tmj out.png --colour red', 'Unknown option "--colour"', ''],
	])('%s', (line, message, advice) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toContain(message);
		expect(stderr).toContain(advice);
		expect([existsSync(join(folder, 'out.png')), existsSync(join(folder, 'dir'))]).toEqual([false, false]);
	});

	it.each([
		['render gone.tmj out.png', 3, 'Cannot read "gone.tmj": there is no such file.'],
		['render map.tmj gone/out.png', 3, 'Cannot write "gone/out.png": there is no folder "gone".'],
		['render map.tmj maps', 3, 'Cannot write "maps": it is a folder.'],
	])('%s: exit code %i', (line, exit, message) => {
		const { status, stderr } = call(line);
		expect([status, stderr]).toEqual([exit, expect.stringContaining(message)]);
	});

	it.each([
		['render maps/copy.tmj art/terrain.png', 'art/terrain.png'],
		['render maps/copy.tmj art/terrain.png --frames 2', undefined],
		['diff maps/copy.tmj maps/orthogonal.tmj --image art/terrain.png', 'art/terrain.png'],
	])('inputs are not overwritten: %s', (line, refused) => {
		copyFileSync(join(folder, 'maps/orthogonal.tmj'), join(folder, 'maps/copy.tmj'));
		const before = ['maps/copy.tmj', 'art/terrain.png'].map((path) => readFileSync(join(folder, path), 'base64'));
		const { status, stderr } = call(line);
		if (refused === undefined) expect(status).toBe(0);
		else expect([status, stderr]).toEqual([2, expect.stringContaining(`The picture would overwrite "${refused}"`)]);
		expect(['maps/copy.tmj', 'art/terrain.png'].map((path) => readFileSync(join(folder, path), 'base64'))).toEqual(before);
	});

	it('a map with errors: they are reported, and nothing is drawn', () => {
		writeFileSync(join(folder, 'broken.tmj'), '{ "type": "map", "width": "x" }');
		const { status, stderr } = call('render broken.tmj out.png');
		expect([status, stderr]).toEqual([1, expect.stringMatching(/^broken\.tmj:1:[\s\S]*Nothing was written\.\n$/)]);
	});

	it('a single picture that is too large is refused, with advice', () => {
		const layer = { id: 1, name: 'g', type: 'tilelayer', x: 0, y: 0, width: 1, height: 1, opacity: 1, visible: true, data: [1] };
		smallMap(folder, { layers: [layer], width: 1, height: 1, tilewidth: 100_000, tileheight: 100_000 }, 'huge.tmj');
		for (const [target, most] of [
			['huge.png', '65,535 pixels per side'],
			['huge.webp', '16,383 pixels per side'],
			['huge.jpg', '32,767 pixels per side'],
		]) {
			const { status, stderr } = call(`render huge.tmj ${target}`);
			expect([status, stderr]).toEqual([2, expect.stringContaining(most ?? '')]);
			expect(stderr).toContain('100,000 × 100,000 pixels');
			expect(stderr).toContain('--tiles FOLDER');
		}
		expect(call('render maps/orthogonal.tmj long.gif --frames 1000')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('The 1,000 frames of the animation would have more than 256 million pixels in total.'),
		});
		expect(call('render huge.tmj huge.png --size 100')).toMatchObject({ status: 0, stderr: '' });
	});
});
