import { beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearRecentFiles, closedFiles } from '../../src/platform/recent-files.ts';

// The test files share a page. Whatever one leaves there, such as the focus, must not change the next.
beforeAll(async () => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	clearRecentFiles();
	closedFiles.value = [];
	localStorage.clear();
	sessionStorage.clear();
	getSelection()?.removeAllRanges();
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	document.body.replaceChildren();
	for (const { name } of [...document.documentElement.attributes]) if (name !== 'lang') document.documentElement.removeAttribute(name);
	await page.viewport(414, 896);
});
