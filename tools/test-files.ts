import { existsSync, readdirSync } from 'node:fs';
import { type Package, pathIn } from './workspace.ts';

/** The places where test files run: in Node, in a page of Chromium, or in Node beside pages of Chromium that they open. */
export type TestPlace = 'node' | 'browser' | 'chromium';

/** The place where a test file runs, by its name: `*.browser.test.ts` in a page, `*.chromium.test.ts` beside pages, all others in Node. */
export function placeOfTest(path: string): TestPlace | undefined {
	const [, place] = /(?:\.(browser|chromium))?\.test\.tsx?$/.exec(path) ?? [undefined, undefined];
	if (place === 'browser' || place === 'chromium') return place;
	return /\.test\.tsx?$/.test(path) ? 'node' : undefined;
}

/** The places where the tests of a package run. They lie in its `test` folder, or in `src`, beside what they test. */
export function placesOfTests(each: Package): ReadonlySet<TestPlace> {
	const folders = ['src', 'test'].map((name) => pathIn(each, name)).filter((folder) => existsSync(folder));
	const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
	return new Set(files.map(placeOfTest).filter((place) => place !== undefined));
}
