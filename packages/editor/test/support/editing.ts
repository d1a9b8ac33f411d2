import { systemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import type { MemoryFiles } from '@tilewright/ops';
import { editing as editingWithoutPage } from '../../../editor-core/test/support/editing.ts';
import { addFeatures } from '../../src/contributions/install.ts';
import { FEATURES } from '../../src/features.ts';
import { browserClipboard } from '../../src/platform/browser-clipboard.ts';
import { START_FEATURES } from '../../src/start-features.ts';

export { emptyMap } from '../../../editor-core/test/support/editing.ts';

/**
 * An editor that edits a map, with all actions.
 *
 * @param contents - of files besides the map, by their paths
 */
export function editing(map: TileMap, contents: MemoryFiles = {}): { readonly editor: Editor; readonly session: MapSession } {
	const made = editingWithoutPage(map, contents);
	systemClipboard.provide(made.editor, browserClipboard);
	addFeatures(made.editor, START_FEATURES);
	addFeatures(made.editor, FEATURES);
	return made;
}
