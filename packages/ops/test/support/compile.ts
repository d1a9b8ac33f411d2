import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
	target: ts.ScriptTarget.ES2022,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	strict: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	isolatedModules: true,
	erasableSyntaxOnly: true,
	verbatimModuleSyntax: true,
	rewriteRelativeImportExtensions: true,
	types: [],
};

/** The libraries of TypeScript, which take longer to parse than the modules of a test. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles modules of a folder in memory. @returns `name:line message` of each error, and the emitted code by name */
export function compile(modules: Readonly<Record<string, string>>): {
	readonly errors: readonly string[];
	readonly emitted: Readonly<Record<string, string>>;
} {
	const host = ts.createCompilerHost(OPTIONS);
	const own = new Map(Object.entries(modules).map(([name, text]) => [`/types/${name}`, text]));
	const { getSourceFile, fileExists, readFile } = host;
	host.getSourceFile = (path, options) => {
		if (own.has(path)) return ts.createSourceFile(path, own.get(path) ?? '', options);
		if (!libraries.has(path)) libraries.set(path, getSourceFile(path, options));
		return libraries.get(path);
	};
	host.fileExists = (path) => own.has(path) || fileExists(path);
	host.readFile = (path) => own.get(path) ?? readFile(path);
	host.directoryExists = (path) => path === '/types' || (ts.sys.directoryExists(path) && !path.startsWith('/types'));
	const emitted: Record<string, string> = {};
	host.writeFile = (path, text) => {
		emitted[path.slice('/types/'.length)] = text;
	};
	const program = ts.createProgram([...own.keys()], OPTIONS, host);
	const errors = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
		const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
		return `${file?.fileName.slice('/types/'.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
	});
	program.emit();
	return { errors, emitted };
}
