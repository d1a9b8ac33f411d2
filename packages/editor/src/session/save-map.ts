import type { ExportSettings, TileMap } from '@tilewright/format';
import { withoutExtension } from '@tilewright/ops/formats';
import { writeInBackground } from '../background/run.ts';
import type { Expected, WriteResult } from '../files/files.ts';
import { nameOf } from '../files/paths.ts';
import type { FileForm } from './file-form.ts';
import type { MapSession } from './map-session.ts';

/** The bytes of a map's file. A map that was not changed since it was read has the bytes that it had, if the layout is ours. */
export function mapBytes(session: MapSession, map: TileMap, form: FileForm, path: string): Promise<Uint8Array> {
	const { syntax, wrapped, layout } = form;
	const types = session.types.value;
	return writeInBackground({
		type: 'write',
		doc: withExportTarget(map, session.exportTarget.value),
		options: {
			...layout.options,
			syntax,
			...(wrapped && syntax === 'json' && { script: withoutExtension(nameOf(path)) }),
			...(syntax === 'xml' && { types }),
		},
		crlf: layout.crlf,
	});
}

/** A map that says where it was exported last. */
function withExportTarget(map: TileMap, target: ExportSettings | undefined): TileMap {
	if (map.editorsettings?.export === target) return map;
	const { editorsettings, ...others } = map;
	const { export: _, ...rest } = editorsettings ?? {};
	const settings = { ...rest, ...(target !== undefined && { export: target }) };
	return Object.keys(settings).length === 0 ? others : { ...map, editorsettings: settings };
}

/**
 * Writes a map to its file.
 *
 * @param expected - what must be in its place; by default what was read or written last
 */
export async function saveMap(session: MapSession, expected = expectedOf(session)): Promise<WriteResult> {
	const { history, files, form, path } = session;
	const at = path.value;
	// What is done while the file is written is not saved. Cells are changed in place, but the job is copied when it is sent.
	history.mark();
	const written = pointIn(history);
	const bytes = await mapBytes(session, history.doc, form.value, at);
	const result = await files.write(at, bytes, expected);
	if ('version' in result) session.markSaved(at, result.version, written());
	return result;
}

/** Remembers the present position of a history. @returns a function that finds it again; -1 if its step is gone */
function pointIn(history: MapSession['history']): () => number {
	const { position, steps } = history;
	const [before, first] = [steps[position - 1], steps[0]];
	if (before !== undefined) return () => history.steps.indexOf(before) + 1 || -1;
	return () => (first === undefined || history.steps[0] === first ? 0 : -1);
}

function expectedOf({ hasFile, version }: MapSession): Expected {
	if (!hasFile.value) return 'nothing';
	return version.value === undefined ? 'anything' : { version: version.value };
}
