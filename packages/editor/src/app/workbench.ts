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
