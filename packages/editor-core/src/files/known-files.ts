/** Files that the editor lists: documents, projects, rules, stamps and pictures. */
const KNOWN = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world|stamp|tiled-project|txt|png|apng|jpe?g|gif|webp|avif|svg|bmp)$/i;

/** Whether the editor lists a file. */
export const isKnownFile = (name: string): boolean => KNOWN.test(name);

/** Whether a file or folder is left out: those of programs, and `node_modules`. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** The names of documents: maps first, then extensions that only documents have, then those that any file may have. */
const DOCUMENTS = [/\.(?:tmx|tmj)$/i, /\.(?:world|tsx|tsj|tx|tj)$/i, /\.(?:json|js|xml)$/i];

/** The files that can be opened, as far as their names tell: maps first, as people open them most. */
export const documentsAmong = (paths: readonly string[]): string[] =>
	DOCUMENTS.flatMap((names) => paths.filter((path) => names.test(path)));

/** Whether a file is a project, as far as its name tells. */
export const isProject = (path: string): boolean => path.endsWith('.tiled-project');

/** The files that people find and open by their names: documents, then projects. */
export const listedAmong = (paths: readonly string[]): string[] => [...documentsAmong(paths), ...paths.filter(isProject)];

/** Chooses which of some files to open first: the maps, if there are any; else other documents, else files that may be one. */
export const firstAmong = (paths: readonly string[]): string[] =>
	DOCUMENTS.map((names) => paths.filter((path) => names.test(path))).find((found) => found.length > 0) ?? [];

/** The largest number of files of a folder that are listed. */
export const MOST_FILES = 20_000;
