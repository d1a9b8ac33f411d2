import { defineConfig } from 'tsdown';
import { libraryBuilds } from '../../tools/package-builds.ts';

const index = { index: 'src/index.ts' };

/** `node` has the loaders of files for Node. */
export default defineConfig(libraryBuilds('ops', { node: { ...index, node: 'src/index.node.ts' }, browser: index }));
