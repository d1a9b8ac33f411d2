import type { Plugin } from 'vite';

/** The modules of dockview that the editor has no use for: windows of their own, groups at the edges, colored groups of tabs, its own menus. */
const UNUSED = ['PopoutWindowModule', 'WatermarkModule', 'EdgeGroupModule', 'TabGroupChipsModule', 'ContextMenuModule'];

const LIST = /const AllModules = \[([^\]]*)\]/;
const DEFINED = /= defineModule\(/g;

/** Leaves modules of dockview out of the app. Its option for them chooses what runs, but the list of all modules keeps each in the code. */
export function dockviewModules(): Plugin {
	return {
		name: 'dockview-modules',
		transform: {
			filter: { id: /\/dockview-core\/dist\/package\/main\.esm\.mjs/ },
			handler(code) {
				const names = LIST.exec(code)?.[1]
					?.split(',')
					.map((name) => name.trim());
				if (names === undefined || !UNUSED.every((name) => names.includes(name)))
					throw new Error('dockview-core does not list its modules as before.');
				const used = names.filter((name) => !UNUSED.includes(name));
				// Without the mark, the bundler keeps the arguments of the calls.
				return code.replace(LIST, `const AllModules = [${used.join(', ')}]`).replace(DEFINED, '= /* @__PURE__ */ defineModule(');
			},
		},
	};
}
