import { defineConfig } from 'tsdown';

/** What runs everywhere, and what draws in Node and in browsers. */
export default defineConfig([
	{ name: 'render', entry: { index: 'src/index.ts' }, platform: 'neutral', dts: true },
	{ name: 'render, node', entry: { node: 'src/index.node.ts' }, platform: 'node', dts: true, clean: false },
	{ name: 'render, browser', entry: { browser: 'src/index.browser.ts' }, platform: 'browser', dts: true, clean: false },
]);
