import { defineConfig } from 'tsdown';
import { libraryBuilds } from '../../tools/package-builds.ts';

const entries = { index: 'src/index.ts', internal: 'src/internal.ts', json: 'src/json.ts', zstd: 'src/zstd.ts' };

/** The platforms differ by `#codec/*`, which resolves by the condition `node` (package.json, `imports`). */
export default defineConfig(libraryBuilds('format', { node: entries, browser: entries }));
