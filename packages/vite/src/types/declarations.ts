/** The beginning of the declarations that the plugin writes. */
const START = '// What imports of maps give';

/** Whether a text is such declarations. */
export const isDeclarations = (text: string): boolean => text.startsWith(START);

/**
 * Declares the types of imported maps: objects have the types of the project's classes.
 *
 * @param module - how the module with the classes is imported
 */
export function declarations(module: string): string {
	const map = `import('@tilewright/play').GameMap<import(${JSON.stringify(module)}).Classes>`;
	return [
		`${START}. Written by \`@tilewright/vite\`, in place of \`@tilewright/vite/client\`. Changes of this file will be lost.\n`,
		...['*.tmx', '*.tmj', '*?map'].map((files) => declaration(files, 'map', map)),
		...['*.tsj', '*?tileset'].map((files) => declaration(files, 'tiles', "import('@tilewright/play').TileTable")),
		declaration('*.world', 'world', `import('@tilewright/vite').ImportedWorld<import(${JSON.stringify(module)}).Classes>`),
	].join('\n');
}

const declaration = (files: string, name: string, type: string): string =>
	`declare module '${files}' {\n\tconst ${name}: ${type};\n\texport default ${name};\n}\n`;
