import { fileURLToPath } from 'node:url';
import { tilewright } from '@tilewright/vite';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({ root, plugins: [tilewright({ project: 'brill.tiled-project', atlas: true })] });
