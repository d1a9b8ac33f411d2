import { expect, test } from 'vitest';
import { playwrightFigures } from '../tools/playwright-figures.ts';

const failed = (message: string) => ({ status: 'unexpected', results: [{ errors: [{ message }] }] });

test('a failed test of Playwright is one line: its names, and the words of its error without colors and stack', () => {
	const message = [
		'Error: \u001b[2mexpect(\u001b[22mreceived\u001b[2m).\u001b[22mtoBe(expected)',
		'',
		'Expected: \u001b[32m12\u001b[39m',
		'Received: \u001b[31m0\u001b[39m',
		'    at /somewhere/test.ts:3:1',
	].join('\n');
	const figures = playwrightFigures({
		stats: { expected: 7, skipped: 1 },
		errors: [{ message: 'Error: No tests found' }],
		suites: [
			{
				title: 'map.spec.ts',
				specs: [{ title: 'it opens', tests: [{ status: 'expected', results: [{ errors: [] }] }] }],
				suites: [
					{
						title: 'when it is saved',
						specs: [
							{ title: 'it has a number', tests: [failed(message)] },
							{ title: 'it passed when repeated', tests: [{ ...failed('Timeout'), status: 'flaky' }] },
						],
					},
				],
			},
		],
	});
	expect(figures).toEqual({
		passed: 7,
		skipped: 1,
		failures: [
			'map.spec.ts › when it is saved › it has a number: Error: expect(received).toBe(expected); Expected: 12; Received: 0',
			'map.spec.ts › when it is saved › it passed when repeated: Timeout',
			'Error: No tests found',
		],
	});
});
