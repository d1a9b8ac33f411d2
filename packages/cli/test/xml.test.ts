import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string, input?: string | Uint8Array): ReturnType<typeof tilewright> =>
	tilewright(line.split(' '), { cwd: folder, ...(input !== undefined && { input }) });
const at = (...names: string[]): string => join(folder, ...names);
const bytesOf = (name: string): Buffer => readFileSync(at(name));
const fine = { status: 0, stdout: '', stderr: '' };

const pairs = [
	['maps', '.tmj', '.tmx'],
	['tilesets', '.tsj', '.tsx'],
	['templates', '.tj', '.tx'],
] as const;
const documents = pairs.flatMap(([kind, json, xml]) =>
	readdirSync(at(kind)).flatMap((file) => (file.endsWith(json) ? [[`${kind}/${file}`, json, xml] as const] : [])),
);

/** A map in XML without references. */
const standaloneMap = (inside = '', attributes = ''): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16"${attributes}>\n${inside}</map>\n`;
const layer = (data: string): string => ` <layer id="1" name="a" width="2" height="1">\n  ${data}\n </layer>\n`;

describe('between all pairs of formats, nothing is lost [N4, X1–X9]', () => {
	it.each(documents)('%s → XML → JSON equals JSON → JSON', (source, json, xml) => {
		const there = source.replace(json, xml);
		const back = source.replace(json, `.back${json}`);
		const direct = source.replace(json, `.direct${json}`);
		expect(call(`export ${source} ${there}`)).toMatchObject(fine);
		expect(bytesOf(there).toString()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(?:map|tileset|template)[ >]/);
		// XML has only one of the two names of the version of the program (rule N1).
		expect(call(`export ${there} ${back} --stamp editorversion`)).toMatchObject(fine);
		expect(call(`export ${source} ${direct} --stamp editorversion`)).toMatchObject(fine);
		expect(bytesOf(back).equals(bytesOf(direct))).toBe(true);
		// Exporting the XML again changes nothing.
		const again = source.replace(json, `.again${xml}`);
		expect(call(`export ${there} ${again}`)).toMatchObject(fine);
		expect(bytesOf(again).equals(bytesOf(there))).toBe(true);
	});

	it.each([
		'--encoding csv',
		'--compression none --encoding base64',
		'--compression zlib --compression-level 9',
		'--compression gzip',
		'--compression zstd',
	])('with %s', (options) => {
		expect(call(`export maps/infinite.tmj maps/packed.tmx ${options}`)).toMatchObject(fine);
		expect(call(`export maps/packed.tmx maps/unpacked.tmj ${options} --stamp tiledversion`)).toMatchObject(fine);
		call(`export maps/infinite.tmj maps/expected.tmj ${options} --stamp tiledversion`);
		expect(bytesOf('maps/unpacked.tmj').equals(bytesOf('maps/expected.tmj'))).toBe(true);
	});
});

describe('a map in XML', () => {
	it('reports member types that JSON cannot hold with --verbose; --strict accepts that [X7]', () => {
		const member = '<property name="side" propertytype="Side" value="west"/>';
		const value = `<property name="p" type="class" propertytype="C"><properties>${member}</properties></property>`;
		writeFileSync(at('typed.tmx'), standaloneMap(` <properties>${value}</properties>\n`));
		expect(call('export typed.tmx typed.tmj --strict')).toMatchObject(fine);
		const { status, stderr } = call('export typed.tmx typed.tmj --strict --verbose');
		expect(status).toBe(0);
		expect(stderr).toMatch(
			/^typed\.tmx:3:\d+ \/map\/properties\/.* {2}info {2}JSON cannot store the type of member `side` of class `C`, .* {2}types-not-in-syntax\n/,
		);
		const project = {
			propertyTypes: [{ id: 1, name: 'C', type: 'class', members: [{ name: 'side', type: 'string', propertyType: 'Side', value: '' }] }],
		};
		writeFileSync(at('typed.tiled-project'), JSON.stringify(project));
		expect(call('export typed.tmx typed.tmj --verbose --project typed.tiled-project').stderr).not.toContain('types-not-in-syntax');
	});

	it('may refer to a tileset in JSON, and vice versa; references are kept [N4]', () => {
		call('export maps/orthogonal.tmj maps/mixed.tmx');
		expect(bytesOf('maps/mixed.tmx').toString()).toContain('<tileset firstgid="1" source="../tilesets/terrain.tsj"/>');
		writeFileSync(at('maps/mixed.tmx'), bytesOf('maps/mixed.tmx').toString().replace('terrain.tsj', 'terrain.tsx'));
		call('export tilesets/terrain.tsj tilesets/terrain.tsx');
		expect(call('export maps/mixed.tmx maps/mixed.tmj')).toMatchObject(fine);
		expect(JSON.parse(bytesOf('maps/mixed.tmj').toString())).toMatchObject({
			tilesets: [{ source: '../tilesets/terrain.tsx' }, { source: '../tilesets/village.tsj' }, {}],
		});
	});

	it('has paths relative to the folder of the target [J9]', () => {
		mkdirSync(at('deep/er'), { recursive: true });
		call('export maps/orthogonal.tmj maps/here.tmx');
		expect(call('export maps/here.tmx deep/er/out.tmx')).toMatchObject(fine);
		const text = bytesOf('deep/er/out.tmx').toString();
		for (const path of ['../../tilesets/terrain.tsj', '../../art/treasure.png', '../../templates/chest.tj', '../../art/clouds.png'])
			expect(text).toContain(`="${path}"`);
	});

	it('supports --minimize and --indent', () => {
		const { stdout } = call('export maps/hexagonal.tmj - --format tmx --minimize');
		expect(stdout).not.toMatch(/>\s+</);
		expect(stdout).not.toContain('\n');
		expect(call('export maps/hexagonal.tmj - --format tmx --indent 3').stdout).toMatch(/\n {3}<properties>\n {6}<property /);
	});

	it('with a missing file is exported with a warning [C2]', () => {
		writeFileSync(at('maps/missing.tmx'), standaloneMap(' <tileset firstgid="1" source="gone.tsx"/>\n'));
		const { status, stderr } = call('export maps/missing.tmx maps/missing.tmj');
		expect(status).toBe(0);
		expect(stderr).toMatch(/^maps\/missing\.tmx {2}warning {2}1 file that it refers to is missing: "gone\.tsx"\./);
	});
});

describe('the format is chosen by name or by the extension of the target [C1]', () => {
	const isXml = (name: string): boolean => bytesOf(name).toString().startsWith('<?xml');

	it.each([
		['--export-map tmx maps/oblique.tmj chosen.tmx', true],
		['--export-map maps/oblique.tmj chosen.tmx', true],
		['--export-map maps/oblique.tmj chosen.v1.2.TMX', true],
		['--export-map tmx maps/oblique.tmj chosen', true],
		['--export-tileset tsx tilesets/hex.tsj chosen.tsx', true],
		['--minimize --export-tileset tilesets/hex.tsj chosen.tsx', true],
		['export maps/oblique.tmj chosen.tmx', true],
		['export tilesets/hex.tsj chosen.tsx', true],
		['export templates/chest.tj chosen.tx', true],
		['export templates/chest.tj chosen --format tx', true],
		['--export-map json chosen.tmx chosen.json', false],
		['--export-map chosen.tmx chosen.tmj', false],
		['--export-tileset json chosen.tsx chosen.tsj', false],
		['export chosen.tx chosen.tj', false],
	])('tilewright %s', (line, xml) => {
		expect(call(line)).toMatchObject(fine);
		const target = line.split(' ').findLast((word) => word.startsWith('chosen')) ?? '';
		expect(isXml(target)).toBe(xml);
	});

	it('a different extension is reported', () => {
		expect(call('--export-map json maps/oblique.tmj odd.tmx')).toMatchObject({
			status: 0,
			stderr: 'note: The extension of the target means tmx; the file is written as json, as requested.\n',
		});
		expect(isXml('odd.tmx')).toBe(false);
	});

	it('standard output is JSON by default; the format of input is detected by content [N2]', () => {
		expect(call('export - -', standaloneMap()).stdout).toMatch(/^\{/);
		expect(call('export - - --format tmx', standaloneMap()).stdout).toMatch(/^<\?xml/);
		const piped = tilewright(['export', '-', '-', '--format', 'tmx'], { cwd: at('maps'), input: bytesOf('maps/everything.tmj') });
		expect([piped.status, piped.stderr]).toEqual([0, '']);
		call('export maps/everything.tmj maps/piped.tmx');
		expect(piped.bytes.equals(bytesOf('maps/piped.tmx'))).toBe(true);
		// The content counts, not the name of the file.
		writeFileSync(at('maps/named.json'), piped.bytes);
		expect(call('export maps/named.json maps/named.tmx')).toMatchObject(fine);
		expect(bytesOf('maps/named.tmx').equals(piped.bytes)).toBe(true);
	});
});

describe('an unsuitable format is refused, and nothing is written', () => {
	it.each([
		['export maps/oblique.tmj no.tsx', '.tsx is the extension of tilesets; this is a map.', 'Name the target "no.tmx".'],
		['export maps/oblique.tmj no.tx', '.tx is the extension of templates; this is a map.', 'Name the target "no.tmx".'],
		['export tilesets/hex.tsj no.tmx', '.tmx is the extension of maps; this is a tileset.', 'Name the target "no.tsx".'],
		['export templates/chest.tj no.tmx', '.tmx is the extension of maps; this is a template.', 'Name the target "no.tx".'],
		['--export-map maps/oblique.tmj no.tsx', '.tsx is the extension of tilesets', 'Name the target "no.tmx".'],
		['--export-map maps/oblique.tmj no.v2.tsx', '.tsx is the extension of tilesets', 'Name the target "no.v2.tmx".'],
		['--export-tileset tilesets/hex.tsj no.tmx', '.tmx is the extension of maps', 'Name the target "no.tsx".'],
		[
			'--export-map tsx maps/oblique.tmj no.tsx',
			'tsx is a format for tilesets; this is a map.',
			'Use json (.json .tmj .tsj .tj), json1, tmx (.tmx), js (.js), js1, lua (.lua), csv (.csv).',
		],
		['--export-tileset tmx tilesets/hex.tsj no.tmx', 'tmx is a format for maps; this is a tileset.', 'tsx (.tsx), lua (.lua).'],
		['export tilesets/hex.tsj - --format tmx', 'tmx is a format for maps; this is a tileset.', 'tsx (.tsx), lua (.lua).'],
		['export templates/chest.tj - --format tsx', 'tsx is a format for tilesets; this is a template.', 'tx (.tx).'],
		[
			'export maps/oblique.tmj no.tmx --format xml',
			'Unknown format "xml".',
			'The formats are: json (.json .tmj .tsj .tj), json1, tmx (.tmx)',
		],
	])('tilewright %s', (line, what, advice) => {
		const { status, stdout, stderr } = call(line);
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr).toContain(what);
		expect(stderr).toContain(advice);
		expect(readdirSync(folder).filter((name) => name.startsWith('no.'))).toEqual([]);
	});
});

describe('content that XML cannot store', () => {
	it('is a warning with its position in the source; the rest is written', () => {
		const map = {
			type: 'map',
			version: '1.10',
			orientation: 'orthogonal',
			width: 1,
			height: 1,
			tilewidth: 16,
			tileheight: 16,
			tilesets: [],
			layers: [{ type: 'objectgroup', id: 1, name: 'things', objects: [], opacity: 1, visible: true, 'not a name': 1 }],
		};
		writeFileSync(at('maps/rich.tmj'), JSON.stringify(map));
		const { status, stderr } = call('export maps/rich.tmj maps/rich.tmx');
		expect(status).toBe(0);
		expect(stderr).toMatch(/^maps\/rich\.tmj:1:\d+ {2}warning {2}.*`not a name`.* {2}not-in-syntax\n {2}> 1 \| /);
		expect(bytesOf('maps/rich.tmx').toString()).toContain('<objectgroup id="1" name="things"');
		expect(call('export maps/rich.tmj maps/rich2.tmj')).toMatchObject(fine);
	});
});

describe('info', () => {
	it('of a map in XML, and of its tilesets in XML', () => {
		call('export tilesets/terrain.tsj tilesets/terrain.tsx');
		call('export maps/orthogonal.tmj maps/linked.tmx');
		writeFileSync(at('maps/linked.tmx'), bytesOf('maps/linked.tmx').toString().replace('terrain.tsj', 'terrain.tsx'));
		const { status, stdout, stderr } = call('info maps/linked.tmx');
		expect([status, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^ {2}saved as {5}XML, version 1\.10, by Tiled 1\.12$/m);
		expect(stdout).toMatch(/^ {4}1 {2}Terrain {3}192 tiles {2}16 × 16 {2}used: 109 in 2,093 cells$/m);
		expect(stdout).toMatch(/^ {2}tileset {3}\.\.\/tilesets\/terrain\.tsx$/m);
		expect(JSON.parse(call('info maps/linked.tmx --json').stdout)).toMatchObject({
			kind: 'map',
			syntax: 'xml',
			version: '1.10',
			tilesets: [{ source: '../tilesets/terrain.tsx', tilecount: 192 }, {}, {}],
		});
		// Everything else equals the description of the same map in JSON.
		const page = (text: string): string => text.replaceAll(/^maps.*\n|terrain\.ts.|saved as .*/gm, '');
		expect(page(stdout)).toBe(page(call('info maps/orthogonal.tmj').stdout));
	});

	it.each(['tilesets/hex', 'templates/signpost'])('of %s in XML equals that of JSON', (name) => {
		const [json, xml] = name.startsWith('tilesets') ? ['.tsj', '.tsx'] : ['.tj', '.tx'];
		call(`export ${name}${json} ${name}${xml}`);
		const report = (path: string): object => {
			const { path: _, bytes: __, syntax, ...rest } = JSON.parse(call(`info ${path} --json`).stdout);
			expect(syntax).toBe(path.endsWith('j') ? 'json' : 'xml');
			return rest;
		};
		expect(report(`${name}${xml}`)).toEqual(report(`${name}${json}`));
	});
});

describe('validate', () => {
	it('shows the position in the XML', () => {
		writeFileSync(at('odd.tmx'), standaloneMap(layer('<data encoding="csv">1,0</data>'), ' backgroundcolor="rötlich" tint="é"'));
		expect(call('validate odd.tmx').stdout).toMatchInlineSnapshot(`
			"odd.tmx:2:115 /map/@backgroundcolor  warning  \`backgroundcolor\` should be a color, found "rötlich". It is kept.  bad-color
			    1 | …-8"?>
			  > 2 | …orthogonal" width="2" height="1" tilewidth="16" tileheight="16" backgroundcolor="rötlich" tint="é">
			      |                                                                                   ^
			    3 | … height="1">
			  Write \`#RRGGBB\` or \`#AARRGGBB\`.

			odd.tmx:4:24 /map/layer/data/text()  warning  The GID 1 of a cell belongs to no tileset. It is kept.  gid-without-tileset
			    3 |  <layer id="1" name="a" width="2" height="1">
			  > 4 |   <data encoding="csv">1,0</data>
			      |                        ^
			    5 |  </layer>
			  Add the missing tileset, or remove the cells and objects with this GID.

			\`tilewright explain CODE\` says what a finding means, and how to mend it.
			1 file: 2 warnings (1 info more with --verbose)
			"
		`);
	});

	it.each([
		['with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
		['in UTF-16', (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
		['with CRLF', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
	])('frames show the right line %s', (_, encode) => {
		const text = standaloneMap(layer('<data encoding="csv">1,0</data>').replace('name="a"', 'name="ä😀" tintcolor="grün"'));
		const { status, stdout } = call('validate -', encode(text));
		expect(status).toBe(0);
		expect(stdout).toMatch(/^stdin:3:38 \/map\/layer\/@tintcolor {2}warning {2}.*bad-color$/m);
		expect(stdout).toMatch(/^ {2}> 3 \| {2}<layer id="1" name="ä😀" tintcolor="grün" width="2" height="1">$/m);
	});

	it('finds no problems in our output', () => {
		call('export maps/everything.tmj maps/fine.tmx');
		call('export tilesets/terrain.tsj tilesets/fine.tsx');
		call('export templates/chest.tj templates/fine.tx');
		expect(call('validate maps/fine.tmx tilesets/fine.tsx templates/fine.tx --verbose --no-references')).toMatchObject({
			status: 0,
			stdout: '3 files: no problems found\n',
		});
	});
});

/** Name, input, code of the finding, and its line. */
const battery: readonly (readonly [what: string, input: string | Uint8Array, code: string, line: number])[] = [
	['a file cut off', standaloneMap().slice(0, -8), 'xml-syntax', 2],
	['a tag that is not closed', standaloneMap(' <properties>\n'), 'xml-syntax', 4],
	['tags that cross', standaloneMap(' <a><b></a></b>\n'), 'xml-syntax', 3],
	['two roots', `${standaloneMap()}<map/>`, 'xml-syntax', 4],
	['text behind the root', `${standaloneMap()}more`, 'xml-syntax', 4],
	['an attribute twice', standaloneMap('', ' class="a" class="b"'), 'xml-syntax', 2],
	['an attribute without quotes', standaloneMap('', ' class=a'), 'xml-syntax', 2],
	['a bare ampersand', standaloneMap('', ' class="a & b"'), 'xml-syntax', 2],
	['an entity that XML does not have [X10]', standaloneMap('', ' class="&nbsp;"'), 'xml-syntax', 2],
	['a control character', standaloneMap('', ' class="&#1;"'), 'xml-syntax', 2],
	['an external entity [X10]', `<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<map class="&x;"/>`, 'xml-syntax', 2],
	[
		'a billion laughs [X10]',
		`<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>\n<map>\n&b;</map>`,
		'xml-syntax',
		3,
	],
	['20,000 nested elements', '<group>'.repeat(20_000), 'too-deep', 1],
	['another encoding', '<?xml version="1.0" encoding="UTF-32"?>\n<map/>', 'encoding', 1],
	['bytes that are not UTF-8', Buffer.from('<map class="\xff"/>', 'latin1'), 'encoding', 1],
	['another root', '<?xml version="1.0"?>\n<svg/>', 'unknown-kind', 2],
	['object types', '<?xml version="1.0"?>\n<objecttypes/>', 'unknown-kind', 2],
	['a map without any attribute', '<map/>', 'missing-field', 1],
	['a wrong type', standaloneMap(layer('<data encoding="csv">1,0</data>').replace('width="2"', 'width="two"')), 'wrong-type', 3],
	['csv with letters', standaloneMap(layer('<data encoding="csv">1,x</data>')), 'bad-csv', 0],
	['data of the wrong length', standaloneMap(layer('<data encoding="csv">1,0,0</data>')), 'data-length', 0],
	['invalid base64', standaloneMap(layer('<data encoding="base64">AAAA****</data>')), 'bad-base64', 0],
	['too few cells', standaloneMap(layer('<data encoding="csv">1</data>')), 'data-length', 0],
];

describe('bad XML: exit code 1, and a finding with its position', () => {
	it.each(battery)('%s', (_, input, code, line) => {
		const { status, stdout, stderr } = call('export - never.tmj', input);
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toMatch(new RegExp(`^stdin:${line || '\\d+'}:\\d+(?: \\S+)? {2}error {2}.* {2}${code}$`, 'm'));
		expect(stderr.length).toBeLessThan(20_000);
		expect(stderr).not.toContain('root:');
		expect(existsSync(at('never.tmj'))).toBe(false);
	});

	it('other XML: the advice describes documents', () => {
		expect(call('validate -', '<svg/>').stdout).toMatch(
			/This is not a map, tileset, template or world: found XML with the root element <svg>\. {2}unknown-kind\n[\s\S]*Maps have the root element <map>, tilesets <tileset>, templates <template>\.\n/,
		);
	});

	it('a map instead of a tileset', () => {
		expect(call('--export-tileset tsx - -', standaloneMap())).toMatchObject({
			status: 1,
			stdout: '',
			stderr: expect.stringMatching(/^stdin:2:1 \/map {2}error {2}Expected a tileset, found a map\./),
		});
	});

	it('a document type declaration is not an error [X10]', () => {
		const map = standaloneMap().replace('\n', '\n<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n');
		expect(call('validate -', map)).toMatchObject({ status: 0, stdout: '1 file: no problems found\n' });
	});
});
