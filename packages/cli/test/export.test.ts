import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, runProgram, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string, input?: string | Uint8Array): ReturnType<typeof tilewright> =>
	tilewright(line.split(' '), { cwd: folder, ...(input !== undefined && { input }) });
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));
const mapOf = (bytes: Uint8Array): NonNullable<ReturnType<typeof read>['doc']> => {
	const { doc, issues } = read(bytes);
	if (doc === undefined) throw new Error(JSON.stringify(issues));
	return doc;
};

/** The text of a map without references. */
const standaloneMap = (more: object = {}): string =>
	JSON.stringify({
		type: 'map',
		version: '1.10',
		orientation: 'orthogonal',
		width: 1,
		height: 1,
		tilewidth: 16,
		tileheight: 16,
		layers: [],
		tilesets: [],
		...more,
	});

describe('every encoding and compression reads back equal [J, L]', () => {
	const maps = ['everything', 'hexagonal', 'infinite', 'isometric', 'oblique', 'orthogonal', 'staggered'];
	const options = [
		'--encoding csv',
		'--encoding base64 --compression none',
		'--compression zlib --compression-level 9',
		'--compression gzip --compression-level 1 --minimize',
		'--compression zstd --indent 4',
	];
	it.each(maps)('%s', (name) => {
		const original = mapOf(bytesOf(`maps/${name}.tmj`));
		for (const option of options) {
			const { status, stderr } = call(`export maps/${name}.tmj maps/out.tmj ${option}`);
			expect([status, stderr]).toEqual([0, '']);
			expect(withoutEncoding(mapOf(bytesOf('maps/out.tmj')))).toEqual(withoutEncoding(original));
		}
	});

	/** The document as plain values, without the encoding of its tile data. */
	function withoutEncoding(doc: object): unknown {
		const text = JSON.stringify(doc, (key, value: unknown) => {
			if (['encoding', 'compression', 'compressionlevel'].includes(key)) return undefined;
			return value instanceof Uint32Array ? [...value] : value;
		});
		return JSON.parse(text);
	}

	it('the compression level is written to the map [J1]', () => {
		call('export maps/orthogonal.tmj maps/out.tmj --compression zlib --compression-level 9');
		expect(mapOf(bytesOf('maps/out.tmj'))).toMatchObject({ compressionlevel: 9 });
	});

	it('a level without a compression must be valid for the layers', () => {
		expect(call('export maps/everything.tmj maps/no.tmj --compression-level 22')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('does not fit the layer "Floor (zlib)", which is compressed with zlib'),
		});
	});
});

describe('layout', () => {
	it('--minimize leaves out all white space', () => {
		const { stdout } = call('export maps/hexagonal.tmj - --minimize');
		expect(stdout).toBe(JSON.stringify(JSON.parse(stdout)));
	});

	it('--indent sets the spaces per level', () => {
		expect(call('export maps/hexagonal.tmj - --indent 3').stdout).toMatch(/^\{\n {3}"backgroundcolor"/);
		expect(call('export maps/hexagonal.tmj - --indent 0').stdout).toMatch(/^\{\n"backgroundcolor"/);
	});

	it('exporting an export changes nothing', () => {
		call('export maps/everything.tmj maps/once.tmj');
		call('export maps/once.tmj maps/twice.tmj');
		expect(bytesOf('maps/twice.tmj')).toEqual(bytesOf('maps/once.tmj'));
	});
});

describe('chunks of infinite maps [L3]', () => {
	const sizesIn = (bytes: Uint8Array): string[] => {
		const map = mapOf(bytes);
		const layers = map.type === 'map' ? map.layers : [];
		return [
			...new Set(layers.flatMap((layer) => ('chunks' in layer ? layer.chunks.map(({ width, height }) => `${width}x${height}`) : []))),
		];
	};

	it.each([
		['--chunk-size 32', ['32x32']],
		['--chunk-size 32x8', ['32x8']],
		['', ['16x16']],
	])('%s', (option, sizes) => {
		expect(sizesIn(call(`export maps/infinite.tmj - ${option}`.trim()).bytes)).toEqual(sizes);
	});

	it("the map's own size is the default [N7]", () => {
		call('export maps/infinite.tmj maps/own.tmj --chunk-size 8x4');
		expect(sizesIn(call('export maps/own.tmj -').bytes)).toEqual(['8x4']);
	});

	it('an invalid size is reported and not used', () => {
		const map = standaloneMap({ infinite: true, editorsettings: { chunksize: { width: 2, height: 100000 } } });
		const { status, stderr } = call('export - -', map);
		expect(status).toBe(0);
		expect(stderr).toContain("note: The map's own chunk size, 2 × 100000, cannot be used; the chunks are written as 16 × 16.");
	});

	it('a size that makes the layers too large is refused', () => {
		const chunks = Array.from({ length: 100 }, (_, i) => ({ x: i * 5000, y: 0, width: 1, height: 1, data: [1] }));
		const layer = {
			type: 'tilelayer',
			id: 1,
			name: 'far',
			width: 1,
			height: 1,
			x: 0,
			y: 0,
			opacity: 1,
			visible: true,
			startx: 0,
			starty: 0,
			chunks,
		};
		const map = standaloneMap({ infinite: true, layers: [layer] });
		expect(call('export - - --chunk-size 1024', map)).toMatchObject({
			status: 2,
			stdout: '',
			stderr: expect.stringContaining('too large for this map'),
		});
		expect(call('export - - --chunk-size 16', map).status).toBe(0);
	});
});

describe('options without effect are reported', () => {
	it.each([
		['export maps/orthogonal.tmj - --chunk-size 32', 'note: --chunk-size has no effect: the map is not infinite.\n'],
		['export tilesets/terrain.tsj - --encoding base64', 'note: --encoding has no effect: a tileset has no tile layers.\n'],
		['export templates/chest.tj - --compression zlib', 'note: --compression has no effect: a template has no tile layers.\n'],
	])('%s', (line, note) => {
		expect(call(line)).toMatchObject({ status: 0, stderr: note });
	});
});

describe('paths are relative to the folder of the target [J9]', () => {
	it('into another folder', () => {
		mkdirSync(join(folder, 'deep/er'), { recursive: true });
		expect(call('export maps/orthogonal.tmj deep/er/out.tmj')).toMatchObject({ status: 0, stderr: '' });
		const text = bytesOf('deep/er/out.tmj').toString();
		for (const path of ['../../tilesets/terrain.tsj', '../../art/treasure.png', '../../templates/chest.tj', '../../art/clouds.png'])
			expect(text).toContain(`"${path}"`);
		// And back.
		call('export deep/er/out.tmj maps/back.tmj');
		call('export maps/orthogonal.tmj maps/same.tmj');
		expect(bytesOf('maps/back.tmj')).toEqual(bytesOf('maps/same.tmj'));
	});

	it('standard input and output use the working folder', () => {
		const map = standaloneMap({ tilesets: [{ firstgid: 1, source: 'sets/a.tsj' }] });
		expect(JSON.parse(call('export - -', map).stdout)).toMatchObject({ tilesets: [{ source: 'sets/a.tsj' }] });
		call('export - deep/piped.tmj', map);
		expect(JSON.parse(bytesOf('deep/piped.tmj').toString())).toMatchObject({ tilesets: [{ source: '../sets/a.tsj' }] });
		expect(call('export maps/orthogonal.tmj -').stdout).toContain('"source": "tilesets/terrain.tsj"');
	});

	it('also in tilesets and templates', () => {
		call('export tilesets/village.tsj deep/village.tsj');
		expect(bytesOf('deep/village.tsj').toString()).toContain('"../art/village/inn.png"');
		call('export templates/chest.tj deep/er/chest.tj');
		expect(bytesOf('deep/er/chest.tj').toString()).toContain('"../../tilesets/village.tsj"');
	});
});

describe('image sizes [J2, J13, J14, J15]', () => {
	const layer = (image: string): object => ({ type: 'imagelayer', id: 1, name: 'i', image, x: 0, y: 0, opacity: 1, visible: true });
	const exported = (image: string, name = 'maps/pictured.tmj'): unknown => {
		writeFileSync(join(folder, name), standaloneMap({ layers: [layer(image)] }));
		return JSON.parse(call(`export ${name} -`).stdout).layers[0];
	};

	it('are taken from the image files', () => {
		expect(exported('../art/clouds.png')).toMatchObject({ imagewidth: 192, imageheight: 128 });
		expect(exported('..\\art\\clouds.png')).toMatchObject({ imagewidth: 192, imageheight: 128 });
	});

	it('fill in a tileset’s columns and count', () => {
		const tileset = { type: 'tileset', name: 't', tilewidth: 16, tileheight: 16, image: '../art/terrain.png', margin: 0, spacing: 0 };
		writeFileSync(join(folder, 'tilesets/bare.tsj'), JSON.stringify(tileset));
		expect(JSON.parse(call('export tilesets/bare.tsj -').stdout)).toMatchObject({
			imagewidth: 256,
			imageheight: 192,
			columns: 16,
			tilecount: 192,
		});
	});

	describe('of an image that differs from the document [J15]', () => {
		const tileset = (more: object): object => ({
			name: 't',
			tilewidth: 16,
			tileheight: 16,
			margin: 0,
			spacing: 0,
			image: '../art/terrain.png',
			imagewidth: 32,
			imageheight: 16,
			columns: 2,
			tilecount: 2,
			...more,
		});
		// The first tileset has grown from 2 tiles to 192: its GIDs reach into those of the second.
		const tilesets = [tileset({ firstgid: 1 }), tileset({ firstgid: 3, name: 'u' })];
		const cells = { type: 'tilelayer', id: 1, name: 'l', x: 0, y: 0, opacity: 1, visible: true, width: 1, height: 1, data: [4] };
		const grown = (): void => writeFileSync(join(folder, 'maps/grown.tmj'), standaloneMap({ tilesets, layers: [cells] }));

		it('are corrected with a warning, and tilesets make room for those that have grown', () => {
			grown();
			const { status, stdout, stderr } = call('export maps/grown.tmj -');
			expect(status).toBe(0);
			expect(JSON.parse(stdout)).toMatchObject({
				tilesets: [
					{ firstgid: 1, imagewidth: 256, imageheight: 192, columns: 16, tilecount: 192 },
					{ firstgid: 193, imagewidth: 256, imageheight: 192, columns: 16, tilecount: 192 },
				],
				layers: [{ data: [194] }],
			});
			expect(stderr).toContain('maps/grown.tmj:1:');
			expect(stderr).toContain('has 256 × 192 pixels, 16 columns, 192 tiles, but the document says 32 × 16 pixels, 2 columns, 2 tiles.');
			expect(stderr).toContain('--keep-image-sizes');
		});

		it('are kept with --keep-image-sizes', () => {
			grown();
			const { stdout, stderr } = call('export maps/grown.tmj - --keep-image-sizes');
			const kept = { imagewidth: 32, imageheight: 16, columns: 2, tilecount: 2 };
			expect(JSON.parse(stdout)).toMatchObject({
				tilesets: [
					{ firstgid: 1, ...kept },
					{ firstgid: 3, ...kept },
				],
				layers: [{ data: [4] }],
			});
			expect(stderr).toBe('');
		});

		it('also with --out, where a map makes room for its external tilesets', () => {
			writeFileSync(join(folder, 'tilesets/grown.tsj'), JSON.stringify({ type: 'tileset', ...tileset({}) }));
			const external = [
				{ firstgid: 1, source: '../tilesets/grown.tsj' },
				{ firstgid: 3, source: '../tilesets/village.tsj' },
			];
			writeFileSync(join(folder, 'maps/around.tmj'), standaloneMap({ tilesets: external, layers: [cells] }));
			const { status, stderr } = call('export maps/around.tmj --out dist');
			expect(status).toBe(0);
			expect(stderr.match(/image-differs/g)).toHaveLength(1);
			expect(JSON.parse(bytesOf('dist/tilesets/grown.tsj').toString())).toMatchObject({ columns: 16, tilecount: 192 });
			const map: unknown = JSON.parse(bytesOf('dist/maps/around.tmj').toString());
			expect(map).toMatchObject({ tilesets: [{ firstgid: 1 }, { firstgid: 193 }], layers: [{ data: [194] }] });
		});
	});

	it.each([
		'gone.png',
		'orthogonal.tmj',
		'../art',
		'/dev/zero',
		'pipe.png',
		'http://example.com/a.png',
		':/automap.png',
		'C:\\art\\a.png',
		'',
	])('are left out if the image is "%s"', (image) => {
		if (image === 'pipe.png') runProgram('mkfifo', [join(folder, 'maps/pipe.png')]);
		expect(exported(image)).not.toHaveProperty('imagewidth');
	});
});

describe('tile objects without a size [J16]', () => {
	const objects = [{ id: 1, name: 'old', type: '', x: 0, y: 0, rotation: 0, visible: true, gid: 3 }];
	const layers = [{ type: 'objectgroup', id: 1, name: 'o', x: 0, y: 0, opacity: 1, visible: true, draworder: 'topdown', objects }];
	const tilesets = [{ firstgid: 1, source: '../tilesets/terrain.tsj' }];
	const expected = { layers: [{ objects: [{ gid: 3, width: 16, height: 16 }] }] };

	it.each(['', ' --embed-tilesets'])('get that of their tile: export%s', (option) => {
		writeFileSync(join(folder, 'maps/old.tmj'), standaloneMap({ tilesets, layers }));
		const { status, stdout } = call(`export maps/old.tmj -${option}`);
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject(expected);
	});

	it('also with --out', () => {
		writeFileSync(join(folder, 'maps/old.tmj'), standaloneMap({ tilesets, layers }));
		expect(call('export maps/old.tmj --out dist').status).toBe(0);
		expect(JSON.parse(bytesOf('dist/maps/old.tmj').toString())).toMatchObject(expected);
	});
});

describe('findings while exporting', () => {
	it('missing files are one warning, and their references are kept [C2, T4]', () => {
		const tilesets = [
			{ firstgid: 1, source: 'gone.tsj' },
			{ firstgid: 9, source: '../tilesets/terrain.tsj' },
		];
		writeFileSync(join(folder, 'maps/missing.tmj'), standaloneMap({ tilesets }));
		const { status, stdout, stderr } = call('export maps/missing.tmj -');
		expect(status).toBe(0);
		expect(stdout).toContain('"maps/gone.tsj"');
		expect(stderr).toBe(
			'maps/missing.tmj  warning  1 file that it refers to is missing: "gone.tsj".\n  The references are kept. Add the files, or fix the paths.\n',
		);
	});

	it('warnings go to standard error, infos only with --verbose', () => {
		const map = standaloneMap({ backgroundcolor: 'red', unheard: 1 });
		const { status, stdout, stderr } = call('export - -', map);
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({ unheard: 1 });
		expect(stderr).toContain('stdin:1:');
		expect(stderr).toContain('bad-color');
		expect(stderr).not.toContain('unknown-field');
		expect(call('export - - --verbose', map).stderr).toContain('unknown-field');
	});

	it('the first ten are shown, the others counted', () => {
		const objects = Array.from({ length: 40 }, () => ({
			id: 7,
			name: '',
			type: '',
			x: 0,
			y: 0,
			width: 0,
			height: 0,
			rotation: 0,
			visible: true,
		}));
		const layer = { type: 'objectgroup', id: 1, name: 'o', x: 0, y: 0, opacity: 1, visible: true, draworder: 'topdown', objects };
		const { stderr } = call('export - -', standaloneMap({ layers: [layer], nextobjectid: 8 }));
		expect(stderr.match(/warning/g)).toHaveLength(10);
		expect(stderr).toMatch(/stdin {2}and 29 more: 29 × duplicate-object-id\n$/);
	});

	it('a file from outside is exported with its colors off', () => {
		const evil = standaloneMap({ backgroundcolor: '\u001b[2J' });
		const { stderr } = call('export - -', evil);
		expect(stderr).toContain('bad-color');
		expect(stderr).not.toContain('\u001b');
		expect(tilewright(['export', '-', '-'], { input: evil, env: { FORCE_COLOR: '1' } }).stderr).toContain('\u001b[33mwarning');
	});
});

it('a UTF-16 file is read, and its findings have positions', () => {
	cpSync(join(folder, 'maps/hexagonal.tmj'), join(folder, 'maps/utf16.tmj'));
	const text = bytesOf('maps/hexagonal.tmj').toString();
	writeFileSync(join(folder, 'maps/utf16.tmj'), Buffer.from(`\ufeff${text}`, 'utf16le'));
	expect(call('export maps/utf16.tmj maps/from-utf16.tmj')).toMatchObject({ status: 0, stderr: '' });
	call('export maps/hexagonal.tmj maps/from-utf8.tmj');
	expect(bytesOf('maps/from-utf16.tmj')).toEqual(bytesOf('maps/from-utf8.tmj'));
});
