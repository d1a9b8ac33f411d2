import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';

/** What the user has set for all maps; kept in the browser (rules E144, E145). */
export interface Preferences {
	readonly showGrid: Signal<boolean>;
	readonly theme: Signal<'system' | 'light' | 'dark' | 'contrast'>;
}

const KEY = 'tilewright.preferences';

/** The preferences as they were stored last. */
export function loadPreferences(storage: Storage): Preferences {
	const stored = parsed(storage.getItem(KEY));
	const kept = <T extends string | number | boolean>(name: string, initial: T): Signal<T> => {
		const value = stored[name];
		const known = signal<T>(isLike(value, initial) ? value : initial);
		effect(() => {
			stored[name] = known.value;
			storage.setItem(KEY, JSON.stringify(stored));
		});
		return known;
	};
	return { showGrid: kept('showGrid', true), theme: kept<'system' | 'light' | 'dark' | 'contrast'>('theme', 'system') };
}

const isLike = <T>(value: unknown, example: T): value is T => typeof value === typeof example;

function parsed(stored: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(stored ?? '{}');
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
