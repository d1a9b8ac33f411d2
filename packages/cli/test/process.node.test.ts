import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, startTilewright, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const map = readFileSync(join(folder, 'maps/orthogonal.tmj'));

describe('a command in its own process ends as in a process with other commands', () => {
	it.each([
		{ status: 0, words: ['--version'] },
		{ status: 0, words: ['-v'] },
		{ status: 0, words: ['--help'] },
		{ status: 0, words: ['validate', 'maps/orthogonal.tmj'] },
		{ status: 0, words: ['export', '-', '-', '--minimize'], input: map },
		{ status: 1, words: ['validate', '-'], input: '{"type":"map"' },
		{ status: 1, words: ['info', '-'], input: '7' },
		{ status: 2, words: ['exprot'] },
		{ status: 2, words: ['export', '--unknown'] },
		{ status: 2, words: [] },
		{ status: 3, words: ['info', 'missing.tmj'] },
	])('exit code $status: $words', ({ status, words, input = '' }) => {
		const outcome = startTilewright(words, { cwd: folder, input });
		expect(outcome.status).toBe(status);
		expect(tilewright(words, { cwd: folder, input })).toEqual(outcome);
	});
});
