export { detachTemplates } from './detach-templates.ts';
export type {
	CellArea,
	CellsChange,
	Change,
	EmbeddedChange,
	FieldChange,
	KindChange,
	MovedChange,
	PositionChange,
	PresenceChange,
	PropertyChange,
	PropertyState,
	RenumberedChange,
	ReorderedChange,
	SizeChange,
	TileChange,
	TileUse,
} from './diff/change.ts';
export type { DescribeOptions } from './diff/describe/describe-changes.ts';
export { describeChanges } from './diff/describe/describe-changes.ts';
export type {
	Address,
	DocumentSubject,
	LayerAddress,
	LayerSubject,
	ObjectAddress,
	ObjectSubject,
	PartKind,
	PartSubject,
	Sides,
	Subject,
	TilesetAddress,
	TilesetSubject,
} from './diff/subject.ts';
export type { DiffOptions } from './diff.ts';
export { diff } from './diff.ts';
export { embedTilesets } from './embed-tilesets.ts';
export { checkForEngine } from './engines/check-for-engine.ts';
export type { Engine, Fact } from './engines/engine.ts';
export type { ExportSettings, TileDataSettings } from './engines/export-settings.ts';
export { exportSettingsFor, tileDataFor } from './engines/export-settings-for.ts';
export type { FeatureName } from './engines/features.ts';
export { ENGINES } from './engines/list.ts';
export type { MapChanges } from './export/change-maps.ts';
export { changesMaps, mapChanges } from './export/change-maps.ts';
export type { ChosenChunkSize } from './export/chunk-size.ts';
export { chunkSizeFor } from './export/chunk-size.ts';
export type { ExportContext, Exported, ExportOptions } from './export/export-document.ts';
export { exportDocument } from './export/export-document.ts';
export type { Flattening } from './export/flattening.ts';
export { flatteningFor } from './export/flattening.ts';
export type { Followed, Following } from './export/follow-images.ts';
export { followImages } from './export/follow-images.ts';
export { ownLosses } from './export/losses.ts';
export { writeDocument } from './export/write-document.ts';
export type { FlattenOptions } from './flatten.ts';
export { flatten } from './flatten.ts';
export type { CsvLayer } from './formats/csv.ts';
export { toCsv } from './formats/csv.ts';
export type { NamedLayer } from './formats/layer-file-names.ts';
export { layerFileNames } from './formats/layer-file-names.ts';
export type { LuaOptions } from './formats/lua/document.ts';
export { toLua } from './formats/lua/document.ts';
export { tilesetNames } from './formats/tileset-names.ts';
export type { TypeScriptOptions } from './formats/typescript/to-typescript.ts';
export { isTypesModule, toTypeScript } from './formats/typescript/to-typescript.ts';
export type { FileIssue, Graph, GraphFile, Link } from './graph/graph.ts';
export type { Abort, ResolveLimits, ResolveOptions } from './graph/options.ts';
export { resolve, resolveDocument } from './graph/resolve.ts';
export type { Target, Targets } from './graph/targets.ts';
export { targetsOf } from './graph/targets.ts';
export type { Layout } from './layout.ts';
export { layoutOf, withCrLf } from './layout.ts';
export type { FolderHandle } from './loader/folder.ts';
export { folderLoader } from './loader/folder.ts';
export type { Loaded, Loader, Refusal, Refused, Resolved } from './loader/loader.ts';
export type { MemoryFiles } from './loader/memory.ts';
export { memoryLoader } from './loader/memory.ts';
export type { SizeOptions } from './loader/refusals.ts';
export { resolveInRoot } from './loader/resolve-in-root.ts';
export type { Fetch, FetchResponse, UrlLoaderOptions } from './loader/url.ts';
export { urlLoader } from './loader/url.ts';
export { makeFinite } from './make-finite.ts';
export { firstFreeGid } from './maps/free-gid.ts';
export { spansOf } from './maps/spans.ts';
export { usedGids } from './maps/used.ts';
export type { Outcome } from './outcome.ts';
export type { Extensions } from './plan/destinations.ts';
export type { ExportPlan, PlanExportOptions, PlannedCopy, PlannedDocument } from './plan/export-plan.ts';
export { planExport } from './plan/plan-export.ts';
export type { Project } from './project/load-project.ts';
export { loadProject } from './project/load-project.ts';
export { moved as moveReferences } from './references/moved.ts';
export { referenceTo } from './references/paths.ts';
export type { RemoveUnusedOptions } from './remove-unused-tilesets.ts';
export { removeUnusedTilesets } from './remove-unused-tilesets.ts';
export { renumberTilesets } from './renumber-tilesets.ts';
export { repairGrownTilesets } from './repair-grown-tilesets.ts';
export type { ResolveTypesOptions } from './resolve-types.ts';
export { resolveTypes } from './resolve-types.ts';
export type { NewPaths, RetargetOptions } from './retarget.ts';
export { byExtension, retarget } from './retarget.ts';
export { hasUnsizedTiles, sizeTileObjects } from './size-tile-objects.ts';
export type { PlainObject } from './templates/merge.ts';
export { hasShape, mergeInstance } from './templates/merge.ts';
export { typeMembers } from './types/type-members.ts';
export type { Unembedded, UnembedOptions } from './unembed-tilesets.ts';
export { unembedTilesets } from './unembed-tilesets.ts';
export type { Fix, FixSubject } from './validate/fixes/fix.ts';
export type { FixedText, FixOptions, RefusedFix } from './validate/fixes/fix-text.ts';
export { fixText, imagesToFix } from './validate/fixes/fix-text.ts';
export { fixesFor } from './validate/fixes/list.ts';
export { lint } from './validate/lint.ts';
export { namedFileIssues } from './validate/named-files.ts';
export { isAboutFile, neededFiles } from './validate/needed.ts';
export type { ImageAt, OtherFiles } from './validate/other-files.ts';
export { imageIssues, imagesBy } from './validate/other-files.ts';
export type { Subject as LintSubject } from './validate/rules/rule.ts';
export type { ValidateOptions, Validation } from './validate/validate.ts';
export { validate } from './validate/validate.ts';
export type { ListedMaps } from './worlds/list-maps.ts';
export { listMaps } from './worlds/list-maps.ts';
export type { MapByPattern, MapsByPatterns, Place } from './worlds/maps-by-patterns.ts';
export { mapsByPatterns } from './worlds/maps-by-patterns.ts';
export type { Effort } from './worlds/regexp/effort.ts';
