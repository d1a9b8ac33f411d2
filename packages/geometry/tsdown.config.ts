import { defineConfig } from 'tsdown';
import { libraryBuilds } from '../../tools/package-builds.ts';

const index = { index: 'src/index.ts' };

export default defineConfig(libraryBuilds('geometry', { node: index, browser: index }));
