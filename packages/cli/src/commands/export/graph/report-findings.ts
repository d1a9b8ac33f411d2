import type { FileIssue } from '@tilewright/ops';
import { isAboutFile } from '@tilewright/ops';
import { withCommandAdvice } from '../../../findings/explain-missing.ts';
import { printFileFindings, printMissingImages } from '../../../findings/file-findings.ts';
import { printMessage } from '../../../host/output.ts';
import { number } from '../../../host/text.ts';
import type { ExportedGraph } from './exported-graph.ts';
import type { Part } from './part.ts';
import { needsAllFiles } from './read-part.ts';

/** The sources about which an error was printed. */
interface Reported {
	readonly failed: Set<string>;
	/** Those for which a file is missing. */
	readonly incomplete: ReadonlySet<string>;
}

/** Prints the findings of an export before anything is written. */
export async function reportFindings(
	{ flags, gate, witness }: Part,
	{ issues, graph, ignored }: { readonly issues: readonly FileIssue[]; readonly graph: ExportedGraph; readonly ignored: number },
): Promise<Reported> {
	const { verbose = false } = flags;
	const advised = withCommandAdvice(issues, graph, gate);
	for (const { file, severity } of advised) if (verbose || severity !== 'info') witness?.spoken(file);
	await printFileFindings(advised, gate, verbose);
	for (const path of needsAllFiles(flags) ? [] : await printMissingImages(graph)) witness?.spoken(path);
	if (ignored > 0 && verbose)
		printMessage(`note: ${number(ignored)} JSON files are ignored: they are not maps, tilesets, templates or worlds.`);
	const errors = advised.filter(({ severity }) => severity === 'error');
	return {
		failed: new Set(errors.map(({ file }) => file)),
		incomplete: new Set(errors.filter(isAboutFile).map(({ file }) => file)),
	};
}
