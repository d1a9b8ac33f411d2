import { defineConfig } from 'tsdown';

export default defineConfig({ name: 'geometry', entry: { index: 'src/index.ts' }, platform: 'neutral', dts: true });
