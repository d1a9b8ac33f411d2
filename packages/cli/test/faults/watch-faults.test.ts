import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { pick, randomFrom } from '../../../format/test/support/random.ts';
import { program, tilewright } from '../support/run.ts';
import { changedSources, damageIn, filesIn, freshFolder, scenarios } from './scenarios.ts';

const FAULTS = fileURLToPath(new URL('file-faults.mjs', import.meta.url));

/** More than the operations on files of an export after a change of all maps. */
const OPERATIONS = 60;

/** If the fault comes too late, the watch is ended by the clock. */
const PATIENCE_MS = 3000;

it('export --watch, killed while it exports after a change: each file is the old or the new one, and the next run leaves nothing over', async () => {
	const scenario = scenarios().find(({ name }) => name === 'export --out');
	if (scenario === undefined) throw new Error('unreachable');
	const exported = new Map([...scenario.before, ...scenario.after]);
	const changes = changedSources();
	// What an undisturbed export makes of the changed maps.
	const undisturbed = freshFolder(new Map([...exported, ...changes]));
	expect(tilewright(scenario.words, { cwd: undisturbed }).status).toBe(0);
	const [before, after] = [new Map([...exported, ...changes]), filesIn(undisturbed)];
	const random = randomFrom(4);
	for (let i = 0; i < effort(3, 250); i++) {
		const folder = freshFolder(exported);
		const fault = `${pick(random, ['kill', 'half'], 'kill')}:${1 + random(OPERATIONS)}`;
		await watchAndChange(folder, fault, [...scenario.words, '--watch'], changes);
		const changed = { ...scenario, before, after };
		expect({ fault, damage: damageIn(folder, changed, false) }).toEqual({ fault, damage: [] });
		const { status } = tilewright(scenario.words, { cwd: folder });
		expect({ fault, status, damage: damageIn(folder, changed, true) }).toEqual({ fault, status: 0, damage: [] });
		rmSync(folder, { recursive: true });
	}
});

/** Starts a watch with a fault, changes files when it watches, and waits until it has ended. */
async function watchAndChange(cwd: string, fault: string, words: readonly string[], changes: ReadonlyMap<string, Buffer>): Promise<void> {
	const child = spawn(execPath, ['--import', FAULTS, program, ...words], {
		cwd,
		env: { ...process.env, FILE_FAULT: fault },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise((resolve) => child.on('exit', resolve));
	let said = '';
	await new Promise<void>((resolve) => {
		child.stderr.on('data', (piece) => {
			said += String(piece);
			if (said.includes('watching')) resolve();
		});
		void ended.then(() => resolve());
	});
	for (const [name, content] of changes) writeFileSync(join(cwd, name), content);
	const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
	await ended;
	clearTimeout(timer);
}
