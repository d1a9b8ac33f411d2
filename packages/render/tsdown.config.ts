import { defineConfig } from 'tsdown';
import { libraryBuilds } from '../../tools/package-builds.ts';

const shared = { index: 'src/index.ts', internal: 'src/internal.ts' };

/** `internal` is for render-node; `browser` draws in browsers. */
export default defineConfig(libraryBuilds('render', { node: shared, browser: { ...shared, browser: 'src/index.browser.ts' } }));
