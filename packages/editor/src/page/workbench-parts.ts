import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { ComponentType } from 'preact';

/**
 * The parts of the page that show and change maps. They are loaded with the first map, or when the page has nothing else to do: the start
 * page needs none of them.
 */
export interface Workbench {
	/** The buttons above the maps. */
	readonly Toolbars: ComponentType;
	/** The maps, with the panels around them. */
	readonly Dock: ComponentType;
	/** The line below the maps. */
	readonly StatusBar: ComponentType;
}

/** The workbench, once it is loaded. */
export const workbench = service('workbench', (_: Editor) => signal<Workbench | undefined>(undefined));
