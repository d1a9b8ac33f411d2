import { spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../tests/support/effort.ts';
import { leftovers, program, temporaryFolder, tilewright } from './support/run.ts';

/** A map with two objects of one id, a counter that is too low, and a comment that must stay. */
const BROKEN = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16" infinite="0" nextlayerid="2" nextobjectid="3">
	<!-- by hand -->
	<objectgroup id="1" name="Things">
		<object id="5" name="Door" x="0" y="0"/>
		<object id="5" name="Key" x="1" y="0"/>
	</objectgroup>
</map>
`;
const MENDED = BROKEN.replace('nextobjectid="3"', 'nextobjectid="7"').replace('id="5" name="Key"', 'id="6" name="Key"');

/** A fix in SARIF. */
interface SarifFix {
	readonly artifactChanges: readonly {
		readonly artifactLocation: { readonly uri: string };
		readonly replacements: readonly {
			readonly deletedRegion: Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>;
			readonly insertedContent: { readonly text: string };
		}[];
	}[];
}

/** A folder with a broken map in it. */
function folderWith(file = 'map.tmx', content: string | Uint8Array = BROKEN): string {
	const folder = temporaryFolder();
	writeFileSync(join(folder, file), content);
	return folder;
}

describe('validate --fix [C6]', () => {
	it('mends the places alone, says what it did, and reports what is left', () => {
		const cwd = folderWith();
		const { status, stdout, stderr } = tilewright(['validate', 'map.tmx', '--fix', '--max-warnings', '0'], { cwd });
		expect(readFileSync(join(cwd, 'map.tmx'), 'utf8')).toBe(MENDED);
		expect(stderr).toContain('gave the object "Key" the id 6, because the object "Door" has the id 5, too; references to 5 mean that one');
		expect(stderr).toContain('set `nextobjectid`, which was 3, to 7');
		expect(stdout).not.toContain('duplicate-object-id');
		expect(status).toBe(0);
		const again = tilewright(['validate', 'map.tmx', '--fix'], { cwd });
		expect(again.stderr).not.toContain('mended');
		expect(readFileSync(join(cwd, 'map.tmx'), 'utf8')).toBe(MENDED);
	});

	it('with --dry-run prints the differences, writes nothing, and reports what would be left', () => {
		const cwd = folderWith();
		const { status, stdout } = tilewright(['validate', '.', '--fix', '--dry-run', '--max-warnings', '0'], { cwd });
		expect(stdout).toContain('--- a/map.tmx\n+++ b/map.tmx\n@@');
		expect(stdout).toContain('-\t\t<object id="5" name="Key" x="1" y="0"/>\n+\t\t<object id="6" name="Key" x="1" y="0"/>\n');
		expect(stdout).not.toContain('duplicate-object-id');
		expect(readFileSync(join(cwd, 'map.tmx'), 'utf8')).toBe(BROKEN);
		expect(status).toBe(0);
		expect(tilewright(['validate', '.', '--dry-run'], { cwd }).status).toBe(2);
	});

	it('leaves a report for programs alone', () => {
		const { stdout } = tilewright(['validate', '.', '--fix', '--dry-run', '--format', 'json'], { cwd: folderWith() });
		expect(JSON.parse(stdout)).toMatchObject([{ path: 'map.tmx', issues: [] }]);
	});

	it.each([[['--fix']], [['--fix', '--dry-run']]])('%s lists what it mends in JSON', (flags) => {
		const cwd = folderWith();
		const { stdout } = tilewright(['validate', '.', ...flags, '--format', 'json'], { cwd });
		const fixes = [
			{ code: 'duplicate-object-id', pointer: '/layers/0/objects/1/id', message: expect.stringContaining('the id 6, because') },
			{ code: 'raised-counter', pointer: '/nextobjectid', message: expect.stringContaining('set `nextobjectid`, which was 3, to 7') },
		];
		expect(JSON.parse(stdout)[0].fixes).toEqual(fixes);
		writeFileSync(join(cwd, 'map.tmx'), MENDED);
		expect(JSON.parse(tilewright(['validate', '.', ...flags, '--format', 'json'], { cwd }).stdout)).toMatchObject([{ fixes: [] }]);
		expect(JSON.parse(tilewright(['validate', '.', '--format', 'json'], { cwd }).stdout)[0]).not.toHaveProperty('fixes');
	});

	it('has its changes of the text as fixes in SARIF: they make the file that --fix writes', () => {
		const cwd = folderWith();
		const [run] = JSON.parse(tilewright(['validate', '.', '--fix', '--dry-run', '--format', 'sarif'], { cwd }).stdout).runs;
		const results: { readonly ruleId: string; readonly fixes: readonly SarifFix[] }[] = run.results;
		expect(results.map(({ ruleId }) => ruleId).sort()).toEqual(['duplicate-object-id', 'raised-counter']);
		expect(run.tool.driver.rules).toHaveLength(2);
		const replacements = results.flatMap(({ fixes }) => fixes.flatMap(({ artifactChanges }) => artifactChanges));
		expect(replacements.map(({ artifactLocation }) => artifactLocation.uri)).toEqual(['map.tmx', 'map.tmx']);
		const lines = BROKEN.split('\n');
		for (const { deletedRegion, insertedContent } of replacements.flatMap(({ replacements }) => replacements)) {
			const { startLine, startColumn, endLine, endColumn } = deletedRegion;
			const line = lines[startLine - 1] ?? '';
			expect(endLine).toBe(startLine);
			lines[startLine - 1] = line.slice(0, startColumn - 1) + insertedContent.text + line.slice(endColumn - 1);
		}
		expect(lines.join('\n')).toBe(MENDED);
		const [done] = JSON.parse(tilewright(['validate', '.', '--fix', '--format', 'sarif'], { cwd }).stdout).runs;
		expect(done.results).toEqual([]);
		expect(done.properties.mended).toHaveLength(2);
	});

	it('says what it cannot mend, and why, if the file has an older encoding', () => {
		const latin1 = Buffer.from(BROKEN.replace('UTF-8', 'ISO-8859-1').replace('Door', 'T\u00fcr'), 'latin1');
		const cwd = folderWith('map.tmx', latin1);
		for (const flags of [[], ['--dry-run']]) {
			const { stdout, stderr } = tilewright(['validate', 'map.tmx', '--fix', ...flags], { cwd });
			expect(stderr).toBe(
				'map.tmx: 2 findings could not be mended (duplicate-object-id, raised-counter)\n' +
					'  The file has an encoding in which nothing is written. Save it as UTF-8 first.\n',
			);
			expect(stdout).toContain('duplicate-object-id');
		}
		expect(readFileSync(join(cwd, 'map.tmx'))).toEqual(latin1);
	});

	it('mends no finding that is off', () => {
		const cwd = folderWith();
		tilewright(['validate', '.', '--fix', '--rule', 'duplicate-object-id=off'], { cwd });
		expect(readFileSync(join(cwd, 'map.tmx'), 'utf8')).toContain('id="5" name="Key"');
	});

	it('keeps the mode and links, and refuses files that are read-only', () => {
		const cwd = folderWith();
		const path = join(cwd, 'map.tmx');
		chmodSync(path, 0o640);
		symlinkSync('map.tmx', join(cwd, 'link.tmx'));
		tilewright(['validate', 'link.tmx', '--fix'], { cwd });
		expect(readFileSync(path, 'utf8')).toBe(MENDED);
		expect([statSync(path).mode & 0o777, lstatSync(join(cwd, 'link.tmx')).isSymbolicLink()]).toEqual([0o640, true]);
		writeFileSync(path, BROKEN);
		chmodSync(path, 0o444);
		const { status, stderr } = tilewright(['validate', 'map.tmx', '--fix'], { cwd });
		expect(stderr).toContain('it is read-only');
		expect(status).toBe(3);
		expect(readFileSync(path, 'utf8')).toBe(BROKEN);
		expect(leftovers(cwd)).toEqual([]);
	});

	it('refuses standard input, and reports a folder or a missing file in place of a document', () => {
		const cwd = folderWith();
		expect(tilewright(['validate', '-', '--fix'], { cwd, input: BROKEN }).status).toBe(2);
		rmSync(join(cwd, 'map.tmx'));
		mkdirSync(join(cwd, 'map.tmx'));
		expect(tilewright(['validate', 'map.tmx', '--fix'], { cwd }).status).not.toBe(0);
		expect(readdirSync(join(cwd, 'map.tmx'))).toEqual([]);
	});

	it('leaves each file old or new when it is killed, or when two run at once', async () => {
		const cwd = temporaryFolder();
		const names = Array.from({ length: 40 }, (_, i) => `map-${i}.tmx`);
		const restore = (): void => {
			for (const name of names) writeFileSync(join(cwd, name), BROKEN);
		};
		const start = (): { readonly kill: () => void; readonly ended: Promise<unknown> } => {
			const child = spawn(execPath, [program, 'validate', '.', '--fix', '--quiet'], { cwd, stdio: 'ignore' });
			return { kill: () => child.kill('SIGKILL'), ended: new Promise((resolve) => child.on('exit', resolve)) };
		};
		const whole = (): void => {
			for (const name of names) expect([BROKEN, MENDED]).toContain(readFileSync(join(cwd, name), 'utf8'));
		};
		for (let i = 0; i < 12; i += distance(5)) {
			restore();
			const { kill, ended } = start();
			await wait(200 + i * 60);
			kill();
			await ended;
			whole();
		}
		restore();
		await Promise.all([start().ended, start().ended]);
		whole();
		await start().ended;
		for (const name of names) expect(readFileSync(join(cwd, name), 'utf8')).toBe(MENDED);
		// What a killed run left goes when a file is written there next.
		restore();
		await start().ended;
		expect(leftovers(cwd)).toEqual([]);
	});
});
