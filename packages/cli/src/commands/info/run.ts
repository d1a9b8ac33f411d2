import process from 'node:process';
import type { Document } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';
import { furtherFindings } from '../../documents/further-findings.ts';
import { readDocument } from '../../documents/read-document.ts';
import { followPatterns, inOrder } from '../../documents/world-patterns.ts';
import { describeFindings } from '../../findings/describe-findings.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { checkReferences } from '../../gate/references.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import { printBytes, printJson, printMessage, printText } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { readInput } from '../../host/read-input.ts';
import { clean } from '../../host/terminal.ts';
import { cut, number } from '../../host/text.ts';
import type { InfoFlags } from './flags.ts';
import { loadTilesets } from './load-tilesets.ts';
import { lookFor } from './look.ts';
import type { TerminalPictures } from './picture/terminal-pictures.ts';
import { terminalPictures } from './picture/terminal-pictures.ts';
import { describe } from './print-report.ts';
import type { InfoReport } from './report.ts';
import { summarize } from './summarize.ts';

/** Describes a document. If it has errors, prints those instead. */
export async function runInfo(path: string, { json = false, picture = true, ...flags }: InfoFlags): Promise<Exit> {
	const input = await readInput(path, flags.base);
	const result = readDocument(input.bytes);
	if (result.doc === undefined) {
		printMessage(describeFindings({ name: input.name, bytes: input.bytes, issues: result.issues }, {}, colorsFor('stderr')).trimEnd());
		return EXIT.findings;
	}
	const gate = gateFor(input.folder, flags);
	const found = result.kind === 'world' ? await followPatterns(result.doc, input, gate.loader) : undefined;
	const further = await furtherFindings(result.doc, input, gate, input.isFile || flags.base !== undefined);
	const issues = inOrder(result.issues, further.own);
	const report = summarize(
		{ ...result, issues },
		{
			path,
			bytes: input.bytes.length,
			references: await checkReferences(referencesOf(result.doc), input.path, gate),
			tilesets: result.kind === 'map' ? await loadTilesets(result.doc, input.path, gate.loader) : new Map(),
			mapsByPatterns: found?.maps ?? [],
			others: further.others,
		},
	);
	printOutside(report, input.path, gate);
	const shown = json || !picture ? undefined : terminalPictures(process.stdout, process.env);
	if (shown !== undefined) await printBytes(Buffer.from(await pictureOf(result.doc, input, gate.loader, shown)));
	if (json) await printJson(report);
	else await printText(describe(report, issues, further.others, lookFor('stdout')));
	return EXIT.success;
}

/** Prints that files outside the root are not described, and how they are. */
function printOutside({ references }: InfoReport, from: string, gate: Gate): void {
	// The files of properties are never read.
	const outside = references.filter((reference) => reference.outside && reference.role !== 'file').map(({ path }) => path);
	const [first] = outside;
	if (first === undefined) return;
	const more = outside.length === 1 ? '' : ` and ${number(outside.length - 1)} more`;
	const advice = gate.adviceFor(outside.map((reference) => ({ reference, from })));
	printMessage(`note: "${cut(clean(first), 60)}"${more} may not be read: outside the root.\n  ${clean(advice)}`);
}

/** A thumbnail of a map or world. If it fails, the description is still printed. */
async function pictureOf(doc: Document, { path }: Input, loader: Loader, shown: TerminalPictures): Promise<string> {
	if (doc.type !== 'map' && doc.type !== 'world') return '';
	try {
		const { thumbnail } = await import('./picture/thumbnail.ts');
		return (await thumbnail(doc, path, loader, shown, process.stdout.columns || 80)) ?? '';
	} catch (error) {
		if (process.env['TILEWRIGHT_DEBUG'] !== undefined) throw error;
		return '';
	}
}
