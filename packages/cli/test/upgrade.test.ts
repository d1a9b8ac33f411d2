import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, leftovers, program, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(['upgrade', ...words], { cwd: folder });
const put = (name: string, text: string | Uint8Array): void => writeFileSync(join(folder, name), text);
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** A map of version 1.1 with numbers in quotes. */
const OLD = `{
  "version": 1.1,
  "tiledversion": "1.1.6",
  "orientation": "orthogonal",
  "width": 2, "height": "1", "tilewidth": 16, "tileheight": 16,
  "weather": { "wind": [3, 4] },
  "properties": { "title": "Ö" },
  "nextobjectid": 1,
  "tilesets": [],
  "layers": [
    { "type": "tilelayer", "name": "a", "width": 2, "height": 1, "opacity": 1, "visible": true, "x": 0, "y": 0,
      "encoding": "base64", "compression": "zlib", "data": "eJxjYIAAAAAIAAE=" }
  ]
}
`;
const OLD_XML = `<?xml version="1.0" encoding="UTF-8"?>
<tileset name="old" tilewidth="16" tileheight="16" tilecount="4" columns="2">
   <image source="a.png" width="32" height="32"/>
   <terraintypes>
      <terrain name="Dirt" tile="0"/>
   </terraintypes>
   <tile id="0" terrain="0,0,,0"/>
</tileset>
`;
/** A map of version 1.2. */
const OLD_MAP_XML = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.2" orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">
 <layer name="a" width="2" height="1">
  <data encoding="csv">1,2</data>
 </layer>
</map>
`;
const NEWEST = '{"type":"template","object":{"id":1,"name":"","type":"","width":1,"height":1,"rotation":0,"opacity":1,"visible":true}}';

function fresh(): void {
	put('old.tmj', OLD);
	put('old.tsx', OLD_XML);
	put('newest.tj', NEWEST);
}

describe('without --write', () => {
	it('lists what would change, and changes nothing', () => {
		fresh();
		const { status, stdout, stderr } = call('old.tmj', 'old.tsx', 'newest.tj');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toMatchInlineSnapshot(`
			"old.tmj  would be upgraded from version 1.1 to 1.10
			  1:1  older form: properties keyed by name (before 1.2)
			  1:1  older form: a version that is a number (before 1.6)
			  5:25  \`height\` should be a whole number, found "1". It was corrected.
			  11:5  Layer \`a\` has no usable id. It got the id 1.
			  fields added: compressionlevel, id, infinite, nextlayerid, renderorder, type
			  fields changed: height, properties, version
			old.tsx  would be upgraded to version 1.10
			  2:1  older form: terrains (before 1.5)
			  fields added: tiledversion, version, wangsets
			  fields removed: terrains, tiles
			newest.tj  is in the newest form

			3 files: 2 to upgrade with --write, 1 in the newest form
			"
		`);
		expect([textOf('old.tmj'), textOf('old.tsx'), textOf('newest.tj')]).toEqual([OLD, OLD_XML, NEWEST]);
	});

	it('lists empty texts that are left out among the changes [H5]', () => {
		put('marks.tsj', '{"type":"tileset","name":"t","tilewidth":16,"tileheight":16,"columns":1,"tilecount":1,"source":""}');
		const { status, stdout, stderr } = call('marks.tsj');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toContain('`source` is an empty text. It was left out.');
	});

	it('--check exits with 1 if anything would change, else with 0', () => {
		fresh();
		expect(call('newest.tj', 'old.tsx', '--check').status).toBe(1);
		expect(call('newest.tj', '--check').status).toBe(0);
		expect(textOf('old.tsx')).toBe(OLD_XML);
	});

	it('standard input', () => {
		expect(tilewright(['upgrade', '-'], { input: OLD_XML })).toMatchObject({
			status: 0,
			stdout: expect.stringContaining('would be upgraded'),
		});
	});

	it('all examples are in the newest form', () => {
		const names = ['maps', 'tilesets', 'templates'].flatMap((under) => readdirSync(join(folder, under)).map((name) => `${under}/${name}`));
		const { status, stdout } = call(...names, '--check');
		expect(stdout).toContain(`\n${names.length} files: ${names.length} in the newest form\n`);
		expect(status).toBe(0);
	});
});

describe('--write', () => {
	it('keeps the syntax, the encoding of tile data and unknown fields [N8]', () => {
		fresh();
		const { status, stdout, stderr } = call('old.tmj', 'old.tsx', '--write');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toContain('old.tmj  upgraded from version 1.1 to 1.10\n');
		expect(stdout).toContain('\n2 files: 2 upgraded\n');
		const map: unknown = JSON.parse(textOf('old.tmj'));
		expect(map).toMatchObject({
			version: '1.10',
			tiledversion: '1.1.6',
			height: 1,
			weather: { wind: [3, 4] },
			properties: [{ name: 'title', type: 'string', value: 'Ö' }],
			layers: [{ id: 1, encoding: 'base64', compression: 'zlib', data: expect.any(String) }],
		});
		expect(textOf('old.tmj')).toMatch(/^\{\n {2}"compressionlevel"/);
		expect(textOf('old.tsx')).toMatch(/^<\?xml .*\n<tileset .*\n {3}<image /);
		expect(textOf('old.tsx')).toContain('<wangset name="Terrains"');
		expect(leftovers(folder)).toEqual([]);
	});

	it('does nothing the second time', () => {
		fresh();
		call('old.tmj', 'old.tsx', '--write');
		const past = new Date('2020-01-01');
		const names = ['old.tmj', 'old.tsx', 'newest.tj'];
		for (const name of names) utimesSync(join(folder, name), past, past);
		const before = names.map((name) => [textOf(name), statSync(join(folder, name)).ino]);
		const { status, stdout } = call(...names, '--write');
		expect(status).toBe(0);
		expect(stdout).toContain('3 files: 3 in the newest form');
		expect(names.map((name) => [textOf(name), statSync(join(folder, name)).ino])).toEqual(before);
		for (const name of names) expect(statSync(join(folder, name)).mtime).toEqual(past);
	});

	it('does not rewrite because of the order of fields, white space or another compressor', () => {
		fresh();
		call('old.tmj', '--write');
		const map = JSON.parse(textOf('old.tmj'));
		const shuffled = JSON.stringify(Object.fromEntries(Object.entries(map).reverse()), null, '\t');
		// The same cells, stored instead of deflated.
		put('shuffled.tmj', shuffled.replaceAll(/"data": "[^"]*"/g, '"data": "eAEBCAD3/wAAAAAAAAAAAAgAAQ=="'));
		const before = textOf('shuffled.tmj');
		expect(read(before).issues.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(call('shuffled.tmj', '--write').stdout).toContain('shuffled.tmj  is in the newest form');
		expect(textOf('shuffled.tmj')).toBe(before);
	});

	it('writes UTF-8 without a byte order mark', () => {
		put('marked.tmj', `\uFEFF${OLD}`);
		put('wide.tmj', Buffer.from(`\uFEFF${OLD}`, 'utf16le'));
		expect(call('marked.tmj', 'wide.tmj', '--write').status).toBe(0);
		for (const name of ['marked.tmj', 'wide.tmj']) expect(textOf(name)).toMatch(/^{/);
	});

	it('keeps line ends, or their absence', () => {
		put('crlf.tmj', OLD.replaceAll('\n', '\r\n'));
		put('flat.tmj', JSON.stringify(JSON.parse(OLD)));
		put('crlf.tsx', OLD_XML.replaceAll('\n', '\r\n'));
		expect(call('crlf.tmj', 'flat.tmj', 'crlf.tsx', '--write').status).toBe(0);
		for (const name of ['crlf.tmj', 'crlf.tsx']) expect(textOf(name).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		expect(textOf('crlf.tmj')).toContain('\r\n');
		expect(textOf('flat.tmj')).not.toMatch(/[\r\n]/);
		expect(call('crlf.tmj', 'flat.tmj', 'crlf.tsx', '--check').status).toBe(0);
	});

	it('keeps the export settings of the source [J12]', () => {
		put('settings.tmj', OLD.replace('"weather"', '"editorsettings": { "export": { "target": "a.json", "format": "json" } }, "weather"'));
		expect(call('settings.tmj', '--write').status).toBe(0);
		expect(JSON.parse(textOf('settings.tmj'))).toMatchObject({ editorsettings: { export: { target: 'a.json', format: 'json' } } });
	});

	it('keeps the mode of the file, and symbolic links', () => {
		fresh();
		chmodSync(join(folder, 'old.tmj'), 0o640);
		symlinkSync('old.tmj', join(folder, 'link.tmj'));
		expect(call('link.tmj', '--write').status).toBe(0);
		expect(lstatSync(join(folder, 'link.tmj')).isSymbolicLink()).toBe(true);
		expect(statSync(join(folder, 'old.tmj')).mode & 0o777).toBe(0o640);
		expect(textOf('old.tmj')).toContain('"version": "1.10"');
	});

	it('continues after files that cannot be upgraded, and lists them at the end', () => {
		fresh();
		put('broken.tmj', OLD.replace('"width": 2,', ''));
		put('old.js', `(function(name,data){})("a",${OLD});`);
		const { status, stdout, stderr } = call('broken.tmj', 'old.js', 'old.tmj', '--write');
		expect(status).toBe(1);
		expect(stdout).toContain('3 files: 1 upgraded, 2 cannot be upgraded\n  broken.tmj: it has errors\n  old.js: it is a .js export\n');
		expect(stderr).toContain('broken.tmj:1:1  error  `width` is missing.');
		expect(stderr).toContain('tilewright: Cannot upgrade "old.js" in place: it is JSON in a script, whose code would be replaced');
		expect(stderr).toContain('tilewright export old.js old.js\n');
		expect(textOf('old.tmj')).toContain('"version": "1.10"');
		expect(textOf('old.js')).toContain(OLD);
	});

	it('a file that cannot be read or written: exit code 3', () => {
		fresh();
		mkdirSync(join(folder, 'locked'), { recursive: true });
		const { status, stdout, stderr } = call('gone.tmj', 'locked', 'old.tmj', '--write');
		expect(status).toBe(3);
		expect(stderr).toContain('tilewright: Cannot read "gone.tmj": there is no such file.');
		expect(stdout).toContain('  gone.tmj: it could not be read or written\n');
		expect(textOf('old.tmj')).toContain('"version": "1.10"');
	});

	it('parts of XML files that are not kept are listed before and after', () => {
		const text = OLD_XML.replace('<tileset ', '<!DOCTYPE tileset>\n<?editor a?><!-- 1 -->\n<tileset ')
			.replace('<terraintypes>', '<!-- 2\n\n -->\n   <terraintypes>')
			.replace('</tileset>', '<properties><property name="p"><![CDATA[<!-- none --> <?none?>]]></property></properties></tileset>');
		put('comments.tsx', text);
		const lost = [
			'  2:1  the document type declaration is not kept\n',
			'  3:1  processing instructions are not kept (1)\n',
			'  3:13  comments are not kept (2)\n',
		].join('');
		expect(call('comments.tsx').stdout).toContain(lost);
		expect(textOf('comments.tsx')).toBe(text);
		const comments = { what: 'comments', times: 2, line: 3, column: 13 };
		expect(JSON.parse(call('comments.tsx', '--format', 'json').stdout)).toMatchObject([{ unkept: expect.arrayContaining([comments]) }]);
		const { status, stdout } = call('comments.tsx', '--write');
		expect([status, stdout]).toEqual([0, expect.stringContaining(lost)]);
		expect(textOf('comments.tsx')).toContain('value="&lt;!-- none --&gt; &lt;?none?&gt;"');
		expect(call('comments.tsx').stdout).not.toContain('not kept');
	});

	it('losses have lines [H8]', () => {
		put(
			'content.tmx',
			OLD_MAP_XML.replace(
				'<layer',
				`<tileset firstgid="1" source="t.tsx" columns="2">
  <image source="a.png"/>
 </tileset>
 <layer`,
			),
		);
		const { status, stderr } = call('content.tmx', '--write');
		expect(status).toBe(0);
		expect(stderr).toMatch(/^content\.tmx:4:\d+ \/map\/tileset\/image\/@source {2}warning {2}.* {2}not-in-syntax$/m);
		expect(stderr).not.toMatch(/^content\.tmx \//m);
	});

	it.each(['utf16le', 'utf16be'])('%s without a byte order mark: frames show the text, and comments are listed [H8]', (encoding) => {
		const encoded = (text: string): Buffer =>
			encoding === 'utf16le' ? Buffer.from(text, 'utf16le') : Buffer.from(text, 'utf16le').swap16();
		put('wide.tmx', encoded(OLD_MAP_XML.replace('<layer', '<!-- kept? -->\n <layer').replace('UTF-8', 'UTF-16')));
		expect(call('wide.tmx').stdout).toContain('  3:2  comments are not kept (1)\n');
		put('wrong.tmx', encoded(OLD_MAP_XML.replace('height="1"', 'height="ten"').replace('UTF-8', 'UTF-16')));
		const { stdout } = tilewright(['validate', 'wrong.tmx'], { cwd: folder });
		expect(stdout).toContain('> 2 | <map version="1.2" orientation="orthogonal" width="2" height="ten" tilewidth="16" tileheight="16">\n');
	});

	it('keeps what another program wrote in the meantime: exit code 3 [H8]', async () => {
		const cells = Array.from({ length: 300_000 }, (_, i) => i % 7).join(',');
		const edit = (number: number): string =>
			OLD_MAP_XML.replace('width="2"', 'width="300000"')
				.replace('width="2"', 'width="300000"')
				.replace('1,2', cells)
				.replace('"a"', `"edit ${number}"`);
		const save = (number: number): void => {
			put('edited.tmp', edit(number));
			renameSync(join(folder, 'edited.tmp'), join(folder, 'edited.tmx'));
		};
		save(0);
		const started = spawn(execPath, [program, 'upgrade', 'edited.tmx', '--write'], { cwd: folder });
		const end = once(started, 'close');
		let message = '';
		started.stderr.on('data', (chunk) => {
			message += String(chunk);
		});
		let edits = 0;
		const editing = setInterval(() => save(++edits), 5);
		const [status] = await end;
		clearInterval(editing);
		expect([status, message]).toEqual([3, expect.stringContaining('another program has changed it in the meantime.')]);
		expect(textOf('edited.tmx')).toBe(edit(edits));
		expect(leftovers(folder)).toEqual([]);
	});

	it('keeps read-only files, unless --force is given [H8]', () => {
		fresh();
		chmodSync(join(folder, 'old.tmj'), 0o444);
		const { status, stderr } = call('old.tmj', '--write');
		expect([status, stderr, textOf('old.tmj')]).toEqual([
			3,
			'tilewright: Cannot rewrite "old.tmj": it is read-only.\n  Make it writable, or use --force.\n',
			OLD,
		]);
		expect(call('old.tmj', '--write', '--force').status).toBe(0);
		expect([statSync(join(folder, 'old.tmj')).mode & 0o777, textOf('old.tmj')]).toEqual([
			0o444,
			expect.stringContaining('"version": "1.10"'),
		]);
		chmodSync(join(folder, 'old.tmj'), 0o644);
	});

	it('says that other names of a file keep the old content [H8]', () => {
		fresh();
		linkSync(join(folder, 'old.tmj'), join(folder, 'other.tmj'));
		const { status, stderr } = call('old.tmj', '--write');
		expect([status, stderr]).toEqual([0, 'note: "old.tmj" had 1 other name (hard links). That name still has the old content.\n']);
		expect(textOf('other.tmj')).toBe(OLD);
	});

	it('losses are warnings', () => {
		put(
			'places.tmj',
			readFileSync(fileURLToPath(new URL('../../../fixtures/valid/older-image-layer-position/input.json', import.meta.url))),
		);
		const { status, stdout, stderr } = call('places.tmj', '--write');
		expect(status).toBe(0);
		expect(stderr).toContain('places.tmj:15:84  warning  The newest form cannot store `x`: 3 was dropped.');
		expect(stderr).not.toContain('It was corrected');
		expect(stdout).toContain('It was corrected');
	});
});

describe('--format json', () => {
	it('is one array', () => {
		fresh();
		const { status, stdout } = call('old.tsx', 'newest.tj', 'gone.tmj', '--format', 'json');
		expect(status).toBe(3);
		expect(JSON.parse(stdout)).toEqual([
			{
				path: 'old.tsx',
				kind: 'tileset',
				state: 'older',
				upgraded: ['030-terrains'],
				fields: { added: expect.arrayContaining(['wangsets']), removed: ['terrains', 'tiles'], changed: [] },
				unkept: [],
				issues: [expect.objectContaining({ code: 'older-form', line: 2 })],
			},
			{
				path: 'newest.tj',
				kind: 'template',
				state: 'newest',
				upgraded: [],
				fields: { added: [], removed: [], changed: [] },
				unkept: [],
				issues: [],
			},
			{ path: 'gone.tmj', kind: null, state: 'failed', issues: [], failure: 'Cannot read "gone.tmj": there is no such file.' },
		]);
		expect(JSON.parse(call('old.tsx', '--write', '--format', 'json').stdout)).toMatchObject([{ state: 'upgraded' }]);
	});
});
