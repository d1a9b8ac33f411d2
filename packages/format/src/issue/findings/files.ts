import { finding } from '../finding.ts';

/** A reference that cannot be followed. */
type Reference = {
	/** The kind of file that is expected, such as `tileset`. */
	role: string;
	/** The path, as it is in the document. */
	found: string;
};

type Unusable = Reference & { reason: string };

const FIX_REFERENCE = 'Put the file where the reference points, or fix the reference.';

export const missingFile = /* @__PURE__ */ finding(
	'missing-file',
	'warning',
	({ role, found }: Reference & { reason?: string }) => `The ${role} ${found} does not exist.`,
	FIX_REFERENCE,
);

export const outsideRoot = /* @__PURE__ */ finding(
	'outside-root',
	'warning',
	({ role, found, reason }: Unusable) => `The ${role} ${found} may not be read: ${reason}.`,
	'Use a relative path to a file of the same project. If you trust the document, set a wider `root`.',
);

/** Reported by the plugin for builds, which gives players the files that a map names. */
export const notPublic = /* @__PURE__ */ finding(
	'not-public',
	'error',
	({ role, found, reason }: Unusable) => `The ${role} ${found} may not become a part of the game: ${reason}.`,
	'Name another file. If players may have all files of its kind, add the extension to the option `publicExtensions` of the plugin.',
);

export const unreadableFile = /* @__PURE__ */ finding(
	'unreadable-file',
	'warning',
	({ role, found, reason }: Unusable) => `The ${role} ${found} cannot be read: ${reason}.`,
	'Check the file and its permissions, or fix the reference.',
);

export const wrongFileKind = /* @__PURE__ */ finding(
	'wrong-file-kind',
	'warning',
	({ role, found, kind }: Reference & { kind: string }) => `The file ${found} should be a ${role}, but it is a ${kind}.`,
	'Fix the reference.',
);

export const brokenFile = /* @__PURE__ */ finding(
	'broken-file',
	'warning',
	({ role, found, error }: Reference & { error: string }) => `The ${role} ${found} has errors and cannot be used. The first is: ${error}`,
	'Fix that file; its own findings say where.',
);

export const referenceCycle = /* @__PURE__ */ finding(
	'reference-cycle',
	'warning',
	({ role, found, cycle }: Reference & { cycle: string }) => `The ${role} ${found} refers back to this file: ${cycle}.`,
	'Remove one of these references; a file cannot be a part of itself.',
);

export const notFollowed = /* @__PURE__ */ finding(
	'not-followed',
	'warning',
	({ role, found, reason }: Unusable) => `The ${role} ${found} was not read: ${reason}.`,
	'If you trust the documents, raise the limit.',
);

export const tilesetNeeded = /* @__PURE__ */ finding(
	'tileset-needed',
	'error',
	({ operation, found, reason }: { operation: string; found: string; reason: string }) =>
		`${operation} needs the tileset ${found}: ${reason}. The reference is kept.`,
	FIX_REFERENCE,
);

export const notEmbedded = /* @__PURE__ */ finding(
	'dropped',
	'warning',
	({ field }: { field: string }) => `\`${field}\` has no meaning in a reference to a tileset. It is not copied into the embedded tileset.`,
	'Write the field into the file of the tileset if you need it.',
);

export const templateNeeded = /* @__PURE__ */ finding(
	'template-needed',
	'error',
	({ operation, found, reason }: { operation: string; found: string; reason: string }) =>
		`${operation} needs the template ${found}: ${reason}. The instance is kept.`,
	FIX_REFERENCE,
);

export const templateTile = /* @__PURE__ */ finding(
	'template-tile',
	'error',
	({ found, reason }: { found: string; reason: string }) =>
		`The tile of the template ${found} cannot be used here: ${reason}. The instance is kept.`,
	'Give the template a tileset that has its tile. Collision shapes cannot show tiles.',
);

export const gidsUsedUp = /* @__PURE__ */ finding(
	'gids-used-up',
	'error',
	({ needed, last }: { needed: number; last: number }) =>
		`The tilesets need GIDs up to ${needed}, but the last GID is ${last}. Nothing was renumbered.`,
	'Remove tilesets that are not used.',
);

export const tooManyDefaults = /* @__PURE__ */ finding(
	'too-many-defaults',
	'error',
	({ limit }: { limit: number }) =>
		`Written out, the properties of classes and tiles would be too many or too large: more than ${limit} default values, or hundreds of millions of characters.`,
	'Do not write out the classes, or remove members of classes that contain each other.',
);

export const patternNotFollowed = /* @__PURE__ */ finding(
	'pattern-not-followed',
	'warning',
	({ found, reason }: { found: string; reason: string }) => `The pattern ${found} is not followed, so it places no maps: ${reason}.`,
	'Write a simpler expression: groups, classes and repetitions are enough. Or list the maps by name in `maps`.',
);

export const patternWithoutMaps = /* @__PURE__ */ finding(
	'pattern-without-maps',
	'warning',
	({ found }: { found: string }) => `The pattern ${found} matches no map in the folder of the world.`,
	'Check the expression, and that the maps are in the same folder as the world: patterns find maps only there.',
);

export const folderNotListed = /* @__PURE__ */ finding(
	'folder-not-listed',
	'warning',
	({ found }: { found: string }) => `The files that ${found} match are unknown: the loader cannot list folders.`,
	'Use a loader that can list folders, or list the maps by name in `maps`.',
);

export const patternReplaced = /* @__PURE__ */ finding(
	'pattern-replaced',
	'info',
	({ found, maps }: { found: string; maps: number }) =>
		`The pattern ${found} would not find its maps after the export. They are listed by name instead: ${maps}.`,
	'To keep the pattern, export the world together with its maps, and end the expression with their extension: `\\.tmx$`.',
);

export const notDrawn = /* @__PURE__ */ finding(
	'not-drawn',
	'warning',
	({ what, reason }: { what: string; reason: string }) => `${what} is not drawn, because it would take too long: ${reason}.`,
	'Make it simpler. If you trust the document, draw it without limits.',
);

export const tooLargeToBeFinite = /* @__PURE__ */ finding(
	'too-large',
	'error',
	({ found, limit }: { found: string; limit: number }) =>
		`As a finite map, each layer would have ${found} cells; the limit is ${limit}. The map stays infinite.`,
	'Some tiles are very far away from the others: remove them, or move them closer.',
);
