import { withoutMarks } from './without-marks.ts';

/** Where modules import `unpack` and `withMaps` from. */
export const RUNTIME = '@tilewright/vite/runtime';

/** How a module refers to the URL of a file. */
export interface FileUrl {
	/** An expression. */
	readonly url: string;
	/** An import that the expression needs. */
	readonly statement?: string;
}

/** The code of a module whose default export is what a packed text holds. */
export function moduleCode(text: string, urls: readonly FileUrl[]): string {
	return [
		`import { unpack } from ${JSON.stringify(RUNTIME)};`,
		...urls.flatMap(({ statement }) => statement ?? []),
		// Bundlers drop a map that nothing uses.
		`export default /* @__PURE__ */ unpack(${quoted(text)}, [${urls.map(({ url }) => url).join(', ')}]);\n`,
	].join('\n');
}

/** The code of a module whose default export is a world. Its maps are modules, too, which are loaded when they are asked for. */
export function worldModuleCode(text: string, urls: readonly FileUrl[], maps: readonly string[]): string {
	const world = `unpack(${quoted(text)}, [${urls.map(({ url }) => url).join(', ')}])`;
	return [
		`import { unpack, withMaps } from ${JSON.stringify(RUNTIME)};`,
		...urls.flatMap(({ statement }) => statement ?? []),
		`export default /* @__PURE__ */ withMaps(${world}, [${maps.map((map) => `() => import(${JSON.stringify(map)})`).join(', ')}]);\n`,
	].join('\n');
}

/** JSON is full of double quotes, so single ones need the fewest escapes. */
const quoted = (json: string): string =>
	`'${withoutMarks(json).replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
