import { expect, test } from 'vitest';
import { vitestFigures } from '../tools/vitest-figures.ts';

const result = (status: string, fullName: string, ...failureMessages: string[]) => ({ status, fullName, failureMessages });

test('the figures of Vitest name what failed, and what passed at the second try only', () => {
	const figures = vitestFigures(
		{
			numPassedTests: 2,
			numPendingTests: 1,
			numTodoTests: 1,
			testResults: [
				{
					name: '/project/test/view.test.ts',
					status: 'failed',
					message: '',
					assertionResults: [
						result('passed', 'it opens'),
						result('passed', 'it draws', 'Error: no picture\n    at draw (view.ts:3:1)'),
						result('failed', 'it saves', 'Error: first\n    at save (view.ts:4:1)', 'Error: second'),
					],
				},
				{ name: '/project/test/broken.test.ts', status: 'failed', message: 'SyntaxError: Unexpected token', assertionResults: [] },
			],
		},
		'/project',
	);
	expect(figures).toEqual({
		passed: 2,
		skipped: 2,
		failures: ['test/view.test.ts: it saves: Error: first', 'test/broken.test.ts: SyntaxError: Unexpected token'],
		unsteady: ['test/view.test.ts: it draws: Error: no picture'],
	});
});
