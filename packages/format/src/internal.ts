/**
 * For the other packages of this repository only: helpers that would otherwise be copied. Not part of the public API; it may change in any release.
 */

export { encodeBase64 } from './codec/base64.ts';
export { dataUrl, dataUrlBytes, isDataUrl } from './codec/data-url.ts';
export { COMPRESSION_LEVELS } from './codec/levels.ts';
export { typesIn } from './custom-types/form.ts';
export { ISSUE_CODES } from './issue/all-codes.ts';
export type { Finding } from './issue/finding.ts';
export * from './issue/findings/automapping.ts';
export { badConfig } from './issue/findings/config.ts';
export { changeDoesNotFit, noFittingTile } from './issue/findings/editing.ts';
export * from './issue/findings/files.ts';
export * from './issue/findings/layer-edits.ts';
export { tooMany } from './issue/findings/text.ts';
export * from './issue/findings/tileset-edits.ts';
export { gidPastEnd, overlappingTilesets } from './issue/findings/tilesets.ts';
export * from './issue/findings/together.ts';
export { notInCsv } from './issue/findings/writing.ts';
export { makeIssue } from './issue/issue.ts';
export type { Path, Report } from './issue/report.ts';
export { createReport } from './issue/report.ts';
export { short } from './issue/short.ts';
export { TILE_BITS } from './model/gid.ts';
export type { RawObject } from './model/json.ts';
export { isObject, setField } from './model/json.ts';
export { eachLayer, layerPath, mapLayers, visitLayers } from './model/layers.ts';
export { MOST_CELLS } from './model/limits.ts';
export { escapeSegment, parsePointer, pointerOf, valueAt } from './model/pointer.ts';
export { TERRAIN_COLORS } from './model/terrain-colors.ts';
export { isUsable } from './read/check/patterns.ts';
export { placeDirectly } from './read/place-directly.ts';
export type { PlainJson } from './read/plain-json.ts';
export { readPlainJson } from './read/plain-json.ts';
export { readOnDemand } from './read/read-on-demand.ts';
export { toUtf8 } from './read/text.ts';
export { variantFor, variantsOf } from './spec/choose.ts';
export type { ResourceName } from './spec/field.ts';
export { adapted } from './write/adapted.ts';
export type { FiniteBox } from './write/downgrade/finite-box.ts';
export { cellsInBox, finiteBox } from './write/downgrade/finite-box.ts';
export { indentation } from './write/indentation.ts';
export { base64TileData } from './write/tile-data.ts';
export { tileEncoding } from './write/write.ts';
