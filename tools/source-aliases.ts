import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The sources of the packages, for Vite: tests and the editor import them, not the builds. */
export const alias = [
	{ find: /^@tilewright\/format$/, replacement: path('../packages/format/src/index.ts') },
	{ find: /^@tilewright\/format\/internal$/, replacement: path('../packages/format/src/internal.ts') },
	{ find: /^@tilewright\/format\/fields$/, replacement: path('../packages/format/src/fields.ts') },
	{ find: /^@tilewright\/format\/json$/, replacement: path('../packages/format/src/json.ts') },
	{ find: /^@tilewright\/format\/large$/, replacement: path('../packages/format/src/large.ts') },
	{ find: /^@tilewright\/format\/lazy$/, replacement: path('../packages/format/src/lazy.ts') },
	{ find: /^@tilewright\/format\/zstd$/, replacement: path('../packages/format/src/zstd.ts') },
	{ find: /^@tilewright\/format\/zstd-encoder$/, replacement: path('../packages/format/src/zstd-encoder.ts') },
	{ find: /^@tilewright\/geometry$/, replacement: path('../packages/geometry/src/index.ts') },
	{ find: /^@tilewright\/play$/, replacement: path('../packages/play/src/index.ts') },
	{ find: /^@tilewright\/play\/internal$/, replacement: path('../packages/play/src/internal.ts') },
	{ find: /^@tilewright\/play\/coordinates$/, replacement: path('../packages/play/src/coordinates.ts') },
	{ find: /^@tilewright\/play\/scene$/, replacement: path('../packages/play/src/scene.ts') },
	{ find: /^@tilewright\/play\/shapes$/, replacement: path('../packages/play/src/shapes.ts') },
	{ find: /^@tilewright\/play\/worlds$/, replacement: path('../packages/play/src/worlds.ts') },
	{ find: /^@tilewright\/phaser$/, replacement: path('../packages/phaser/src/index.ts') },
	{ find: /^@tilewright\/excalibur$/, replacement: path('../packages/excalibur/src/index.ts') },
	{ find: /^@tilewright\/edit$/, replacement: path('../packages/edit/src/index.ts') },
	{ find: /^@tilewright\/edit\/automap$/, replacement: path('../packages/edit/src/automap.ts') },
	{ find: /^@tilewright\/edit\/terrain$/, replacement: path('../packages/edit/src/terrain.ts') },
	{ find: /^@tilewright\/render-node$/, replacement: path('../packages/render-node/src/index.ts') },
	{ find: /^@tilewright\/language-server$/, replacement: path('../packages/language-server/src/index.ts') },
	{ find: /^@tilewright\/three$/, replacement: path('../packages/three/src/index.ts') },
	{ find: /^@tilewright\/pixi$/, replacement: path('../packages/pixi/src/index.ts') },
	{ find: /^@tilewright\/vite$/, replacement: path('../packages/vite/src/index.ts') },
	{ find: /^@tilewright\/vite\/runtime$/, replacement: path('../packages/vite/src/runtime.ts') },
	{ find: /^@tilewright\/ops$/, replacement: path('../packages/ops/src/index.ts') },
	{ find: /^@tilewright\/ops\/formats$/, replacement: path('../packages/ops/src/formats.ts') },
	{ find: /^@tilewright\/ops\/node$/, replacement: path('../packages/ops/src/index.node.ts') },
	{ find: /^@tilewright\/render$/, replacement: path('../packages/render/src/index.ts') },
	{ find: /^@tilewright\/render\/internal$/, replacement: path('../packages/render/src/internal.ts') },
	{ find: /^@tilewright\/render\/browser$/, replacement: path('../packages/render/src/index.browser.ts') },
];
