import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { hasNinja, ninjaFile } from './support/ninja.ts';
import { copyOfExamples, leftovers, program, runProgram, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string, cwd = folder): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd });
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const save = (name: string, value: unknown): void => {
	mkdirSync(join(folder, name, '..'), { recursive: true });
	writeFileSync(join(folder, name), JSON.stringify(value));
};

/** The inputs in a dependency file by output; names must not need escapes. */
const rules = (name: string): Record<string, string[]> =>
	Object.fromEntries(
		text(name)
			.replaceAll('\\\n', '')
			.trim()
			.split('\n')
			.map((line) => [line.split(':')[0], line.split(':')[1]?.trim().split(/ +/)]),
	);

/** The inputs of a map with these tilesets: an export follows the sizes of their images. */
const terrainAndVillage = [
	'art/terrain.png',
	...readdirSync(join(folder, 'art/village'))
		.map((name) => `art/village/${name}`)
		.sort(),
	'tilesets/terrain.tsj',
	'tilesets/village.tsj',
];

const map = { type: 'map', width: 1, height: 1, tilewidth: 16, tileheight: 16, layers: [] };

describe('--depfile', () => {
	it('lists all inputs of a map and of the documents it refers to', () => {
		const { status, stderr } = call('export maps/oblique.tmj --out dist --depfile dist/deep/oblique.d');
		expect([status, stderr]).toEqual([0, '']);
		expect(text('dist/deep/oblique.d')).toBe(
			`dist/maps/oblique.tmj: ${['maps/oblique.tmj', ...terrainAndVillage].map((name) => `\\\n  ${name}`).join(' ')}\n`,
		);
	});

	it('has a rule for each requested document, in the order of the command line', () => {
		call('export maps/staggered.tmj maps/oblique.tmj tilesets/iso.tsj --out dist --depfile all.d --embed-tilesets');
		expect(rules('all.d')).toEqual({
			'dist/maps/staggered.tmj': ['maps/staggered.tmj', 'art/iso.png', 'tilesets/iso.tsj'],
			'dist/maps/oblique.tmj': ['maps/oblique.tmj', ...terrainAndVillage],
			'dist/tilesets/iso.tsj': ['tilesets/iso.tsj', 'art/iso.png'],
		});
		expect(text('all.d').startsWith('dist/maps/staggered.tmj:')).toBe(true);
	});

	it('lists templates with their tilesets, copied images, and the project', () => {
		call('export maps/orthogonal.tmj --out dist --depfile all.d --copy-images --project brill.tiled-project');
		const inputs = rules('all.d')['dist/maps/orthogonal.tmj'];
		expect(inputs).toEqual(expect.arrayContaining(['brill.tiled-project', 'art/terrain.png', 'tilesets/terrain.tsj']));
		expect(inputs?.some((name) => name.startsWith('templates/'))).toBe(true);
	});

	it('lists the object types file of an older project', () => {
		save('old/types.json', []);
		save('old/old.tiled-project', { objectTypesFile: 'types.json' });
		const { status } = call('export maps/hexagonal.tmj --out dist --root . --depfile old.d --format xml --project old/old.tiled-project');
		expect([status, rules('old.d')['dist/maps/hexagonal.tmx']]).toEqual([
			0,
			['maps/hexagonal.tmj', 'art/hex.png', 'old/old.tiled-project', 'old/types.json', 'tilesets/hex.tsj'],
		]);
	});

	it('lists images that were measured, and no missing files [J15]', () => {
		const tileset = { type: 'tileset', name: 'T', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1 };
		save('odd/unsized.tsj', { ...tileset, image: '../art/terrain.png' });
		save('odd/imageless.tsj', { ...tileset, image: 'none.png' });
		const tilesets = ['unsized.tsj', 'imageless.tsj', 'gone.tsj'].map((source, i) => ({ firstgid: i + 1, source }));
		save('odd/map.tmj', { ...map, tilesets });
		call('export odd/map.tmj --out dist --depfile odd.d');
		expect(rules('odd.d')['dist/odd/map.tmj']).toEqual(['odd/map.tmj', 'art/terrain.png', 'odd/imageless.tsj', 'odd/unsized.tsj']);
	});

	it('names outputs as on the command line, relative to the working folder', () => {
		mkdirSync(join(folder, 'elsewhere'));
		symlinkSync('elsewhere', join(folder, 'linked'));
		call('export ../maps/isometric.tmj --out ../linked --depfile i.d', join(folder, 'templates'));
		expect(text('templates/i.d')).toMatch(/^\.\.\/linked\/maps\/isometric\.tmj: \\\n {2}\.\.\/maps\/isometric\.tmj \\\n/);
	});

	it('is replaced only if it differs, even with --dry-run, and not after a failure', () => {
		rmSync(join(folder, 'dist'), { recursive: true });
		call('export maps/oblique.tmj --out dist --depfile o.d --dry-run');
		const first = statSync(join(folder, 'o.d')).ino;
		call('export maps/oblique.tmj --out dist --depfile o.d');
		expect([statSync(join(folder, 'o.d')).ino, leftovers(folder)]).toEqual([first, []]);
		writeFileSync(join(folder, 'broken.tmj'), '{');
		expect(call('export maps/oblique.tmj broken.tmj --out dist --depfile o.d').status).toBe(1);
		expect(statSync(join(folder, 'o.d')).ino).toBe(first);
		rmSync(join(folder, 'broken.tmj'));
	});

	it('is refused without --out, without a name, and if it is a file of the export', () => {
		expect(call('export maps/oblique.tmj a.tmj --depfile a.d')).toMatchObject({ status: 2 });
		expect(tilewright(['export', 'maps/oblique.tmj', '--out', 'dist', '--depfile', ''], { cwd: folder })).toMatchObject({ status: 2 });
		for (const name of ['maps/oblique.tmj', 'tilesets/terrain.tsj', 'dist/maps/oblique.tmj']) {
			const before = text(name);
			const { status, stderr } = call(`export maps/oblique.tmj --out dist --depfile ${name}`);
			expect([status, stderr]).toEqual([2, expect.stringContaining('Choose another name.')]);
			expect(text(name)).toBe(before);
		}
	});
});

const NAMES = ['a b', 'a#b', 'a$b', 'a:b', 'a\\b', 'a\\ b', '$(a) #1: b', 'ä'];
const hasMake = runProgram('sh', ['-c', 'make --version']).stdout.startsWith('GNU Make');
const withNinja = hasNinja();

describe.skipIf(process.platform === 'win32').each(NAMES)('the name %j', (name) => {
	const source = `${name}.tmj`;
	const depfile = `${NAMES.indexOf(name)}.d`;
	const make = (): void => {
		save(source, { ...map, tilesets: [] });
		tilewright(['export', source, '--out', 'odd-names', '--depfile', depfile], { cwd: folder });
	};

	it.skipIf(!hasMake)('is read by GNU Make', () => {
		make();
		renameSync(join(folder, source), join(folder, 'away'));
		const { stderr } = runProgram('make', ['-f', depfile], { cwd: folder, env: { LC_ALL: 'C' } });
		expect(stderr).toContain(`No rule to make target '${source}', needed by 'odd-names/${source}'.`);
	});

	it.skipIf(!withNinja)('is read by Ninja', () => {
		make();
		const escaped = (path: string): string => path.replace(/[$ :]/g, '$$$&');
		// Without `deps`, Ninja checks that the output is the one of the build statement.
		const file = `rule r\n  command = true\n  depfile = ${depfile}\nbuild ${escaped(`odd-names/${source}`)}: r\n`;
		writeFileSync(join(folder, 'odd.ninja'), file);
		runProgram('ninja', ['-f', 'odd.ninja'], { cwd: folder });
		renameSync(join(folder, source), join(folder, 'away'));
		expect(runProgram('ninja', ['-f', 'odd.ninja', '-n', '-d', 'explain'], { cwd: folder }).stderr).toContain(
			`ninja explain: ${source} is dirty\n`,
		);
	});
});

/** Documents of a public project, in a folder next to this repository. */
const corpus = fileURLToPath(new URL('../../../../shared/corpus/docs/mapeditor+tiled/examples', import.meta.url));

describe.skipIf(!withNinja).each([
	{ name: 'the examples', from: undefined, touched: ['tilesets/iso.tsj', 'tilesets/village.tsj'] },
	// Ninja runs the command once for each of its maps, which takes long.
	...(existsSync(corpus) && effort(0, 1) > 0
		? [{ name: 'the corpus', from: corpus, touched: ['desert.tsx', 'rpg/beach_tileset.tsx'] }]
		: []),
])('Ninja with a build statement for each map of $name', ({ from, touched }) => {
	const root = copyOfExamples(from);
	const at = (name: string): string => join(root, name);
	const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
	const sources = all.filter((name) => /\.tm[jx]$/.test(name));
	const maps = sources.map((source) => ({ source, output: `dist/${source}` }));
	const command = `"${process.execPath}" "${program}" export $in --out dist --root . --embed-tilesets --depfile $out.d`;
	writeFileSync(at('build.ninja'), ninjaFile(command, maps));

	/** The maps whose commands ran, and the maps that were written. */
	const build = (): { readonly ran: string[]; readonly written: string[] } => {
		const inodes = (): (number | undefined)[] => maps.map(({ output }) => statSync(at(output), { throwIfNoEntry: false })?.ino);
		const before = inodes();
		writeFileSync(at('ran'), '');
		const { status, stdout } = runProgram('ninja', [], { cwd: root });
		expect(status, stdout).toBe(0);
		const after = inodes();
		const ran = readFileSync(at('ran'), 'utf8').split('\n');
		return { ran: ran.filter((line) => line !== '').sort(), written: sources.filter((_, i) => after[i] !== before[i]) };
	};

	/** The maps that use a file, directly or through a template. */
	const dependants = (path: string): string[] => {
		const names = (source: string, name: string): boolean => new RegExp(`["/]${basename(name)}"`).test(readFileSync(at(source), 'utf8'));
		const templates = all.filter((each) => /\.t[jx]$/.test(each) && names(each, path));
		return sources.filter((source) => [path, ...templates].some((each) => names(source, each)));
	};

	it('builds everything, then nothing', () => {
		expect(build()).toEqual({ ran: sources, written: sources });
		expect(build()).toEqual({ ran: [], written: [] });
	});

	it.each(touched)('rebuilds only the maps that use %s when it changes, and runs no others when it is touched', (name) => {
		const content = readFileSync(at(name), 'utf8');
		writeFileSync(at(name), content);
		expect(dependants(name)).not.toEqual([]);
		expect(dependants(name)).not.toEqual(sources);
		expect(build()).toEqual({ ran: dependants(name), written: [] });
		writeFileSync(at(name), content.replace(/(\bname"?[=:] ?")/, '$1New '));
		expect(build()).toEqual({ ran: dependants(name), written: dependants(name) });
		expect(build()).toEqual({ ran: [], written: [] });
	});
});
