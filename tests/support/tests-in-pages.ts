import { readdirSync } from 'node:fs';

/** One of this many files that need no other platform runs there as well, so that no page is without tests of all that it has. */
const SHARE = 6;

/**
 * The test files of a folder that run in Chromium: those of browsers alone (`name.browser.test.ts`), those that may have another result there
 * (`name.platform.test.ts`), and a share of the others.
 *
 * @param folder - its path from the root
 * @param isWhole - whether all others run, too
 */
export function testsInPages(folder: string, isWhole: boolean): string[] {
	const files = readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.test.ts') && !name.endsWith('.node.test.ts'))
		.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
		.sort();
	const isOfPlatform = (name: string): boolean => /\.(?:browser|platform)\.test\.ts$/.test(name);
	const others = files.filter((name) => !isOfPlatform(name));
	return [...files.filter(isOfPlatform), ...(isWhole ? others : others.filter((_, i) => i % SHARE === 0))];
}
