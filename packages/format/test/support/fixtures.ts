import type { Issue } from '@tilewright/format';

/** The documents in `fixtures/` as bytes: some are not UTF-8, and some have line breaks that must not change. */
const inputs: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/{valid,invalid}/*/input.*', {
	query: '?url&inline',
	import: 'default',
	eager: true,
});
const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../fixtures/{valid,invalid}/*/{expected,findings}.json', {
	query: '?raw',
	import: 'default',
	eager: true,
});

const worlds: Readonly<Record<string, string>> = import.meta.glob('../../../../examples/**/*.{tmj,tsj,tj,world}', {
	query: '?url&inline',
	import: 'default',
	eager: true,
});

/** One folder of `fixtures/valid` or `fixtures/invalid`. */
export interface Fixture {
	readonly name: string;
	readonly input: Uint8Array;
	/** The path of the input's folder, as in the globs. */
	readonly folder: string;
}

/** All folders of `fixtures/valid` or `fixtures/invalid`. */
export function fixtures(group: 'valid' | 'invalid'): Fixture[] {
	return Object.entries(inputs).flatMap(([path, url]) => {
		const [, folder, , found, name] = /^((.*)\/(\w+)\/([^/]+))\/input\.\w+$/.exec(path) ?? [];
		if (folder === undefined || name === undefined || found !== group) return [];
		return [{ name, folder, input: bytesOf(url) }];
	});
}

/** The documents of `examples/`. */
export const examples = (): Pick<Fixture, 'name' | 'input'>[] =>
	Object.entries(worlds).map(([path, url]) => ({ name: path.replace(/^[./]*/, ''), input: bytesOf(url) }));

/** A text file in the same folder; `undefined` if there is no such file. */
export const textOf = (fixture: Fixture, file: 'expected.json' | 'findings.json'): string | undefined => texts[`${fixture.folder}/${file}`];

function bytesOf(dataUrl: string): Uint8Array {
	const [head = '', body = ''] = dataUrl.split(',', 2);
	if (head.endsWith(';base64')) return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
	return new TextEncoder().encode(decodeURIComponent(body));
}

/** Findings as in the fixtures: their places and texts. */
export const findingsOf = (issues: readonly Issue[]): readonly Pick<Issue, (typeof KEPT)[number]>[] =>
	issues.map(({ code, severity, pointer, line, column, message, advice }) => ({
		code,
		severity,
		pointer,
		...(line !== undefined && { line }),
		...(column !== undefined && { column }),
		message,
		advice,
	}));

const KEPT = ['code', 'severity', 'pointer', 'line', 'column', 'message', 'advice'] as const;

/** The text of a file with the findings. */
export const printFindings = (issues: readonly Issue[]): string => `${JSON.stringify(findingsOf(issues), null, '\t')}\n`;

/** Hides compressed data, which depends on the platform's compressor. */
export const withoutCompressed = (text: string): string =>
	/"compression": "(?:zlib|gzip|zstd)"/.test(text) ? text.replaceAll(/"data": "[^"]*"/g, '"data": "…"') : text;
