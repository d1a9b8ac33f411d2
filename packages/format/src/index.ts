export type { Codec, CodecFailure, Compression, Decoded } from './codec/codec.ts';
export { CodecUnavailableError } from './codec/codec.ts';
export { enumText } from './custom-types/enum-text.ts';
export { enumValue } from './custom-types/enum-value.ts';
export { findClass, findEnum } from './custom-types/find-type.ts';
export { mayBeUsedAs } from './custom-types/may-be-used-as.ts';
export type { MemberType, MemberTypes } from './custom-types/member-types.ts';
export { memberTypes } from './custom-types/member-types.ts';
export { mergeCustomTypes } from './custom-types/merge.ts';
export type { CustomClass, CustomEnum, CustomTypes, Member, UseAs } from './custom-types/model.ts';
export type { CustomTypesResult, CustomTypesSource } from './custom-types/read-custom-types.ts';
export { readCustomTypes } from './custom-types/read-custom-types.ts';
export type { CustomTypesForm } from './custom-types/types-form.ts';
export type { EditedText, RefusalReason, RefusedChange, TextChange, TextEdit } from './edit-text/change.ts';
export { changeValue } from './edit-text/change-value.ts';
export { editText } from './edit-text/edit-text.ts';
export type { ImageSize, ImageSizeOptions, SizedDocument } from './files/image-sizes.ts';
export { applyImageSizes, checkImageSizes, imagesToMeasure } from './files/image-sizes.ts';
export { isRooted, relocate } from './files/paths.ts';
export type { Reference } from './files/references.ts';
export { mapReferences, referencesOf } from './files/references.ts';
export type { ExportFolders } from './files/to-export.ts';
export { toExport } from './files/to-export.ts';
export { codeFrame } from './issue/code-frame.ts';
export type { Severity } from './issue/finding.ts';
export { FormatError } from './issue/format-error.ts';
export type { Issue } from './issue/issue.ts';
export type { IssueCode } from './issue/issue-codes.ts';
export { frameAt, frameEnd } from './model/animation.ts';
export type { Document, DocumentOf, Documents } from './model/document.ts';
export type { OwnedTile, SplitGid } from './model/gid.ts';
export { GidFlags, joinGid, splitGid, tileFinder } from './model/gid.ts';
export type { CellBounds, TileLayer } from './model/grid.ts';
export { cellAt, cellReader, chunkBounds, forEachTile, isInfinite } from './model/grid.ts';
export type { JsonValue } from './model/json-value.ts';
export { getProperty, propertyValues } from './model/property.ts';
export type * from './model/types.gen.ts';
export type { WalkedLayer } from './model/walk.ts';
export { walkLayers } from './model/walk.ts';
export { idsOf } from './read/check/tilesets.ts';
export { placeIssues } from './read/place-issues.ts';
export type {
	AsIsDocument,
	AsIsOptions,
	AsIsRead,
	AsIsResult,
	LazyOptions,
	LazyReadDocument,
	LazyReadResult,
	ReadDocument,
	ReadFailure,
	ReadOptions,
	ReadResult,
	Source,
} from './read/read.ts';
export { read } from './read/read.ts';
export { readMap, readTemplate, readTileset, readWorld } from './read/read-kind.ts';
export type { ReferenceRole, TargetVersion } from './spec/field.ts';
export type { Kind } from './spec/index.ts';
export type { ChunkExtent } from './write/chunks.ts';
export type { WriteOptions } from './write/options.ts';
export { TARGET_VERSIONS, targetVersion } from './write/target-version.ts';
export { write } from './write/write.ts';
