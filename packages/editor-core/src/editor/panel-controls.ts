import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { service } from '../services/service.ts';
import type { Editor } from './editor.ts';

/** Moves the panels around the maps. */
export interface PanelControls {
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

/** Shows and hides panels; `undefined` while the page has none. */
export const panelControls = service('panels', (_: Editor) => signal<PanelControls | undefined>(undefined));
