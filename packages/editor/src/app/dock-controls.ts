import type { ReadonlySignal, Signal } from '@preact/signals';

/** Moves the panels around the maps. */
export interface DockControls {
	/** The ids of the panels that are docked or float, also behind other tabs. */
	readonly shown: ReadonlySignal<ReadonlySet<string>>;
	/** Whether all panels and bars are hidden for now (rule E154, Clear View). */
	readonly isClear: Signal<boolean>;
	/** Shows a panel and brings it to the front. */
	show(id: string): void;
	hide(id: string): void;
	/** Brings all panels back to where they are at first. */
	reset(): void;
}
