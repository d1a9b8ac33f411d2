import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, tilewright } from './support/run.ts';

const root = join(import.meta.dirname, '../../..');

it.each(['README.md', 'docs/guide/exporting-projects.md'])('%s: exporting the examples prints what it says', (page) => {
	const out = join(temporaryFolder(), 'web');
	const [, words = '', printed] =
		/\$ npx tilewright (export examples --out )out\/web(?: .*)?\n(.* files written, .*)\n/.exec(readFileSync(join(root, page), 'utf8')) ??
		[];
	const { stdout } = tilewright([...words.trim().split(' '), out, '--format', 'xml', '--copy-images'], { cwd: root });
	expect(stdout.trim()).toBe(printed);
});
