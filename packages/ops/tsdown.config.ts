import { defineConfig } from 'tsdown';

/** What runs everywhere, and loaders of files for Node. */
export default defineConfig([
	{ name: 'ops', entry: { index: 'src/index.ts' }, platform: 'neutral', dts: true },
	{ name: 'ops, node', entry: { node: 'src/index.node.ts' }, platform: 'node', dts: true, clean: false },
]);
