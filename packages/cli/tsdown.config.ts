import { defineConfig } from 'tsdown';

/** Sub-commands are loaded by dynamic import and stay chunks of their own, so that the command starts fast. */
export default defineConfig({ name: 'cli', entry: { main: 'src/main.ts' }, platform: 'node', outDir: 'dist', dts: false });
