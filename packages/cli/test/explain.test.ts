import { expect, it } from 'vitest';
import { tilewright } from './support/run.ts';

it('prints the page about a finding, without marks of Markdown', () => {
	const { status, stdout } = tilewright(['explain', 'not-in-engine']);
	expect(status).toBe(0);
	expect(stdout).toMatch(/^not-in-engine: something that an engine cannot read\n\nError: /);
	expect(stdout).toContain('\nMended\n\n    {\n     "type": "map"');
	expect(stdout).not.toMatch(/<!--|\*\*|^#|```|\]\(/m);
	for (const line of stdout.split('\n')) if (!line.startsWith('    ')) expect(line.length).toBeLessThanOrEqual(100);
});

it('lists all findings without a code', () => {
	const { status, stdout } = tilewright(['explain']);
	expect(status).toBe(0);
	expect(stdout).toMatch(/^assigned-id +a layer or an object without an id$/m);
});

it('suggests the nearest code for one that does not exist', () => {
	expect(tilewright(['explain', 'missing-fil'])).toMatchObject({
		status: 2,
		stderr: 'tilewright: There is no finding "missing-fil".\n  Did you mean "missing-file"? Try: tilewright explain missing-file\n',
	});
	expect(tilewright(['explain', '../../package'])).toMatchObject({ status: 2, stderr: expect.stringContaining('List all findings') });
});
