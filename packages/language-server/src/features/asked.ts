import type { OpenDocument } from '../open-documents.ts';
import type { Workspace } from '../workspace.ts';

/** A request for completion. */
export interface Asked {
	readonly document: OpenDocument;
	readonly text: string;
	/** The place of the cursor. */
	readonly index: number;
	readonly workspace: Workspace;
	/** Whether the code editor knows snippets. */
	readonly snippets: boolean;
}
