import { defineConfig } from 'tsdown';

/** What runs everywhere, what `render-node` shares with the browser's part, and what draws in browsers. */
export default defineConfig([
	{ name: 'render', entry: { index: 'src/index.ts', internal: 'src/internal.ts' }, platform: 'neutral', dts: true },
	{ name: 'render, browser', entry: { browser: 'src/index.browser.ts' }, platform: 'browser', dts: true, clean: false },
]);
