import { findProgram, isExecutable } from './find-program.ts';

/** The paths of Chromium or Chrome on Linux distributions and macOS. */
const usual = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/snap/bin/chromium',
	'/usr/bin/google-chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium must run as root in a container, and must not open connections of its own. */
export const chromiumArguments: string[] = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** The same for pages that need WebGL: without a graphics card, the processor draws. */
export const webglArguments: string[] = [
	...chromiumArguments.filter((argument) => argument !== '--disable-gpu'),
	'--use-angle=swiftshader',
	'--enable-unsafe-swiftshader',
];

/** The path of the browser for the tests: `CHROMIUM_PATH` if set, otherwise the system's; `undefined` if there is none. */
export function findChromium(): string | undefined {
	const chosen = process.env['CHROMIUM_PATH'];
	if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : undefined;
	return findProgram(usual, ['chromium', 'google-chrome']);
}
