import type { TsdownPlugin } from 'tsdown';
import ts from 'typescript';

/** The tables of the format, and the steps that turn older forms into newer ones and back. */
const TABLES = /\/packages\/format\/src\/(?:spec|(?:read\/upgrade|write\/downgrade)\/steps)\/[^/]+\.ts$/;
/** Fields that only tools read, to generate types, JSON Schema and the format reference. */
const PROSE: ReadonlySet<string> = new Set(['doc', 'label', 'section', 'title', 'unit', 'versions']);

/** Leaves the prose of format's tables out of the builds. Spaces take its place, so that source maps stay right. */
export function stripProse(): TsdownPlugin {
	return {
		name: 'strip-prose',
		transform: { filter: { id: TABLES }, handler: (code) => ({ code: withoutProse(code), map: null }) },
	};
}

function withoutProse(code: string): string {
	const pieces: string[] = [];
	let at = 0;
	const visit = (node: ts.Node): void => {
		if (!isProse(node)) {
			node.forEachChild(visit);
			return;
		}
		const end = node.end + (/^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0);
		pieces.push(code.slice(at, node.getStart()), code.slice(node.getStart(), end).replace(/[^\n]/g, ' '));
		at = end;
	};
	visit(ts.createSourceFile('table.ts', code, ts.ScriptTarget.Latest, true));
	return [...pieces, code.slice(at)].join('');
}

/** A field may have the name of a piece of prose; its value is an object then. */
const isProse = (node: ts.Node): boolean =>
	ts.isPropertyAssignment(node) &&
	ts.isIdentifier(node.name) &&
	PROSE.has(node.name.text) &&
	(ts.isStringLiteralLike(node.initializer) || ts.isTemplateExpression(node.initializer) || ts.isArrayLiteralExpression(node.initializer));
