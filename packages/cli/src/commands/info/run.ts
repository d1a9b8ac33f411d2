import process from 'node:process';
import type { Document } from '@tilewright/format';
import { readDocument } from '../../documents/read-document.ts';
import { checkReferences } from '../../documents/references.ts';
import { describeFindings } from '../../findings/describe.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import { print, printMessage } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { readInput } from '../../host/read-input.ts';
import type { InfoFlags } from './flags.ts';
import { loadTilesets } from './load-tilesets.ts';
import type { TerminalPictures } from './picture/terminal-pictures.ts';
import { terminalPictures } from './picture/terminal-pictures.ts';
import { describe } from './print.ts';
import { summarize } from './summarize.ts';

/** Describes a document. If it has errors, prints those instead. */
export async function runInfo(path: string, { json = false, picture = true }: InfoFlags): Promise<Exit> {
	const input = await readInput(path);
	const result = readDocument(input.bytes);
	if (result.doc === undefined) {
		printMessage(
			describeFindings({ name: input.name, bytes: input.bytes, issues: result.issues }, {}, colorsFor(process.stderr)).trimEnd(),
		);
		return EXIT.findings;
	}
	const report = summarize(result, {
		path,
		bytes: input.bytes.length,
		references: await checkReferences(result.doc, input.folder),
		tilesets: result.kind === 'map' ? await loadTilesets(result.doc, input.folder) : new Map(),
	});
	const shown = json || !picture ? undefined : terminalPictures(process.stdout, process.env);
	if (shown !== undefined) await print(await pictureOf(result.doc, input, shown));
	await print(json ? `${JSON.stringify(report, null, 2)}\n` : describe(report, result.issues, colorsFor(process.stdout)));
	return EXIT.success;
}

/** A thumbnail of a map or world. If it fails, the description is still printed. */
async function pictureOf(doc: Document, input: Input, shown: TerminalPictures): Promise<string> {
	if (doc.type !== 'map' && doc.type !== 'world') return '';
	try {
		const { thumbnail } = await import('./picture/thumbnail.ts');
		return (await thumbnail(doc, input, shown, process.stdout.columns || 80)) ?? '';
	} catch (error) {
		if (process.env['TILEWRIGHT_DEBUG'] !== undefined) throw error;
		return '';
	}
}
