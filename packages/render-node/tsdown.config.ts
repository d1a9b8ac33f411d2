import { defineConfig } from 'tsdown';

export default defineConfig({ name: 'render-node', entry: { index: 'src/index.ts' }, platform: 'node', dts: true });
