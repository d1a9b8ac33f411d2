import { createRequire } from 'node:module';
import { cwd } from 'node:process';
import { checkOptions } from './check-options.ts';
import type { Log } from './findings.ts';
import { errorLog, logOf, withPlace } from './findings.ts';
import type { LoadedDocument } from './load/load-document.ts';
import { loadDocument } from './load/load-document.ts';
import { loadWorld } from './load/load-world.ts';
import { placesFor } from './load/places.ts';
import { fileUrls } from './module/file-urls.ts';
import { moduleCode, RUNTIME, worldModuleCode } from './module/module-code.ts';
import { pack } from './module/pack.ts';
import type { TilewrightOptions } from './options.ts';
import { fileOf, idOf, importOf, queried, requestOf } from './requests.ts';
import { writeTypes } from './types/write-types.ts';

/** Where an import leads. */
interface Resolved {
	readonly id: string;
	/** Whether the import is left to the program that runs the build. */
	readonly external?: boolean | 'absolute' | 'relative';
}

/** The members that the hooks use of the context that Rollup and Vite give them. */
export interface BuildContext {
	addWatchFile(path: string): void;
	emitFile(file: { readonly type: 'asset'; readonly name: string; readonly source: Uint8Array }): string;
	resolve(source: string, importer?: string, options?: { readonly skipSelf?: boolean }): Promise<Resolved | null>;
	/** Has `rolldownVersion` in Rolldown, which is in Vite 8. */
	readonly meta: object;
	warn(log: Log): void;
	error(log: Log): never;
}

/** A module of Vite's dev server. */
interface DevModule {
	readonly id: string | null;
	/** `undefined` until it has been loaded. */
	readonly isSelfAccepting?: boolean | undefined;
}

/** The environment of a dev server for pages, or for a server. */
interface DevEnvironment<Module> {
	readonly moduleGraph: { getModuleById(id: string): Module | undefined };
	readonly hot: { send(message: { readonly type: 'full-reload' }): void };
}

/** The plugin: for Vite, and for Rollup, which ignores the hooks of Vite. */
export interface TilewrightPlugin {
	readonly name: string;
	readonly enforce: 'pre';
	config(): { optimizeDeps: { exclude: string[] } };
	configResolved(config: { readonly root: string; readonly publicDir: string; readonly cacheDir: string }): void;
	configureServer(server: { readonly watcher: { add(paths: string[]): unknown } }): void;
	buildStart(): Promise<void>;
	resolveId(this: BuildContext, source: string, importer: string | undefined): Promise<string | undefined>;
	load(this: BuildContext, id: string): Promise<{ code: string; map: { mappings: '' }; moduleSideEffects: boolean } | undefined>;
	hotUpdate<Module extends DevModule>(
		this: { readonly environment: DevEnvironment<Module> },
		update: { readonly file: string; readonly modules: Module[] },
	): Promise<Module[] | undefined>;
}

/**
 * A plugin for Vite and Rollup with which games import maps: `import town from './town.tmx'`. The map is read and checked when the game is
 * built, and is what `loadMap` of `@tilewright/play` returns.
 *
 * @example export default defineConfig({ plugins: [tilewright({ project: 'game.tiled-project' })] });
 */
export function tilewright(options: TilewrightOptions = {}): TilewrightPlugin {
	let places = placesFor(cwd(), options);
	/** The folder whose files Vite serves as they are; absent in Rollup. */
	let publicFolder: string | undefined;
	let watch: ((paths: string[]) => unknown) | undefined;
	/** The files that modules depend on, by the ids of the modules. */
	const dependencies = new Map<string, ReadonlySet<string>>();
	/** The warnings about modules that were shown: several modules have the same files, and a dev server shows new ones only. */
	const shown = new Map<string, ReadonlySet<string>>();

	return {
		name: 'tilewright',
		enforce: 'pre',

		// If Vite found it only when the first map is imported, the dev server would load the page again.
		config: () => ({ optimizeDeps: { exclude: ['@tilewright/vite'] } }),

		configResolved({ root, publicDir, cacheDir }) {
			places = placesFor(root, options, cacheDir);
			publicFolder = publicDir;
		},

		configureServer({ watcher }) {
			watch = (paths) => watcher.add(paths);
		},

		async buildStart() {
			checkOptions(options);
			if (places.project !== undefined) watch?.([places.project]);
			await writeOwnTypes();
		},

		async resolveId(source, importer) {
			if (source === RUNTIME) {
				const found = await this.resolve(source, importer, { skipSelf: true });
				// Builds for servers leave packages out, but this one may not be installed on the server.
				return found === null || found.external ? createRequire(import.meta.url).resolve(RUNTIME) : found.id;
			}
			const from = importer === undefined ? undefined : fileOf(importer);
			if (from !== undefined) return (await this.resolve(source, from, { skipSelf: true }))?.id;
			if (fileOf(source) !== undefined) return source;
			const request = queried(source);
			const found = request === undefined ? null : await this.resolve(request.file, importer, { skipSelf: true });
			return request === undefined || found === null ? undefined : idOf({ ...request, file: found.id });
		},

		async load(id) {
			const request = requestOf(id);
			if (request === undefined) return undefined;
			const loaded =
				request.kind === 'world' ? await loadWorld(request.file, places, options) : await loadDocument(request, places, options);
			dependencies.set(id, loaded.dependencies);
			// In a dev server, `addWatchFile` would make modules of these files, and an update of each.
			if (watch !== undefined) watch([...loaded.dependencies]);
			else for (const path of loaded.dependencies) this.addWatchFile(path);
			report(this, id, loaded);
			const { text, files } = pack(loaded.value, loaded.fileOf, loaded.replacements);
			const urls = await fileUrls(files, { from: request.file, base: places.base, publicFolder, emit: (file) => this.emitFile(file) });
			const maps = loaded.maps?.map((map) => importOf(map, request.file));
			const code = maps === undefined ? moduleCode(text, urls) : worldModuleCode(text, urls, maps);
			return { code, map: { mappings: '' }, moduleSideEffects: false };
		},

		async hotUpdate({ file, modules }) {
			if (file === places.project) await writeOwnTypes();
			const ids = [...dependencies].filter(([, files]) => files.has(file)).map(([id]) => id);
			const { moduleGraph, hot } = this.environment;
			const changed = ids.flatMap((id) => moduleGraph.getModuleById(id) ?? []);
			// Vite updates only modules that a page has loaded: a page that was opened with a mistake would never get the fix.
			if (changed.some(({ isSelfAccepting }) => isSelfAccepting === undefined)) hot.send({ type: 'full-reload' });
			return changed.length === 0 ? undefined : [...new Set([...modules, ...changed])];
		},
	};

	async function writeOwnTypes(): Promise<void> {
		const { project, types } = places;
		if (types === undefined) return;
		if (project === undefined) throw new Error('The option `types` needs the option `project`.');
		if (!/(?<!\.d)\.ts$/.test(types))
			throw new Error(`The option \`types\` needs the name of a module in TypeScript, found "${options.types}".`);
		await writeTypes(project, types);
	}

	/** Fails the build, or shows what is new. */
	function report(context: BuildContext, id: string, { issues, contents, value }: LoadedDocument): void {
		const warnings = issues.filter(({ severity }) => severity === 'warning');
		const errors = issues.filter(({ severity }) => severity === 'error');
		const failure = errorLog(options.strict ? [...errors, ...warnings] : errors, contents, places.base);
		if (failure !== undefined) context.error(failure);
		if (value === undefined) throw new Error(`${id} has no content, but no errors either.`);
		const logs = new Map(warnings.map((issue) => [`${issue.file} ${issue.line} ${issue.message}`, logOf(issue, contents)]));
		// Rolldown shows only the message of a warning. The dev server shows its place, too.
		const isBare = watch === undefined && 'rolldownVersion' in context.meta;
		for (const [key, log] of logs) {
			if ([...shown.values()].some((before) => before.has(key))) continue;
			context.warn(isBare ? withPlace(log, places.base) : log);
		}
		shown.set(id, new Set(logs.keys()));
	}
}
