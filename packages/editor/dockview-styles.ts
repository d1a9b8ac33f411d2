import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'virtual:dockview.css';
const ID = `\0${NAME}`;

/** The rules of dockview's own themes: the editor has its own. */
const THEMES = /^\.dockview-theme-[^{]*\{[^}]*\}\n/gm;

/** Parts of dockview that the editor does not use: panes, the overflow of colored groups, and the modules that `dockview-modules.ts` leaves out. */
const UNUSED = /^[^:]*\.dv-(?:tab-group-chip|tabs-overflow-group|context-menu|watermark|edge|auto-edge|pane)/;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]+)\{[^{}]*\}/g;

/** Leaves out rules that are for unused parts alone. */
const withoutUnused = (styles: string): string =>
	styles
		.replace(COMMENT, '')
		.replace(RULE, (rule, selectors: string) => (selectors.split(',').every((selector) => UNUSED.test(selector)) ? '' : rule));

/**
 * Offers the styles of dockview as the module `virtual:dockview.css`. The package has them only in a script that adds them to the page as an
 * inline style, which the policy of the page forbids.
 */
export function dockviewStyles(): Plugin {
	return {
		name: 'dockview-styles',
		resolveId: (id) => (id === NAME ? ID : undefined),
		async load(id) {
			if (id !== ID) return undefined;
			const script = createRequire(import.meta.url).resolve('dockview-core/dist/dockview-core.js');
			const literal = /s\.textContent = ("(?:[^"\\]|\\.)*");/.exec(await readFile(script, 'utf8'))?.[1];
			if (literal === undefined) throw new Error('dockview-core.js does not hold its styles as one string any more.');
			const styles: unknown = JSON.parse(literal);
			if (typeof styles !== 'string') throw new Error('The styles of dockview are not a string.');
			return withoutUnused(styles.replace(THEMES, ''));
		},
	};
}
