import type { ImageSize } from '@tilewright/format';
import type { Exported } from '@tilewright/ops';
import type { ExportJob } from '../background/jobs.ts';
import { exportInBackground } from '../background/run-in-background.ts';
import { projectOf } from '../session/project-types.ts';
import type { Session } from '../session/session.ts';
import type { ExportChoice } from './choice.ts';
import { optionsOf } from './choice.ts';

/** Makes the files of an export, without writing them. They are those that the command writes. */
export async function runExport(
	session: Session,
	choice: ExportChoice,
	sizes: ReadonlyMap<string, ImageSize>,
	signal?: AbortSignal,
): Promise<Exported> {
	const path = session.path.value;
	const types = session.types.value;
	const hasTypes = types.classes.length > 0 || types.enums.length > 0;
	const typesPath = hasTypes ? projectOf(path, await session.files.list()) : undefined;
	const job: ExportJob = {
		type: 'export',
		path,
		graph: session.graph.value,
		to: choice.target,
		format: choice.format,
		options: {
			...optionsOf(choice, session.doc.value),
			...(hasTypes && { types }),
			...(typesPath !== undefined && { typesPath }),
		},
		sizes,
	};
	return await exportInBackground(job, signal);
}
