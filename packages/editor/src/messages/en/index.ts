import { actions } from './actions.ts';
import { layers } from './layers.ts';
import { panels } from './panels.ts';
import { properties } from './properties.ts';
import { shell } from './shell.ts';
import { tools } from './tools.ts';
import { ui } from './ui.ts';

/** The English texts. Each area has a file; a translation has the same shape. */
export const en = {
	actions,
	layers,
	panels,
	properties,
	shell,
	tools,
	ui,
};

/** The texts of a language. */
export type Catalogue = typeof en;
