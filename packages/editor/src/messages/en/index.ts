import { actions } from './actions.ts';
import { clipboard } from './clipboard.ts';
import { connection } from './connection.ts';
import { dialogs } from './dialogs.ts';
import { files } from './files.ts';
import { find } from './find.ts';
import { layers } from './layers.ts';
import { locate } from './locate.ts';
import { menus } from './menus.ts';
import { newMap } from './new-map.ts';
import { objects } from './objects.ts';
import { panels } from './panels.ts';
import { preferences } from './preferences.ts';
import { properties } from './properties.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { shellActions } from './shell-actions.ts';
import { shortcuts } from './shortcuts.ts';
import { templates } from './templates.ts';
import { tileActions } from './tile-actions.ts';
import { tiles } from './tiles.ts';
import { tilesetDocument } from './tileset-document.ts';
import { tilesets } from './tilesets.ts';
import { ui } from './ui.ts';

/** The English texts that the page starts with. Each area has a file; a translation has the same shape. */
export const en = {
	actions,
	clipboard,
	connection,
	dialogs,
	files,
	find,
	layers,
	locate,
	menus,
	newMap,
	objects,
	panels,
	preferences,
	properties,
	session,
	shell,
	shellActions,
	shortcuts,
	templates,
	tileActions,
	tiles,
	tilesetDocument,
	tilesets,
	ui,
};

/** The texts of a language. */
export type Catalogue = typeof en;
