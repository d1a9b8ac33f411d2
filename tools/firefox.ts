import { findProgram, isExecutable } from './find-program.ts';

/** The paths of Firefox on Linux distributions and macOS. */
const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of Firefox for the tests: `FIREFOX_PATH` if set, otherwise the system's; `undefined` if there is none. */
export function findFirefox(): string | undefined {
	const chosen = process.env['FIREFOX_PATH'];
	if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
	return findProgram(usual, ['firefox-esr', 'firefox']);
}
