import { defineConfig } from 'tsdown';

const entry = { index: 'src/index.ts', internal: 'src/internal.ts' };

/** One source, a bundle for each platform: `#codec/*` resolves by the condition `node` (package.json, `imports`). */
export default defineConfig([
	{ name: 'format, node', entry, platform: 'node', outDir: 'dist/node', dts: false },
	{ name: 'format, browser', entry, platform: 'browser', outDir: 'dist/browser', dts: false },
	{ name: 'format, types', entry, platform: 'neutral', outDir: 'dist/types', sourcemap: false, dts: { emitDtsOnly: true } },
]);
