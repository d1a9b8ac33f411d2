import { printJson } from '../../../host/output.ts';
import type { Reporter } from './reporter.ts';

/** One array, with an entry for each file. */
export const json: Reporter = async ({ reports }) => {
	await printJson(
		reports.map(({ bytes: _, file: __, isInput: ___, mended, ...report }) => ({
			...report,
			...(mended && { fixes: mended.fixes.map(({ code, pointer, says }) => ({ code, pointer, message: says })) }),
		})),
	);
};
