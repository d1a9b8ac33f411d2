import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Action } from './action.ts';
import type { DocumentKinds } from './document-kind.ts';
import type { MenuPart } from './menus.ts';
import type { Panel } from './panel.ts';
import type { ToolEntry } from './tool-entry.ts';

/**
 * The contributions of a feature to the editor. Each folder of `features` has one, in its `feature.ts`; the lists of features say in which order
 * they come.
 */
export interface Feature {
	/** Of several actions with the same keys, the first that can be done now is run: those of earlier features come first. */
	readonly actions?: readonly Action[];
	readonly tools?: readonly ToolEntry[];
	readonly panels?: readonly Panel[];
	readonly menus?: readonly MenuPart[];
	readonly kinds?: Partial<DocumentKinds>;
	/** Adds the feature to services that other features offer, such as the menus of tools. */
	readonly offer?: (editor: Editor) => void;
	/**
	 * Starts the feature's own work, such as following the files of open documents.
	 *
	 * @param page - the document of the page
	 */
	readonly start?: (editor: Editor, page: Document) => void;
}
