import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';

/** What the user has set for all maps; kept in the browser (rules E144, E145). */
export interface Preferences {
	readonly showGrid: Signal<boolean>;
	readonly theme: Signal<Theme>;
	/** The keys of actions and tools that the user changed, by id. */
	readonly shortcuts: Signal<Readonly<Record<string, readonly string[]>>>;
}

/** The themes that the user can choose. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** How the editor looks; `system` follows the settings of the computer. */
export type Theme = (typeof THEMES)[number];

const KEY = 'tilewright.preferences';

/** The preferences as they were stored last. */
export function loadPreferences(storage: Pick<Storage, 'getItem' | 'setItem'>): Preferences {
	const stored = parsed(storage.getItem(KEY));
	const kept = <T>(name: string, initial: T, isValid: (value: unknown) => value is T): Signal<T> => {
		const value = stored[name];
		const known = signal<T>(isValid(value) ? value : initial);
		effect(() => {
			if (stored[name] === known.value) return;
			if (known.value === initial) delete stored[name];
			else stored[name] = known.value;
			storage.setItem(KEY, JSON.stringify(stored));
		});
		return known;
	};
	const flag = (name: string, initial: boolean) => kept(name, initial, isBoolean);
	return {
		showGrid: flag('showGrid', true),
		theme: kept<Theme>('theme', 'system', isTheme),
		shortcuts: kept<Readonly<Record<string, readonly string[]>>>('shortcuts', {}, isShortcuts),
	};
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** Whether a value has the shape of changed shortcuts. */
export const isShortcuts = (value: unknown): value is Readonly<Record<string, readonly string[]>> =>
	typeof value === 'object' &&
	value !== null &&
	Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

function parsed(stored: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(stored ?? '{}');
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
