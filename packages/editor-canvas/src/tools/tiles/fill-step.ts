import type { EditOutcome, Region } from '@tilewright/edit';
import type { FillJob } from '@tilewright/editor-core/background/fill.ts';
import { changesInBackground } from '@tilewright/editor-core/background/run-in-background.ts';
import { editing } from '@tilewright/editor-core/session/pending.ts';
import { sessionWords } from '@tilewright/editor-core/session/session-words.ts';
import type { ToolContext } from '../../tool/tool.ts';
import { isSmall } from './fill-ghost.ts';
import { nextSeed, singleStep } from './stroke-step.ts';
import type { TilePaint } from './tile-paint.ts';
import { tilesWords } from './tiles-words.ts';

/**
 * Fills a region, as one step. A fill that takes too long for the page is found in the background; if the map is changed in the meantime in the same
 * cells, it stays as it was changed.
 *
 * @param filled - the changes of the fill, found in the page
 */
export function fillStep(context: ToolContext, name: string, paint: TilePaint, region: Region, filled: () => EditOutcome): void {
	const job = isSmall(region) ? undefined : paint.fillJob(region);
	if (job === undefined) singleStep(context, name, filled());
	else void fillLater(context, name, job);
	nextSeed(context);
}

async function fillLater(context: ToolContext, name: string, job: FillJob): Promise<void> {
	const { editor, session } = context;
	try {
		const outcome = await editing(session, () => editor.undertake(tilesWords.filling, ({ signal }) => changesInBackground(job, signal)));
		if (outcome !== undefined && !singleStep(context, name, outcome)) editor.notify(sessionWords.changedMeanwhile);
	} catch (error) {
		editor.fail(tilesWords.cannotFill, error instanceof Error ? error.message : String(error));
	}
}
