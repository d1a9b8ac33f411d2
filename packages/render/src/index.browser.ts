export { loadFonts } from './browser/fonts.browser.ts';
export { browserPlatform } from './browser/platform.browser.ts';
export type { Renderer, RendererOptions } from './browser/renderer.browser.ts';
export { openRenderer, renderToCanvas } from './browser/renderer.browser.ts';
