/** Keys that browsers keep for themselves in a tab (rule E151). */
const KEPT: ReadonlySet<string> = new Set([
	'$mod+KeyN',
	'$mod+KeyT',
	'$mod+KeyW',
	'$mod+KeyQ',
	'$mod+Shift+KeyN',
	'$mod+Shift+KeyT',
	'$mod+Shift+KeyW',
]);

const app = typeof matchMedia === 'function' ? matchMedia('(display-mode: standalone), (display-mode: fullscreen)') : undefined;

/** The keys that reach the editor: in a tab of a browser, `Alt` stands in for `Ctrl` where the browser keeps the keys (rule E151). */
export const reachableKeys = (keys: readonly string[], isApp = app?.matches === true): readonly string[] =>
	isApp ? keys : [...new Set(keys.map((each) => (KEPT.has(each) ? each.replace('$mod', 'Alt') : each)))];
