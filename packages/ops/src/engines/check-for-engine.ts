import type { Document, Issue } from '@tilewright/format';
import { createReport, ignoredByEngine, notInEngine } from '@tilewright/format/internal';
import type { Engine } from './engine.ts';
import { FEATURES } from './features.ts';
import { FIND } from './find-features.ts';

/**
 * Lists the features of a document that the loader of an engine cannot read, each once, at its first place.
 *
 * @param syntax - of the file, since some loaders read less of one
 * @returns the findings, with pointers; `placeIssues` adds lines
 * @example const issues = checkForEngine(map, 'json', phaser);
 */
export function checkForEngine(doc: Document, syntax: 'json' | 'xml', engine: Engine): readonly Issue[] {
	const report = createReport();
	for (const { feature, effect, happens, syntax: only } of engine.facts) {
		if (only !== undefined && only !== syntax) continue;
		const { what, advice } = FEATURES[feature];
		const finding = effect === 'lost' ? notInEngine : ignoredByEngine;
		for (const path of FIND[feature](doc, syntax))
			report.count(finding, feature, path, { engine: engine.title, what, effect: happens, remedy: advice });
	}
	return report.issues;
}
